import { expect, test } from "vitest";
import { mergeMetadata, METADATA_BYTES, metadataSchema } from "../../../core/users/metadata.ts";
import { profileChangesIn, withoutOverruled } from "../../../core/users/profile-metadata.ts";
import { EMPTY_PROFILE } from "../../../core/users/profile.ts";
import { appMetadata, tokenMetadata, userMetadata } from "../../../core/users/shown-metadata.ts";
import { buildUser } from "../../support/rows.ts";

const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`);
const problemOf = (value: unknown) => metadataSchema.safeParse(value).error?.issues[0]?.message ?? null;

test("accepts any JSON object of up to a thousand levels", () => {
  for (const value of [
    {},
    { a: null, b: [1, "x", { "": true }] },
    { ü: "😀", constructor: 1 },
    nested(1000),
  ]) {
    expect(problemOf(value)).toBeNull();
  }
});

test.each([
  ["a text", "a", /JSON object/],
  ["a list", [], /JSON object/],
  ["a number", 1, /JSON object/],
  ["1,001 levels", nested(1001), /1000 levels/],
  ["as many levels as fit in a body", nested(12_000), /1000 levels/],
  ["NUL in a value", { a: ["x\0"] }, /NUL/],
  ["NUL in a key", { a: { "x\0": 1 } }, /NUL/],
  ["a lone surrogate", { a: "\ud800" }, /half a character/],
  ["a number that JSON cannot represent", JSON.parse('{"a":[1e400]}'), /too large/],
  ["__proto__", JSON.parse('{"a":[{"__proto__":{"role":"admin"}}]}'), /__proto__/],
])("refuses %s with a message", (_what, value, sentence) => {
  expect(problemOf(value)).toMatch(sentence);
});

test("a change is merged by top-level keys, and null removes a key", () => {
  const before = { plan: "free", seats: { own: 1, team: 2 }, gone: true };
  expect(mergeMetadata(before, { plan: "pro", seats: { own: 3 }, gone: null, never: null }, "data")).toEqual({
    plan: "pro",
    seats: { own: 3 },
  });
  expect(before.plan).toBe("free");
});

test("an account can store 16,384 bytes of JSON, counted in UTF-8 after the merge", () => {
  const frame = '{"a":"","b":"ü"}'.length + 1;
  const fits = { a: "x".repeat(METADATA_BYTES - frame), b: "ü" };
  expect(mergeMetadata({ b: "ü" }, { a: fits.a }, "data")).toEqual(fits);
  const more = () => mergeMetadata({ b: "ü" }, { a: `${fits.a}x` }, "data");
  expect(more).toThrow(/at most 16384 bytes of JSON here, and this change would make it 16385/);
  expect(more).toThrow(expect.objectContaining({ code: "validation_failed" }) as Error);
  expect(mergeMetadata(fits, { a: null }, "data")).toEqual({ b: "ü" });
});

test("profile keys with valid values change the profile, and the others stay the app's own", () => {
  const given = {
    first_name: " Ada ",
    full_name: null,
    theme: "blue",
    language: "de",
    bio: 7,
    avatar_url: "http://pictures.example/a.png",
    timezone: null,
    role: "admin",
  };
  expect(profileChangesIn(given)).toEqual({
    first_name: "Ada",
    full_name: "",
    language: "de",
  });
});

test("an account shows its profile and stored metadata, and the profile takes precedence", () => {
  const user = buildUser({
    userMetadata: { plan: "pro", theme: "dark", language: "klingon", first_name: "Eve", role: "admin" },
    appMetadata: { tenant: 3, role: "admin", provider: "made up" },
    profile: { ...EMPTY_PROFILE, firstName: "Ada", theme: "light" },
  });
  expect(userMetadata(user)).toEqual({
    first_name: "Ada",
    last_name: "",
    full_name: "",
    avatar_url: null,
    plan: "pro",
    theme: "light",
    language: "klingon",
    role: "admin",
  });
  expect(appMetadata(user)).toEqual({ tenant: 3, provider: "email", providers: ["email"], role: "customer" });
});

test("an access token contains no app metadata", () => {
  const user = buildUser({ userMetadata: { full_name: ["odd"], plan: "pro" }, appMetadata: { tenant: 3 } });
  expect(tokenMetadata(user)).toEqual({
    user_metadata: { first_name: "Ada", last_name: "Byron", full_name: "Ada Byron", avatar_url: null },
    app_metadata: { provider: "email", providers: ["email"], role: "customer" },
  });
});

test("a profile change on our pages overrides what an app stored before", () => {
  const kept = { full_name: { odd: true }, theme: "dark", plan: "pro" };
  expect(withoutOverruled(kept, ["full_name", "theme"])).toEqual({
    theme: "dark",
    plan: "pro",
  });
});
