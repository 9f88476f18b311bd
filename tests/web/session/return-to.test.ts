import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  comeBackTo,
  findReturnTo,
  forgetReturnTo,
  isOwnPath,
  rememberReturnTo,
} from "../../../browser/session/return-to.ts";

beforeEach(forgetReturnTo);
afterEach(() => vi.unstubAllGlobals());

test.each(["/", "/qr-generator?data=a%2Fb#step", "/customer/history"])(
  "%s is accepted as a path of this site",
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "qr-generator",
  "",
])("%j leads elsewhere and is not remembered", (path) => {
  rememberReturnTo(path);
  expect(findReturnTo()).toBeNull();
});

test("a stored path is validated again when read", () => {
  sessionStorage.setItem("quietzone.returnTo", "//evil.example");
  expect(findReturnTo()).toBeNull();
});

test("a path is kept until it is forgotten", () => {
  rememberReturnTo("/qr-generator");
  expect(findReturnTo()).toBe("/qr-generator");
  forgetReturnTo();
  expect(findReturnTo()).toBeNull();
});

test("remembers the page one signs in from, but not the account pages, and the home page clears it", () => {
  comeBackTo("/barcode-generator?a=1");
  comeBackTo("/login");
  comeBackTo("/signup");
  expect(findReturnTo()).toBe("/barcode-generator?a=1");
  comeBackTo("/");
  expect(findReturnTo()).toBeNull();
});

const refuse = () => {
  throw new DOMException("no", "SecurityError");
};

test("keeps the path in memory if the browser has no storage", () => {
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(findReturnTo()).toBeNull();
  rememberReturnTo("/qr-generator#download");
  expect(findReturnTo()).toBe("/qr-generator#download");
  forgetReturnTo();
  expect(findReturnTo()).toBeNull();
});

test("a path that does not fit the storage replaces the older one", () => {
  rememberReturnTo("/customer");
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: (key: string) => stored.delete(key),
  });
  const stored = new Map([["quietzone.returnTo", "/customer"]]);
  rememberReturnTo("/qr-generator");
  expect(findReturnTo()).toBe("/qr-generator");
});
