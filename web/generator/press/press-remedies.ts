import { type Look, shownForeground } from "../style/look.ts";
import type { DesignRemedies } from "./PressRefusal.tsx";

/** What changes the design of a QR code so that a print shop can print it. */
export const pressRemedies = (look: Look, change: (patch: Partial<Look>) => void): DesignRemedies => ({
  colors() {
    const { style, frame, background } = look;
    change({
      foreground: "#000000",
      background: background === "transparent" ? background : "#ffffff",
      ...(style && {
        style: { ...style, gradient: null, eyeGradient: null, eyeFrameColor: null, eyeBallColor: null },
      }),
      ...(frame && { frame: { ...frame, color: null } }),
    });
  },
  // what lay behind a gradient was not seen
  modules: () => change({ style: undefined, foreground: shownForeground(look) }),
});
