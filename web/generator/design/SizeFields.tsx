import type { ReactNode } from "react";
import { EXPORT_SIZE } from "../../../core/codes/export-size.ts";
import { useMessages } from "../../components/messages.tsx";
import { SliderField } from "../../components/fields/SliderField.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";

interface Range {
  min: number;
  max: number;
  step: number;
}
interface CustomSize {
  customSize: boolean;
  width: number;
  height: number;
}

/** The size of a code in its own measure (`children`), or a canvas of any width and height. */
export function SizeFields({
  size,
  width,
  height,
  onChange,
  children,
}: {
  size: CustomSize;
  /** Ranges of the sliders, px; the fields next to them accept every exportable size. */
  width: Range;
  height: Range;
  onChange: (patch: Partial<CustomSize>) => void;
  /** Shown unless the size is custom. */
  children: ReactNode;
}) {
  const t = useMessages();
  const side = { unit: t("generator.px"), typed: EXPORT_SIZE };
  return (
    <>
      <ToggleField
        label={t("generator.custom_size")}
        hint={t("generator.custom_size_hint")}
        checked={size.customSize}
        onChange={(customSize) => onChange({ customSize })}
      />
      {size.customSize ? (
        <>
          <SliderField
            label={t("generator.width")}
            value={size.width}
            range={width}
            {...side}
            onChange={(next) => onChange({ width: next })}
          />
          <SliderField
            label={t("generator.height")}
            value={size.height}
            range={height}
            {...side}
            onChange={(next) => onChange({ height: next })}
          />
        </>
      ) : (
        children
      )}
    </>
  );
}
