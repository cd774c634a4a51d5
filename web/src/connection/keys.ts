/** The player's own randomness: keys, and a share of the game's seed. */

/** Hexadecimal, 128 bits: mixed into the seed, so that no shuffle is the server's alone. */
export function freshEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** As strong as a seat's key has to be: 43 characters, 256 bits. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
