import { expect, test } from "vitest";
import { typedConfirmation } from "../../../core/auth/mailed/confirmation.ts";

test("the spaces of a password are part of it, also at its ends", () => {
  expect(typedConfirmation("password", " correct horse ")).toEqual({ password: " correct horse " });
});

test("a code may be typed or pasted with spaces", () => {
  expect(typedConfirmation("code", " 123 456\n")).toEqual({ code: "123456" });
});
