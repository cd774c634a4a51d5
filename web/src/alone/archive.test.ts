import { describe, expect, it } from "vitest";
import { unpack } from "./archive";

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(bytes).body!.pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

describe("many files in one", () => {
  it("come out by their names, each whole", async () => {
    const list = new TextEncoder().encode('[["a/b.py",2],["empty",0],["c",3]]');
    const bytes = new Uint8Array([list.length, 0, 0, 0, ...list, 1, 2, 7, 8, 9]);
    const files = await unpack(await compress(bytes));
    expect([...files].map(([name, data]) => [name, [...data]])).toEqual([["a/b.py", [1, 2]], ["empty", []], ["c", [7, 8, 9]]]);
  });

  it("are refused when they are damaged", async () => {
    const data = await compress(new Uint8Array([2, 0, 0, 0, 91, 93]));
    data[12]! ^= 255;
    await expect(unpack(data)).rejects.toThrow();
  });
});
