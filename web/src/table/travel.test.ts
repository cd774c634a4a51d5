import { expect, test } from "vitest";
import { type Spot, wayOf } from "./travel";

function drawn(card: string, left: number, top: number, width: number, under: HTMLElement | null = null): HTMLElement {
  const parentElement = under && { closest: () => under };
  return { dataset: { card }, parentElement, getBoundingClientRect: () => ({ left, top, width }) } as unknown as HTMLElement;
}

const spots = (...all: [string, number, number, number][]): Map<string, Spot> =>
  new Map(all.map(([key, left, top, width]) => [key, { left, top, width }]));

test("a card goes from where it was", () => {
  expect(wayOf(drawn("c10", 100, 50, 40), spots(["c10", 20, 30, 20]))).toEqual({ x: -80, y: -20, scale: 0.5 });
});

test("a card on another one that moves is carried, and has no way of its own", () => {
  const code = drawn("exposed-0", 100, 50, 80);
  const symbol = drawn("c10", 120, 52, 20, code);
  const was = spots(["exposed-0", 130, 40, 80], ["c10", 150, 42, 20]);
  expect(wayOf(code, was)).toEqual({ x: 30, y: -10, scale: 1 });
  expect(wayOf(symbol, was)).toBeNull();
});

test("a card that comes to a moving one starts where it was", () => {
  const code = drawn("exposed-0", 100, 50, 80);
  const symbol = drawn("c10", 120, 52, 20, code);
  expect(wayOf(symbol, spots(["exposed-0", 130, 40, 80], ["c10", 10, 300, 60]))).toEqual({ x: -140, y: 258, scale: 3 });
});
