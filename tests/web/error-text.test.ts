import { expect, test } from "vitest";
import { DomainError } from "../../core/errors.ts";
import { logoProblem, logoRefusal } from "../../core/codes/qr/logo-file.ts";
import { qrEncoder } from "../../core/codes/qr/encode/qr-encoder.ts";
import { ApiError } from "../../web/api/api-fetch.ts";
import { errorText } from "../../web/api/error-text.ts";
import { createTranslator } from "../../web/messages/translator.ts";

const [english, german] = [createTranslator("en"), createTranslator("de")];

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test("shows a core error in the chosen language, with its values", () => {
  const refusal = logoRefusal(logoProblem("too_many_pixels", { pixels: 40 }));
  expect(errorText(english, refusal)).toBe(refusal.message);
  expect(errorText(german, refusal)).toBe(
    "Das Bild hat zu viele Pixel: Verkleinern Sie es auf weniger als 40 Millionen",
  );
});

test("shows an encoder error in the chosen language", () => {
  const tooLong = thrownBy(() => qrEncoder.encode("x".repeat(2954), { level: "L" }));
  expect(errorText(german, tooLong)).toBe(
    "Der Inhalt ist selbst für den größten QR-Code 1 Byte zu lang: Kürzen Sie ihn",
  );
});

test("shows an API error by its code", () => {
  const busy = new ApiError(429, "over_request_rate_limit", "Too many requests");
  expect(errorText(english, busy)).toBe("Too many tries. Please wait a moment.");
  expect(errorText(english, new ApiError(0, "unreachable", ""))).toBe(
    "The server cannot be reached. Check your connection and try again.",
  );
});

test("shows the server's message for an unknown code", () => {
  const later = new ApiError(403, "of_a_later_version", "Not on Sundays");
  expect(errorText(german, later)).toBe("Not on Sundays");
});

test("shows an unexpected server error in the chosen language, with its number", () => {
  const sentence = "Something went wrong on our side. If it happens again, report the number 7.";
  const failure = new ApiError(500, "unexpected_failure", sentence, {}, null, "7");
  expect(errorText(english, failure)).toBe(sentence);
  expect(errorText(german, failure)).toBe(
    "Bei uns ist etwas schiefgegangen. Falls es wieder passiert, nennen Sie uns die Nummer 7.",
  );
  expect(errorText(german, new ApiError(500, "unexpected_failure", sentence))).toBe(
    "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  );
});

test("shows a generic message for unexpected errors", () => {
  const unexpected = "An unexpected error occurred. Please try again.";
  for (const error of [new TypeError("x is undefined"), new DomainError("storage_failed", "no"), "thrown"])
    expect(errorText(english, error)).toBe(unexpected);
});
