import { expect, test } from "vitest";
import { bowserDeviceReader as reader } from "../../../adapters/devices/bowser-device-reader.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0";

test.each([
  [`${CHROME} Safari/537.36`, { kind: "desktop", browser: "Chrome", os: "Windows" }],
  [`${CHROME} Safari/537.36 Edg/130.0.0.0`, { kind: "desktop", browser: "Edge", os: "Windows" }],
  [`${CHROME} Safari/537.36 OPR/114.0.0.0`, { kind: "desktop", browser: "Opera", os: "Windows" }],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    { kind: "tablet", browser: "Safari", os: "iOS" },
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    { kind: "phone", browser: "Chrome", os: "Android" },
  ],
])("recognizes the browser and operating system of %s", (userAgent, device) => {
  expect(reader.isBot(userAgent)).toBe(false);
  expect(reader.read(userAgent)).toMatchObject(device);
});

test.each(["", " ", "curl/8.5.0", "Mozilla/5.0 (compatible; bingbot/2.0)", "x".repeat(2000)])(
  "treats %.40s as a bot",
  (userAgent) => expect(reader.isBot(userAgent)).toBe(true),
);
