import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldSentence } from "../../core/field-sentence.ts";

const many = Array.from({ length: 32 }, (_, number) => `zone${number}`);
const union = z.union([z.string(), z.int()]);
const kinds = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("a") }),
  z.object({ kind: z.literal("b") }),
]);

test.each<[unknown, z.ZodMiniType, string]>([
  [undefined, z.string(), "Required: send a text"],
  [5, z.string(), "Send a text instead of a number"],
  [["a", "b"], z.string(), "Send a text, and only one"],
  [null, z.boolean(), "Send true or false instead of null"],
  ["wide", z.number(), "Send a number instead of a text"],
  [0.5, z.int(), "Send a whole number, without a fraction"],
  [{}, z.array(z.string()), "Send a list instead of an object"],
  [[], z.object({}), "Send an object, and only one"],
  ["x", z.record(z.string(), z.string()), "Send an object instead of a text"],
  [undefined, z.enum(["png", "svg"]), "Required: send one of png, svg"],
  [5, z.literal("png"), "Send png"],
  ["x", z.enum(many), `Send one of ${many.slice(0, 30).join(", ")} and 2 more`],
  ["", z.string().check(z.minLength(1)), "Send at least one character"],
  ["ab", z.string().check(z.minLength(6)), "Send at least 6 characters"],
  ["abc", z.string().check(z.maxLength(1)), "Send at most 1 character"],
  ["abc", z.string().check(z.length(2)), "Send exactly 2 characters"],
  [[1, 2, 3], z.array(z.number()).check(z.maxLength(2)), "Send at most 2 items"],
  [59, z.int().check(z.minimum(60)), "Send a number of at least 60"],
  [61, z.number().check(z.lt(60)), "Send a number of less than 60"],
  [7, z.number().check(z.multipleOf(5)), "Send a multiple of 5"],
  ["ada", z.email(), "Send an email address, such as ada@example.com"],
  ["ada", z.uuid(), "Send an id, such as 0198c0de-0000-7000-8000-000000000000"],
  ["ada", z.iso.datetime(), "Send a time, such as 2026-01-31T12:00:00Z"],
  ["ada", z.string().check(z.regex(/^[0-9]+$/)), "Send a text of the form /^[0-9]+$/"],
  ["ada", z.string().check(z.startsWith("#")), "Send a text that begins with #"],
  [true, union, "Send a text or a number instead of true"],
  [{ kind: "c" }, kinds, "Send one of a, b"],
  [{ a: 1, b: 2 }, z.strictObject({}), "There is no such field: a, b"],
  ["x", z.string().check(z.refine(() => false)), "This value cannot be used here"],
])("%j is refused with what to send instead", (value, schema, sentence) => {
  const before = z.config().localeError;
  z.config({ localeError: fieldSentence });
  const messages = schema.safeParse(value).error?.issues.map(({ message }) => message);
  z.config({ localeError: before });
  expect(messages).toEqual([sentence]);
});
