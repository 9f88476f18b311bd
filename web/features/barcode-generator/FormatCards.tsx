import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { useMessages } from "../../components/messages.tsx";

/** One card per format: a radio group of eight, with arrow-key navigation. */
export function FormatCards({
  format,
  onFormat,
}: {
  format: BarcodeFormat;
  onFormat: (format: BarcodeFormat) => void;
}) {
  const t = useMessages();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t("barcodes.format")}</legend>
      <div className="grid auto-rows-fr grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {BARCODE_FORMATS.map((value) => (
          <label
            key={value}
            className={
              "relative grid min-h-16 content-center gap-0.5 rounded-box border border-control px-3 py-2 transition-colors hover:border-ink hover:bg-hover " +
              "has-checked:border-ink has-checked:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            }
          >
            <input
              type="radio"
              name="format"
              value={value}
              checked={value === format}
              onChange={() => onFormat(value)}
              className="sr-only"
            />
            <span className="text-sm font-medium">{barcodeFormats[value].label}</span>
            <span className="min-w-0 text-xs break-words hyphens-auto text-soft">
              {t(barcodeFormats[value].meaning)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
