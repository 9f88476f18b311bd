import { qrDesignSchema, type QrDesign } from "../../../core/codes/qr/design.ts";
import type { ErrorCorrectionLevel } from "../../../core/codes/qr/symbol.ts";

/** A design that our drawing, `qr-code-styling` and `@liquid-js/qr-code-styling` can all express. */
export interface PeerDesign {
  content: string;
  level: ErrorCorrectionLevel;
  /** Modules on a side with a quiet zone of 4, and px of each. */
  modules: number;
  modulePx: number;
  shape: "square" | "dots" | "connected";
  frame: "square" | "rounded" | "circle";
  ball: "square" | "circle";
  foreground: string;
  background: string;
  /** Linear, degrees. */
  gradient: { angle: number; from: string; to: string } | null;
  /** A picture in the middle, as large as each makes it by itself. */
  hasLogo: boolean;
}

/** The same as a design of ours. */
export const ourDesign = (design: PeerDesign): QrDesign =>
  qrDesignSchema.parse({
    foreground: design.foreground,
    background: design.background,
    size: design.modules * design.modulePx,
    level: design.level,
    margin: 4,
    style: {
      modules: design.shape,
      eyeFrame: design.frame,
      eyeBall: design.ball,
      gradient: design.gradient && { kind: "linear", ...design.gradient },
    },
  });
