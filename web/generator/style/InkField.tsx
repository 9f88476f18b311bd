import type { ComponentProps } from "react";
import { ColorField } from "../../components/fields/ColorField.tsx";
import { FOREGROUND_PALETTE } from "../design/palettes.ts";
import { opaqueColor } from "./look.ts";

/** A color of dark parts of a code, never see-through. */
export function InkField({ onChange, ...field }: Omit<ComponentProps<typeof ColorField>, "palette">) {
  return (
    <ColorField {...field} palette={FOREGROUND_PALETTE} onChange={(color) => onChange(opaqueColor(color))} />
  );
}
