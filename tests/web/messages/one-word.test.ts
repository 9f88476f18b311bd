import { expect, test } from "vitest";

const files = import.meta.glob<Record<string, unknown>>("../../../web/messages/it/*.ts", { eager: true });
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test("Italian texts use a single term for the quiet zone", () => {
  const texts = Object.values(files).flatMap(textsIn);
  expect(texts.filter((text) => /zon[ae] di quiete/i.test(text)).length).toBeGreaterThan(10);
  expect(texts.filter((text) => /silenzio/i.test(text))).toEqual([]);
});
