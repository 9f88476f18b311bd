import { expect, test } from "vitest";

const files = import.meta.glob<Record<string, unknown>>(
  [
    "../../../web/messages/es/*.ts",
    "../../../admin/messages/es/*.ts",
    "../../../core/mail/messages/es.ts",
    "../../../core/legal/privacy/es.ts",
  ],
  { eager: true },
);

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const texts = Object.values(files).flatMap(textsIn);

test("numbers in Spanish texts never break before the percent sign or between thousands", () => {
  const breakable = /[\d}] ?%|\d 000(?!\d)/;
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => breakable.test(text))).toEqual([]);
});
