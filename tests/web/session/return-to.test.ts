import { beforeEach, expect, test } from "vitest";
import {
  comeBackTo,
  findReturnTo,
  forgetReturnTo,
  isOwnPath,
  rememberReturnTo,
} from "../../../browser/session/return-to.ts";

beforeEach(() => sessionStorage.clear());

test.each(["/", "/qr-generator?data=a%2Fb#step", "/customer/history"])(
  "%s is a path of this site",
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

test("what somebody else wrote into the storage is checked again", () => {
  sessionStorage.setItem("quietzone.returnTo", "//evil.example");
  expect(findReturnTo()).toBeNull();
});

test("a path is kept until it is forgotten", () => {
  rememberReturnTo("/qr-generator");
  expect(findReturnTo()).toBe("/qr-generator");
  forgetReturnTo();
  expect(findReturnTo()).toBeNull();
});

test("signing in from a page leads back to it, from the home page on, and the account pages change nothing", () => {
  comeBackTo("/barcode-generator?a=1");
  comeBackTo("/login");
  comeBackTo("/signup");
  expect(findReturnTo()).toBe("/barcode-generator?a=1");
  comeBackTo("/");
  expect(findReturnTo()).toBeNull();
});
