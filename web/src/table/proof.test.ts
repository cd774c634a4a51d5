import { describe, expect, it } from "vitest";
import { checkRecord, type Played } from "./proof";
import { commitmentTo, type Beginning } from "./witness";

describe("the proof of a game", () => {
  // Worked out by Python's hashlib.
  const commitment = "sha256:e6fd40e3680b12bab1721e2e505f6de19bcf637e68d78099d0330769022a8df3";
  const seed = "4c89f83b4111abcec6182157b7cf1c113a990664be28e7e7c5c8e5079401d852";
  const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const record = [
    "sobremesa record 1", "game evidencia", "seat Ana", "seat Beto", `seed key:${seed}`, "note table t", "note number 1",
    `note commitment ${commitment}`, `note secret ${secret}`, `note committed 0 ${commitmentTo("abcd")}`,
    `note committed 1 ${commitmentTo("ñandú")}`, "note entropy 0 abcd", "note entropy 1 ñandú", "", "end",
  ].join("\n");

  const game = (began: Beginning = { published: commitment }): Played => ({ table: "t", number: 1, seat: 1, began });

  it("holds for an honest table", () => {
    expect(checkRecord(record, game())).toEqual({ commits: true, seeds: true, own: null, bound: null });
  });

  it("shows another secret than the one committed to", () => {
    expect(checkRecord(record, game({ published: "sha256:00" })).commits).toBe(false);
    expect(checkRecord(record, game({})).commits).toBe(false);
    const other = record.replace("note secret 00", "note secret 01");
    expect(checkRecord(other, game())).toMatchObject({ commits: false, seeds: false });
  });

  it("shows a seed that leaves out a player's share", () => {
    expect(checkRecord(record.replace("0 abcd", "0 abce"), game()).seeds).toBe(false);
  });

  it.each(["", "00", "zz".repeat(32)])("does not hold with a malformed secret: %j", (told) => {
    expect(checkRecord(record.replace(secret, told), game())).toMatchObject({ commits: false, seeds: false });
  });

  it("does not hold for the record of another game", () => {
    expect(checkRecord(record, { ...game(), number: 2 }).commits).toBe(false);
    expect(checkRecord(record, { ...game(), table: "u" }).commits).toBe(false);
  });
});

// As tests/table/test_fairness.py plays it: the host threw away what the second player had added,
// and tried others until the first had the two highest cards.
describe("the record of a rigged table", () => {
  const rigged = [
    "sobremesa record 1",
    "game mayor",
    "edition 1",
    "deck sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
    "seat Ana",
    "seat Beto",
    "seed key:50e20d125de0460dd7c16a9be1d0a78f5cd585a4535353c5084e5c01989162fa",
    "note table mesa",
    "note number 1",
    "note commitment sha256:e07823ec1112dac1e30e1221446de0c413c2fa8ec29506c32aaa9f3c656cf6d3",
    "note secret 1111111111111111111111111111111111111111111111111111111111111111",
    "note committed 0 sha256:7f0f5c2deb6dd8198cd732269a68536644be04f5fcf1e3eac8442616cefaa949",
    "note committed 1 sha256:3bc5c1a5d9a87fb618692ac9274569469cc2c5127329b8b545dc32dcb157e727",
    "note entropy 0 f00d",
    "note entropy 1 12",
    "",
    "0 juega 3",
    "1 juega 0",
    "0 juega 4",
    "1 juega 1",
    "end",
    "",
  ].join("\n");
  const published = "sha256:e07823ec1112dac1e30e1221446de0c413c2fa8ec29506c32aaa9f3c656cf6d3";
  const [first, mine, tried] = ["f00d", "5ec0", "12"] as const;
  const game = (began: Beginning): Played => ({ table: "mesa", number: 1, seat: 1, began: { published, ...began } });

  it("passes where nothing was kept of how the game began", () => {
    expect(checkRecord(rigged, game({}))).toEqual({ commits: true, seeds: true, own: null, bound: null });
  });

  it("is noticed by a player who kept their own share", () => {
    const committed = [first, mine].map(commitmentTo);
    expect(checkRecord(rigged, game({ entropy: mine, committed }))).toMatchObject({ own: false, bound: false });
  });

  it("is noticed by the other players, who saw what all had committed to", () => {
    const committed = [first, mine].map(commitmentTo);
    const proof = checkRecord(rigged, { ...game({ entropy: first, committed }), seat: 0 });
    expect(proof).toEqual({ commits: true, seeds: true, own: true, bound: false });
  });

  it("shows a share without a commitment", () => {
    const other = rigged.replace(commitmentTo(tried), commitmentTo(mine));
    expect(checkRecord(other, game({})).seeds).toBe(false);
    const none = rigged.replace(/^note committed 1.*\n/m, "");
    expect(checkRecord(none, game({})).seeds).toBe(false);
    const uncommitted = rigged.replace(/^note committed.*\n/gm, "");
    expect(checkRecord(uncommitted, game({})).seeds).toBe(false);
  });
});
