import { expect, test } from "vitest";
import { closedLinkTexts } from "../../../core/short-links/closed-link-texts.ts";
import { webhookTexts } from "../../../core/webhooks/messages.ts";

const files = import.meta.glob<Record<string, unknown>>(
  [
    "../../../web/messages/fr/*.ts",
    "../../../admin/messages/fr/*.ts",
    "../../../core/mail/messages/fr.ts",
    "../../../core/legal/privacy/fr.ts",
  ],
  { eager: true },
);

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const webhooks = Object.values(webhookTexts).map(({ fr }) => fr);
const texts = [...Object.values(files), ...webhooks, closedLinkTexts.fr].flatMap(textsIn);

test("no line of a French text starts with a punctuation mark", () => {
  const breakable = / [:;?!»](?=[\s.,]|$)|« /;
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => breakable.test(text))).toEqual([]);
});

test("French texts use curly apostrophes", () => {
  expect(texts.filter((text) => /\p{L}'[\p{L}{]/u.test(text))).toEqual([]);
});
