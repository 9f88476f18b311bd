import type { DesignRemedies } from "../../generator/press/PressRefusal.tsx";
import { shownForeground } from "../../generator/style/look.ts";
import type { QrDraft } from "./qr-draft.ts";

/** What changes a design so that a print shop can print it. */
export const pressRemedies = (draft: QrDraft, change: (patch: Partial<QrDraft>) => void): DesignRemedies => ({
  colors() {
    const { style, frame, background } = draft;
    change({
      foreground: "#000000",
      background: background === "transparent" ? background : "#ffffff",
      ...(style && {
        style: { ...style, gradient: null, eyeGradient: null, eyeFrameColor: null, eyeBallColor: null },
      }),
      ...(frame && { frame: { ...frame, color: null } }),
    });
  },
  picture: () => change({ logo: null }),
  // what lay behind a gradient was not seen
  modules: () => change({ style: undefined, foreground: shownForeground(draft) }),
});
