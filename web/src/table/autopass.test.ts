import { describe, expect, it } from "vitest";
import { passingOf } from "./autopass";

const person = { name: "Ana", level: "", away: false };
const bot = { name: "Tito", level: "normal", away: false, regular: "tito" };
const pass = { code: 1, verb: "pass", arguments: {} };
const react = { code: 2, verb: "react", arguments: {} };
const window = { inWindow: true, moves: [pass], seat: 0 };
const alone = { ...window, seats: [person, bot, bot] };
const friends = { ...window, seats: [person, person, bot] };

describe("pass by itself when I cannot react", () => {
  it("does nothing while it is off", () => {
    expect(passingOf(alone, false, false)).toBe("asked");
  });
  it("asks whoever can react, and whoever pays for a reaction", () => {
    expect(passingOf({ ...alone, moves: [pass, react] }, true, false)).toBe("asked");
    expect(passingOf({ ...alone, moves: [{ ...react, verb: "choose_recruit" }] }, true, false)).toBe("asked");
  });
  it("is for windows only", () => {
    expect(passingOf({ ...alone, inWindow: false }, true, false)).toBe("asked");
  });
  it("sends nothing among people: no answer is a pass, and the window is as long as ever", () => {
    expect(passingOf(friends, true, false)).toBe("silent");
    expect(passingOf({ ...alone, seats: [person, { ...bot, away: true }] }, true, false)).toBe("silent");
  });
  it("answers alone with bots only where nobody could measure how long it took", () => {
    expect(passingOf(alone, true, false)).toBe("passes");
    expect(passingOf(alone, true, true)).toBe("asked");
  });
});
