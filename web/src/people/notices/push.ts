/** This browser's subscription to notices, with the server's own key. */
import type { PushDevice } from "../../generated/wire";

export const canPush = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export class Denied extends Error {}

/** The subscription that this browser has, if it has one. */
export async function subscription(): Promise<PushDevice | null> {
  if (!canPush) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  return found ? deviceOf(found) : null;
}

/** Asks the person, and the browser; raises `Denied` where one of them says no. */
export async function subscribe(vapid: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== "granted") throw new Denied();
  const worker = await navigator.serviceWorker.ready;
  return deviceOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(vapid) }));
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

export function deviceOf(found: Pick<PushSubscription, "toJSON">): PushDevice {
  const { endpoint = "", keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
