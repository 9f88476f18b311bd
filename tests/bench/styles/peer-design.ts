import { qrDesignSchema, type QrDesign } from "../../../core/codes/qr/design.ts";
import type { ErrorCorrectionLevel } from "../../../core/codes/qr/symbol.ts";

/** A design that our drawing, `qr-code-styling`, and `@liquid-js/qr-code-styling` can all express. */
export interface PeerDesign {
  content: string;
  level: ErrorCorrectionLevel;
  /** Modules per side including a quiet zone of 4, and px per module. */
  modules: number;
  modulePx: number;
  shape: "square" | "dots" | "connected";
  frame: "square" | "rounded" | "circle";
  ball: "square" | "circle";
  foreground: string;
  background: string;
  /** Linear, angle in degrees. */
  gradient: { angle: number; from: string; to: string } | null;
  /** A picture in the middle, in each library's default size. */
  hasLogo: boolean;
}

/** The equivalent design in our format. */
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
