/** Many files in one, as `web/alone.mjs` packs them: the length of a list, the list of names and sizes, and then what is
 * in each, all of it compressed together. */

export async function unpack(data: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<string, Uint8Array>> {
  const stream = new Response(data).body!.pipeThrough(new DecompressionStream("gzip"));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  const length = new DataView(whole.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as [string, number][];
  const files = new Map<string, Uint8Array>();
  let at = 4 + length;
  for (const [name, size] of list) files.set(name, whole.subarray(at, (at += size)));
  return files;
}
