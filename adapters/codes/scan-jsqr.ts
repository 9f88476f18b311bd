import jsqr from "jsqr";
import type { Picture } from "../../core/codes/drawing.ts";
import { jsqrText } from "./jsqr-text.ts";
import { scanContent } from "./scan-content.ts";
import type { ScanReading } from "./scan-reading.ts";

/** Looks for one QR code, dark on light; `inverted` for light on dark. @param picture opaque */
export function readByJsqr({ width, height, rgba }: Picture, inverted: boolean): ScanReading[] {
  const code = jsqr(rgba, width, height, { inversionAttempts: inverted ? "onlyInvert" : "dontInvert" });
  if (!code) return [];
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = code.location;
  return [
    {
      decoder: "jsqr",
      format: "QR Code",
      ...scanContent(jsqrText(code.chunks), code.binaryData),
      corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner],
      lines: 0,
      error: "",
    },
  ];
}
