import { expect, test } from "vitest";
import { isGuessable } from "../../../core/auth/passwords/guessable-password.ts";

const KNOWN = ["ada.lovelace@example.com", "Quietzone"];

test.each([
  "password123456",
  "P@ssw0rd!",
  "Passwort2024",
  "motdepasse1",
  "Summer2024!",
  "dragon99",
  "iloveyou",
  "qwertyuiop",
  "1qaz2wsx",
  "asdfghjkl",
  "12345678",
  "19840512",
  "aaaaaaaa",
  "abcabcabc",
  "passwordpassword",
  "🔑🔑🔑🔑🔑🔑",
])("%s is guessable as a common password", (password) => {
  expect(isGuessable(password, [])).toBe(true);
});

test.each([
  "Quietzone",
  "quietzone2026",
  "QuietzonePassword1",
  "lovelace",
  "ada.lovelace1",
  "Ada.Lovelace@example.com",
])("%s is guessable from the owner's address or the site's name", (password) => {
  expect(isGuessable(password, KNOWN)).toBe(true);
});

test.each([
  "correct horse battery",
  "zq7-blau-Regen",
  "a lantern in the fog",
  "😀🐈🌵🎻🚲🧀",
  "x9K2pQ7v",
  "ein Regenschirm im Juli",
])("%s is not guessable", (password) => {
  expect(isGuessable(password, KNOWN)).toBe(false);
});
