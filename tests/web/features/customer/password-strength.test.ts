import { expect, test } from "vitest";
import { passwordStrength } from "../../../../web/features/customer/profile/password-strength.ts";

test.each([
  ["", null],
  ["Xk7!q", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["123456789012", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["tr0ub4dor&", "fair"],
  ["blue-horse-9x", "good"],
  ["correct horse battery", "strong"],
])("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
