import { expect, test } from "vitest";
import { settingsSchema } from "../../../core/settings/settings.ts";

const isTaken = (webhook_url: string): boolean => settingsSchema.safeParse({ webhook_url }).success;

test.each(["", "https://hooks.example/ours?a=b@c#d", "http://127.0.0.1:8080/", "https://[::1]/x"])(
  "a web address of a setting may be %j",
  (address) => expect(isTaken(address)).toBe(true),
);

test.each([
  "https://user:password@hooks.example/",
  "https://user@hooks.example",
  "https://hooks.example/\0",
  "ftp://x",
])("a web address of a setting holds no password and no control character: %j", (address) =>
  expect(isTaken(address)).toBe(false),
);
