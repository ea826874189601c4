// Random bytes and SHA-2, everything in hexadecimal. Over plain HTTP, as in a home network, browsers
// offer no crypto.subtle: then the hashes are computed here.
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const randomDigits = () => hex(crypto.getRandomValues(new Uint8Array(32)));

const KINDS = {
  "SHA-256": { bits: 32n, rounds: 64, turns: [[2n, 13n, 22n], [6n, 11n, 25n], [7n, 18n, 3n], [17n, 19n, 10n]] },
  "SHA-512": { bits: 64n, rounds: 80, turns: [[28n, 34n, 39n], [14n, 18n, 41n], [1n, 8n, 7n], [19n, 61n, 6n]] },
};

const primes = (count) => {
  const found = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};

// The first bits behind the point of a root.
const fraction = (number, power, bits) => {
  const goal = BigInt(number) << (bits * power);
  let root = 0n;
  for (let bit = 1n << (bits + 8n); bit; bit >>= 1n) if ((root + bit) ** power <= goal) root += bit;
  return root & ((1n << bits) - 1n);
};

const padded = (bytes, size) => {
  const length = Math.ceil((bytes.length + 1 + size / 8) / size) * size;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  new DataView(all.buffer).setUint32(length - 4, bytes.length * 8);
  return all;
};

export const computed = (kind, bytes) => {
  const { bits, rounds, turns } = KINDS[kind];
  const mask = (1n << bits) - 1n;
  const turned = (word, by) => (word >> by) | ((word << (bits - by)) & mask);
  const mixed = (word, [a, b, c]) => turned(word, a) ^ turned(word, b) ^ turned(word, c);
  const shifted = (word, [a, b, c]) => turned(word, a) ^ turned(word, b) ^ (word >> c);
  const constants = primes(rounds).map((prime) => fraction(prime, 3n, bits));
  const state = primes(8).map((prime) => fraction(prime, 2n, bits));
  const size = Number(bits) * 2;
  const all = padded(bytes, size);
  for (let at = 0; at < all.length; at += size) {
    const words = [];
    for (let i = 0; i < 16; i += 1) words.push(BigInt(`0x${hex(all.subarray(at + (i * size) / 16, at + ((i + 1) * size) / 16))}`));
    for (let i = 16; i < rounds; i += 1) words.push((shifted(words[i - 2], turns[3]) + words[i - 7] + shifted(words[i - 15], turns[2]) + words[i - 16]) & mask);
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < rounds; i += 1) {
      const one = h + mixed(e, turns[1]) + ((e & f) ^ (~e & mask & g)) + constants[i] + words[i];
      const two = mixed(a, turns[0]) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) & mask, a, b, c, (d + one) & mask, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] = (state[i] + word) & mask; });
  }
  return state.map((word) => word.toString(16).padStart(Number(bits) / 4, "0")).join("");
};

export const digest = async (kind, bytes) =>
  globalThis.crypto?.subtle ? hex(new Uint8Array(await crypto.subtle.digest(kind, bytes))) : computed(kind, bytes);

export const commitmentTo = (digits) => digest("SHA-256", unhex(digits));
