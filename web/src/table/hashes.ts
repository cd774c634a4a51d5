/** SHA-256 and keyed BLAKE2b, on any page: browsers offer the one only on secure pages, and the other not at all. */

const WORD = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
// The ten orders in which a round reads its block.
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((order) => [...order].map((digit) => parseInt(digit, 16)));

function right(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & WORD;
}

function wordsOf(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, n) => view.getBigUint64(8 * n, true));
}

export function blake2b(data: Uint8Array, key: Uint8Array, size: number, person: Uint8Array): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(person, 48);
  const state = wordsOf(parameters).map((word, n) => word ^ IV[n]!);
  const padded = new Uint8Array((key.length ? 128 : 0) + data.length);
  padded.set(key);
  padded.set(data, key.length ? 128 : 0);
  const blocks = Math.max(1, Math.ceil(padded.length / 128));
  for (let at = 0; at < blocks; at++) {
    const block = new Uint8Array(128);
    block.set(padded.subarray(128 * at, 128 * (at + 1)));
    const last = at === blocks - 1;
    compress(state, wordsOf(block), BigInt(last ? padded.length : 128 * (at + 1)), last);
  }
  const out = new Uint8Array(64);
  const view = new DataView(out.buffer);
  state.forEach((word, n) => view.setBigUint64(8 * n, word, true));
  return out.slice(0, size);
}

function compress(state: bigint[], block: bigint[], count: bigint, last: boolean): void {
  const v = [...state, ...IV];
  v[12]! ^= count & WORD;
  v[13]! ^= count >> 64n;
  if (last) v[14]! ^= WORD;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & WORD;
    v[d] = right(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & WORD;
    v[b] = right(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & WORD;
    v[d] = right(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & WORD;
    v[b] = right(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10]!;
    const x = (n: number): bigint => block[order[n]!]!;
    mix(0, 4, 8, 12, x(0), x(1));
    mix(1, 5, 9, 13, x(2), x(3));
    mix(2, 6, 10, 14, x(4), x(5));
    mix(3, 7, 11, 15, x(6), x(7));
    mix(0, 5, 10, 15, x(8), x(9));
    mix(1, 6, 11, 12, x(10), x(11));
    mix(2, 7, 8, 13, x(12), x(13));
    mix(3, 4, 9, 14, x(14), x(15));
  }
  for (let n = 0; n < 8; n++) state[n]! ^= v[n]! ^ v[n + 8]!;
}

/** The fractional parts of roots of the first primes, which SHA-256 takes its constants from. */
function roots(count: number, root: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: n - 2 }, (_, k) => k + 2).some((k) => n % k === 0)) continue;
    const whole = n ** (1 / root);
    found.push(((whole - Math.floor(whole)) * 2 ** 32) >>> 0);
  }
  return found;
}

export function sha256(data: Uint8Array): Uint8Array {
  const constants = roots(64, 3);
  const state = roots(8, 2);
  const padded = new Uint8Array(64 * Math.ceil((data.length + 9) / 64));
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, 8 * data.length);
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let at = 0; at < padded.length; at += 64) {
    const w = Array.from({ length: 16 }, (_, n) => view.getUint32(at + 4 * n));
    for (let n = 16; n < 64; n++) {
      const [a, b] = [w[n - 15]!, w[n - 2]!];
      w[n] = (w[n - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[n - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[n]! + w[n]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
  }
  const out = new Uint8Array(32);
  state.forEach((word, n) => new DataView(out.buffer).setUint32(4 * n, word >>> 0));
  return out;
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
