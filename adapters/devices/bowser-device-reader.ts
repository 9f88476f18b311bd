import Bowser from "bowser";
import { isbot } from "isbot";
import type { Device, DeviceKind, DeviceReader } from "../../core/ports/device-reader.ts";

const KINDS: Partial<Record<string, DeviceKind>> = { mobile: "phone", tablet: "tablet", desktop: "desktop" };
/** Longer headers are not genuine and only cost time. */
const LONGEST = 1024;
/** Shorter names that the makers themselves use instead of Bowser's. */
const BROWSERS: Partial<Record<string, string>> = { "Microsoft Edge": "Edge", "Internet Explorer": "IE" };

/** Recognizes Edge and Opera, which claim to be Chrome. */
export const bowserDeviceReader: DeviceReader = {
  isBot: (userAgent) => userAgent.trim() === "" || userAgent.length > LONGEST || isbot(userAgent),

  read(userAgent): Device {
    if (userAgent === "") return { kind: "other", browser: "", os: "" };
    const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
    const name = browser.name ?? "";
    return {
      kind: KINDS[platform.type ?? ""] ?? "other",
      browser: (BROWSERS[name] ?? name).slice(0, 60),
      os: (os.name ?? "").slice(0, 60),
    };
  },
};
