/** Where a table is: with a server, or on this device. Small, because every page loads it; what plays on the device is
 * loaded on first use. */
import type { Device } from "../alone/device.svelte";
import { browser, type Surroundings } from "./connection";

/** The page came from a folder of files, with no server behind it. */
export const isBundle = typeof document !== "undefined" && document.documentElement.hasAttribute("data-bundle");
/** Where the page's own files are. */
export const ROOT = isBundle ? new URL("./", location.href).pathname : "/";

/** The names of a device's tables differ from those of a server's (`alone/answers.py`). */
export function isAlone(table: string): boolean {
  return table.startsWith("alone-");
}

/** Whether only the device can answer, wherever the page came from. */
export function answersAlone(path: string): boolean {
  return /^\/api\/(records$|tables\/alone-)/.test(path);
}

let loaded: Device | null = null;

export async function device(): Promise<Device> {
  return (await import("../alone/device.svelte")).device;
}

/** The device announces itself here once it is loaded. */
export function present(found: Device): void {
  loaded = found;
}

/** What a line to this table is made of. A page that shows a table of this device has loaded the device before. */
export function around(table: string): Surroundings {
  return isAlone(table) && loaded ? loaded.around() : browser;
}
