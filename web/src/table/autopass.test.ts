import { describe, expect, it } from "vitest";
import { autopassOf } from "./autopass";

const person = { name: "Ana", level: "", away: false };
const bot = { name: "Tito", level: "normal", away: false, regular: "tito" };
const pass = { code: 1, verb: "pass", arguments: {} };
const react = { code: 2, verb: "react", arguments: {} };
const window = { inWindow: true, moves: [pass], seat: 0 };
const alone = { ...window, seats: [person, bot, bot] };
const friends = { ...window, seats: [person, person, bot] };

describe("pass by itself when I cannot react", () => {
  it("does nothing while it is off", () => {
    expect(autopassOf(alone, false, false)).toBe("asked");
  });
  it("asks a seat that can react, and one that pays for a reaction", () => {
    expect(autopassOf({ ...alone, moves: [pass, react] }, true, false)).toBe("asked");
    expect(autopassOf({ ...alone, moves: [{ ...react, verb: "choose_recruit" }] }, true, false)).toBe("asked");
  });
  it("is for windows only", () => {
    expect(autopassOf({ ...alone, inWindow: false }, true, false)).toBe("asked");
  });
  it("sends nothing among people: no answer is a pass, and the window is as long as ever", () => {
    expect(autopassOf(friends, true, false)).toBe("silent");
    expect(autopassOf({ ...alone, seats: [person, { ...bot, away: true }] }, true, false)).toBe("silent");
  });
  it("answers alone with bots only where no spectator could measure how long it took", () => {
    expect(autopassOf(alone, true, false)).toBe("passes");
    expect(autopassOf(alone, true, true)).toBe("asked");
  });
});
