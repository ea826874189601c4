// Selenite's own script: what the server can't do from afar. Keyboard, the turn's notice, silence.
"use strict";
(() => {
  const root = document.documentElement;
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isTyping = (element) => element.closest("input:not([type=checkbox], [type=radio]), textarea, select");
  const kept = (key, value) => {
    try {
      return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value);
    } catch {
      return null; // a browser that keeps nothing
    }
  };

  // The keyboard. Enter and Space press what is drawn, arrows walk over the board and the hand, m, d
  // and c go to the map, to what can be done and to the cards, and anything with data-key is pressed
  // by its key. A key that is held down presses once: the next step may lie where the last one was.
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const WALKS = ["#board svg [role=button]", "#hand button"];
  const ROOMS = {
    m: () => one("#board svg .lit[role=button]") ?? one("#board svg [role=button]"),
    d: () => one("#act .main") ?? one("#act button"),
    c: () => one("#hand button"),
  };
  const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const neighbour = (from, [dx, dy], walk) => {
    const [x, y] = middle(from);
    let nearest = null;
    let least = Infinity;
    for (const other of all(walk)) {
      const [along, across] = ((ox, oy) => [dx * (ox - x) + dy * (oy - y), Math.abs(dy * (ox - x) + dx * (oy - y))])(...middle(other));
      const far = along + 2 * across;
      if (along > 4 && across <= along && far < least) [nearest, least] = [other, far];
    }
    return nearest;
  };
  const keyOf = (event) => {
    const isForeign = event.key.length === 1 && event.key > "~" && event.code.startsWith("Key");
    const key = isForeign ? event.code.slice(3) : event.key;
    return key.length === 1 ? key.toLowerCase() : key;
  };
  const shortcut = (key) =>
    all("[data-key]").find(
      (element) => element.dataset.key === key && !element.disabled && element.getClientRects().length,
    );
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    const drawn = target.closest("svg [role=button]");
    const walk = ARROWS[event.key] && WALKS.find((selector) => target.closest(selector));
    const isPress = event.key === "Enter" || event.key === " ";
    const open = event.key === "Escape" && one(".drop[open]");
    let next = null;
    if (open) {
      open.open = false;
      open.querySelector("summary").focus();
    } else if (event.repeat && isPress && target.closest("button, [role=button]")) {
      // Pressed already.
    } else if (drawn && isPress) {
      press(drawn);
    } else if (walk && (next = neighbour(target.closest(walk), ARROWS[event.key], walk))) {
      next.focus();
    } else if (isTyping(target) && event.key !== "Escape") {
      return;
    } else if (event.key === "?" && (next = one("#command input"))) {
      next.closest("details")?.setAttribute("open", "");
      next.focus();
    } else if ((next = shortcut(keyOf(event)))) {
      if (!event.repeat || ARROWS[event.key]) press(next);
    } else if ((next = ROOMS[keyOf(event)]?.())) {
      next.focus();
    } else {
      return;
    }
    event.preventDefault();
  });

  // What had the focus may go with an update. The next step gets it then, or the line that says
  // whose turn it is.
  const STEPS = ["#act .main", "#act [hx-post]", "#state button", "#state"];
  let isByKeys = false;
  let held = null;
  document.addEventListener("keydown", () => { isByKeys = true; }, true);
  document.addEventListener("pointerdown", () => { isByKeys = false; }, true);
  document.addEventListener("focusin", (event) => { held = event.target; });
  const refocus = () => {
    if (!isByKeys || !held || document.activeElement !== document.body || !document.hasFocus()) return;
    const same = held.isConnected ? held : held.id && one(`#${CSS.escape(held.id)}`);
    (same || STEPS.map(one).find(Boolean))?.focus();
  };

  // What a click would do and cost is in titles, which show under a pointer only: for keys, a note.
  const tell = () => {
    const note = one("#tip");
    const target = isByKeys && document.activeElement.closest("#table :is(button, [role=button])");
    if (!note) return;
    note.textContent = (target && (target.querySelector(":scope > title")?.textContent ?? target.title)) || "";
    if (target) note.toggleAttribute("data-high", middle(target)[1] > window.innerHeight / 2);
  };
  for (const kind of ["focusin", "focusout", "pointerdown", "htmx:sse:after:message"])
    document.addEventListener(kind, () => requestAnimationFrame(tell));

  // My turn: a mark in the title, a sound, a notification. A table that starts is loaded anew.
  let sound = null;
  const beep = () => {
    if (root.dataset.sound === "off" || !sound) return;
    [660, 880].forEach((pitch, number) => {
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      const start = sound.currentTime + number * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
      tone.connect(volume).connect(sound.destination);
      tone.start(start);
      tone.stop(start + 0.3);
    });
  };
  const notify = (title, words) => {
    if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    try {
      const note = new Notification(title, { body: words, icon: "/static/icon.svg", tag: location.pathname });
      note.onclick = () => { window.focus(); note.close(); };
    } catch { /* phones notify only for installed pages */ }
  };
  // What has to be heard though it isn't shown, or in a part of the page that is folded up.
  const LINES_SPOKEN = 12;
  const speak = (words) => {
    const room = one("#spoken");
    if (!room || !words) return;
    room.append(Object.assign(document.createElement("p"), { textContent: words }));
    while (room.children.length > LINES_SPOKEN) room.firstElementChild.remove();
  };
  let before = null;
  const watch = () => {
    const turn = one("#state .turn");
    if (!turn) return;
    const now = { ...turn.dataset };
    document.title = `${now.turn === "yes" ? "● " : ""}${now.title} · Selenite`;
    // Advice is for one position, and nobody else at this screen is to read what one player asked.
    const isOther = before && now.seat !== before.seat;
    if (before && now.seq !== before.seq && one("#advice")) one("#advice").textContent = "";
    for (const id of isOther ? ["#advice", "#answer", "#msg"] : []) if (one(id)) one(id).textContent = "";
    if (isOther && one("#command")) one("#command").reset();
    if (before?.status === "gathering" && now.status !== before.status) location.reload();
    if (before && before.turn !== "yes" && now.turn === "yes" && now.status === "running") {
      beep();
      speak(now.spoken || turn.textContent);
      notify(now.title, turn.textContent);
    }
    before = now;
  };

  // The newest lines of log and chat stay in sight; a folded chat shows that there is news.
  const follow = (element) => {
    let isAtEnd = true;
    const down = () => { if (isAtEnd) element.scrollTop = element.scrollHeight; };
    element.addEventListener("scroll", () => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    });
    new MutationObserver((changes) => {
      down();
      const fold = element.closest("details:not([open])");
      if (!fold || (element.id === "chat" && root.dataset.muted !== undefined)) return;
      fold.dataset.news = "";
      for (const line of changes.flatMap((change) => [...change.addedNodes]))
        if (line.nodeName === "LI") speak(line.textContent);
    }).observe(element, { childList: true, subtree: true });
    element.closest("details")?.addEventListener("toggle", (event) => {
      delete event.target.dataset.news;
      down();
    });
    down();
  };

  // The stream: whoever hears nothing for too long knocks again, sooner after something was done
  // that it has to show: an empty answer says so.
  const SILENCE = 40000;
  const PATIENCE = 4000;
  let stream = null;
  let heard = Date.now();
  let asked = 0;
  let owed = 0;
  const hear = (event) => {
    stream = event.detail.connection ?? stream;
    heard = Date.now();
    owed = 0;
    delete root.dataset.offline;
  };
  document.addEventListener("htmx:sse:after:connection", hear);
  document.addEventListener("htmx:sse:before:message", hear);
  document.addEventListener("htmx:sse:error", () => { root.dataset.offline = ""; });
  setInterval(() => {
    const now = Date.now();
    if (!stream || (now - heard < SILENCE && (!owed || now - owed < PATIENCE))) return;
    heard = now;
    owed = 0;
    root.dataset.offline = "";
    stream.reader?.cancel();
    stream.abortController?.abort();
  }, 1000);

  // The second click of a double one would answer a question that wasn't there yet.
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest("#table [hx-post]:not(#do-undo)")) event.stopImmediatePropagation();
  }, true);
  // What is done at a table: where it is, how far the game was, and which page asks.
  document.addEventListener("htmx:config:request", (event) => {
    const table = event.target.closest("[data-table]");
    const { request } = event.detail.ctx;
    if (!table) return;
    if (!request.action.startsWith("/")) request.action = `${table.dataset.table}/${request.action}`;
    request.headers["Selenite-Seq"] = one("#state .turn").dataset.seq;
    request.headers["Selenite-Page"] = table.dataset.page;
  });
  // Requests: a refusal is gone when something else is done, and what was sent is cleared.
  const isStream = (event) => event.target.hasAttribute?.("hx-sse:connect");
  document.addEventListener("htmx:before:request", (event) => {
    if (isStream(event)) return;
    asked = Date.now();
    if (one("#msg")) one("#msg").textContent = "";
    if (event.target.id === "command") one("#answer").textContent = "";
  });
  document.addEventListener("htmx:after:request", (event) => {
    if (!isStream(event) && event.detail.ctx.response.status === 204 && heard < asked) owed = asked;
    const form = event.target.closest?.("form[data-clear]");
    if (!form || event.detail.ctx.response.status >= 400) return;
    const input = form.querySelector("input");
    form.reset();
    input.value = event.detail.ctx.response.headers.get("Selenite-Offer") ?? "";
    input.focus();
    input.select();
  });
  // Advice may come below what is opened.
  document.addEventListener("htmx:finally:request", (event) => {
    if (event.target.id === "do-hint") one("#advice").scrollIntoView({ block: "nearest" });
  });
  // Another question is read from its beginning.
  let question = null;
  document.addEventListener("htmx:sse:after:message", () => {
    const now = one("#act :is(h2, .asks)")?.textContent;
    if (now !== question && one("#act-room")) one("#act-room").scrollTop = 0;
    question = now;
  });
  // On a phone the hand lies below the board: who takes a card or ring looks for its places next.
  let isFromHand = false;
  document.addEventListener("htmx:before:request", (event) => {
    if (!isStream(event)) isFromHand = Boolean(event.target.closest?.("#hand"));
  });
  document.addEventListener("htmx:sse:after:message", () => {
    const isPhone = matchMedia("(max-width: 62rem)").matches;
    if (isFromHand && isPhone && one("#act .card-open .asks, #moon .lit")) one("#board-room").scrollIntoView();
    isFromHand = false;
  });
  document.addEventListener("htmx:error", (event) => {
    if (one("#msg") && !isStream(event)) one("#msg").textContent = one("#msg").dataset.failed;
  });

  // Copying and sharing a link, permission to notify, menus that close again.
  const copy = async (button) => {
    const field = one(button.dataset.copy);
    field.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else document.execCommand("copy");
    button.textContent = button.dataset.done;
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy], [data-share], [data-notify]");
    if (button?.dataset.copy) copy(button);
    if (button?.dataset.share) navigator.share({ url: button.dataset.share }).catch(() => {});
    if (button?.dataset.notify !== undefined) Notification.requestPermission().then(() => { button.hidden = true; });
    for (const drop of all(".drop[open]")) if (!drop.contains(event.target)) drop.open = false;
  });
  for (const kind of ["pointerdown", "keydown"]) // browsers sound only after somebody did something
    document.addEventListener(kind, () => { sound ??= new AudioContext(); }, { once: true });
  document.addEventListener("change", (event) => {
    if (event.target.id === "mute") {
      kept("mute", event.target.checked ? "yes" : "");
      root.toggleAttribute("data-muted", event.target.checked);
    }
    event.target.closest("form[data-at-once]")?.requestSubmit();
  });

  document.addEventListener("DOMContentLoaded", () => {
    if (matchMedia("(max-width: 40rem)").matches) for (const fold of all(".fold")) fold.open = false;
    for (const id of ["log", "chat"]) if (one(`#${id}`)) follow(one(`#${id}`));
    for (const button of all("[data-share]")) button.hidden = !navigator.share;
    for (const button of all("[data-notify]")) button.hidden = !("Notification" in window) || Notification.permission !== "default";
    if (one("#mute")) {
      one("#mute").checked = kept("mute") === "yes";
      root.toggleAttribute("data-muted", one("#mute").checked);
    }
    watch();
    if (one("#table")) {
      one("#state").tabIndex = -1;
      new MutationObserver(refocus).observe(one("#table"), { childList: true, subtree: true });
    }
    if (one("#state")) new MutationObserver(watch).observe(one("#state"), { childList: true, subtree: true, attributes: true, characterData: true });
  });
})();
