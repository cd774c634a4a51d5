/** A finished game in a link: its record, compressed, after the #, which a browser sends to no server. */
import { there } from "../shell/router.svelte";
import { compress } from "./compression";

/** What messengers and browsers pass on whole. */
export const LONGEST = 30_000;

export async function linkOf(record: string): Promise<string> {
  return location.origin + there(`/device/shared#d=${await compress(record)}`);
}
