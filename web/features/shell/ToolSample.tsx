import { jsbarcodeEncoder } from "../../../adapters/codes/jsbarcode-encoder.ts";
import { qrcodeEncoder } from "../../../adapters/codes/qrcode-encoder.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import type { Drawing } from "../../../core/codes/drawing.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { PLACEHOLDER_CONTENT, qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { DrawingPicture } from "../../components/DrawingPicture.tsx";

const samples: Record<string, () => Drawing> = {
  "/qr-generator": () =>
    createQr(qrcodeEncoder, PLACEHOLDER_CONTENT, qrDesignSchema.parse({ level: "L" }), null).drawing,
  "/barcode-generator": () =>
    createBarcode(jsbarcodeEncoder, "EAN8", "12345670", barcodeDesignSchema.parse({ barHeight: 100 }))
      .drawing,
};
const drawn: Record<string, Drawing> = {};

/** What a tool makes, small, beside its name. Drawn once. */
export function ToolSample({ path }: { path: string }) {
  const draw = samples[path];
  if (!draw) return null;
  const drawing = (drawn[path] ??= draw());
  return (
    <div
      aria-hidden="true"
      className="grid size-24 shrink-0 place-items-center rounded-box bg-white p-1 sm:size-32"
    >
      <DrawingPicture drawing={drawing} alt="" className="max-h-full max-w-full" />
    </div>
  );
}
