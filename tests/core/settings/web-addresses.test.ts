import { expect, test } from "vitest";
import { settingsSchema } from "../../../core/settings/settings.ts";

const isTaken = (webhook_url: string): boolean => settingsSchema.safeParse({ webhook_url }).success;

test.each(["", "https://hooks.example/ours?a=b@c#d", "http://127.0.0.1:8080/", "https://[::1]/x"])(
  "accepts the web address %j",
  (address) => expect(isTaken(address)).toBe(true),
);

test.each([
  "https://user:password@hooks.example/",
  "https://user@hooks.example",
  "https://hooks.example/\0",
  "ftp://x",
])("refuses a web address with credentials, control characters or another scheme: %j", (address) =>
  expect(isTaken(address)).toBe(false),
);
