import { expect, test } from "vitest";
import { typedConfirmation } from "../../../core/auth/mailed/confirmation.ts";

test("leading and trailing spaces of a password are kept", () => {
  expect(typedConfirmation("password", " correct horse ")).toEqual({ password: " correct horse " });
});

test("spaces in a code are removed", () => {
  expect(typedConfirmation("code", " 123 456\n")).toEqual({ code: "123456" });
});
