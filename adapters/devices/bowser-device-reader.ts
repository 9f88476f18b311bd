import Bowser from "bowser";
import { isbot } from "isbot";
import type { Device, DeviceKind, DeviceReader } from "../../core/ports/device-reader.ts";

const KINDS: Partial<Record<string, DeviceKind>> = { mobile: "phone", tablet: "tablet", desktop: "desktop" };
/** Longer ones are made up, and only cost time. */
const LONGEST = 1024;
/** Bowser's names where the makers themselves say something shorter. */
const BROWSERS: Partial<Record<string, string>> = { "Microsoft Edge": "Edge", "Internet Explorer": "IE" };

/** Edge and Opera, which claim to be Chrome, are recognized. */
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
