import { expect, test, vi } from "vitest";
import { errorText } from "../../../web/api/error-text.ts";
import { loadPart } from "../../../web/codes/load-part.ts";
import { createTranslator } from "../../../web/messages/translator.ts";

const unreachable = async () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a lazy part that fails to load yields a readable error", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const error: unknown = await loadPart(unreachable).catch((reason: unknown) => reason);
  expect(errorText(createTranslator("en"), error)).toBe(
    "The server cannot be reached. Check your connection and try again.",
  );
});
