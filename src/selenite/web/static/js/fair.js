// A fair deal (docs/fairness.md): this browser's part of the seed. It sees the server's commitment first,
// remembers it for each table, and checks the deal when the game is over.
import { checkDeal, showDeal } from "./deal_check.js";
import { one, onLoad } from "./dom.js";
import { commitmentTo, randomDigits } from "./hashes.js";
import { load, store } from "./storage.js";

const MOST = 200;
const PATIENCE = 2000;

// What this browser remembers by name, the newest last: for each table the commitment that it saw first,
// its own part, and the commitments of all players before it sent that; for each promise the part that it sent with it.
const remembered = (kind) => {
  const inMemory = {};
  const all = () => ({ ...JSON.parse(load(kind) ?? "{}"), ...inMemory });
  const put = (name, value) => {
    const rest = Object.entries(all()).filter(([other]) => other !== name);
    inMemory[name] = value;
    store(kind, JSON.stringify(Object.fromEntries([...rest, [name, value]].slice(-MOST))));
    return value;
  };
  return { all, put };
};
const deals = remembered("deals");
const offers = remembered("deal-offers");

const known = ({ deal: table, commitment }) =>
  deals.all()[table] ?? deals.put(table, { commitment, part: offers.all()[commitment] ?? "" });

// A part that has left this browser before is no secret: it is not sent to a table where others take part.
const isOffered = (part) => Object.values(offers.all()).includes(part);

// Whether this browser may send its part: it has seen what all players committed to, itself among them, in
// the order of their places, and the server showed nothing else before. From then on that is fixed.
const isSettled = async (table, own, place, promised) => {
  const listed = JSON.parse(promised).map((one) => `${one.place} ${one.commitment}`);
  const places = listed.map((line) => Number(line.split(" ")[0]));
  if (places.some((number, at) => at && !(number > places[at - 1]))) return false;
  if (!listed.includes(`${place} ${await commitmentTo(own.part)}`)) return false;
  const before = deals.all()[table].listed;
  if (before) return JSON.stringify(before) === JSON.stringify(listed);
  deals.put(table, { ...own, listed });
  return true;
};

const post = (address, digits) =>
  fetch(address, { method: "POST", body: new URLSearchParams(digits ? { digits } : {}), signal: AbortSignal.timeout(PATIENCE) });

// While people gather: commit to a part, and send it once everybody is ready.
let sent = "";

const takePart = async () => {
  const place = one("[data-deal]");
  if (!place) return;
  const { deal: table, commitment, stage, mine, place: number, promised } = place.dataset;
  const own = known(place.dataset);
  const doing = `${stage} ${mine}`;
  if (!stage || doing === sent || own.commitment !== commitment || isOffered(own.part)) return;
  sent = doing;
  if (stage === "commit" && (!own.part || !mine)) {
    const part = own.part || randomDigits();
    deals.put(table, { ...own, part });
    await post(`/t/${table}/commit`, await commitmentTo(part)).catch(() => {});
  } else if (stage === "part" && own.part && promised && await isSettled(table, own, number, promised)) {
    await post(`/t/${table}/part`, own.part).catch(() => {});
  }
};

// A table that starts at once: the server commits to a secret before it gets the part.
const makeOffer = async () => {
  try {
    const { promise } = await (await post("/promise")).json();
    return { promise, part: offers.put(promise, randomDigits()) };
  } catch {
    return { promise: "", part: "" };
  }
};

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!form.matches("[data-deals]") || [submitter?.name, submitter?.value].includes("invite")) return;
  if (form.dataset.offer === "made") return;
  event.preventDefault();
  if (form.dataset.offer === "asked") return;
  form.dataset.offer = "asked";
  for (const [name, value] of Object.entries(await makeOffer())) form.elements[name].value = value;
  form.dataset.offer = "made";
  form.requestSubmit(submitter);
});
addEventListener("pageshow", () => { for (const form of document.forms) delete form.dataset.offer; });

let offer = null;

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-deals]");
  if (!button || offer?.promise !== undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (offer) return;
  offer = {};
  offer = await makeOffer();
  button.click();
}, true);

document.addEventListener("htmx:config:request", (event) => {
  if (!event.target.matches("button[data-deals]") || !offer) return;
  const { headers } = event.detail.ctx.request;
  headers["Selenite-Promise"] = offer.promise ?? "";
  headers["Selenite-Part"] = offer.part ?? "";
  offer = null;
});

// When the game is over.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-deal-check]");
  if (!button) return;
  button.disabled = true;
  const { dealCheck: table, words } = button.dataset;
  const own = { ...deals.all()[table], offers: offers.all() };
  try {
    const record = await (await fetch(`/t/${table}/record.sel`)).text();
    showDeal(one("#deal-steps"), await checkDeal(record, { own }), JSON.parse(words));
    one("#deal-steps").focus();
    button.hidden = true;
  } catch {
    button.disabled = false;
  }
});

onLoad(() => {
  takePart();
  if (one("#places")) new MutationObserver(takePart).observe(one("#places"), { childList: true, subtree: true, attributes: true });
});
