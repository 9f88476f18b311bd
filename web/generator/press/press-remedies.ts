import { type Look, shownForeground } from "../style/look.ts";
import type { DesignRemedies } from "./PressRefusal.tsx";

/** Changes that make the design of a QR code printable for a print shop. */
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
  // a color behind a gradient was not visible
  modules: () => change({ style: undefined, foreground: shownForeground(look) }),
});
