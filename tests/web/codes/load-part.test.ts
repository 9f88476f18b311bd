import { expect, test, vi } from "vitest";
import { loadPart } from "../../../web/codes/load-part.ts";

const unreachable = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a part that cannot be fetched is refused in words for people", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await expect(loadPart(unreachable)).rejects.toThrow(
    "The server cannot be reached. Check your connection and try again.",
  );
});
