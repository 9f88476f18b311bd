import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitSession } from "../../../web/visits/visit-session.ts";

const refuse = () => {
  throw new DOMException("", "SecurityError");
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a browser session has one id", () => {
  const id = visitSession();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(visitSession()).toBe(id);
  sessionStorage.clear();
  expect(visitSession()).not.toBe(id);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "a browser with %j has no id, and none is stored",
  (signal) => {
    vi.stubGlobal("navigator", { ...signal });
    expect(visitSession()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);

test("without storage the id lasts as long as the page", () => {
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  const id = visitSession();
  expect(id).not.toBeNull();
  expect(visitSession()).toBe(id);
});
