import type { ComponentProps } from "react";
import { ColorField } from "../../components/fields/ColorField.tsx";
import { FOREGROUND_PALETTE } from "../design/palettes.ts";
import { opaqueColor } from "./look.ts";

/** A color for the dark parts of a code, always opaque. */
export function InkField({ onChange, ...field }: Omit<ComponentProps<typeof ColorField>, "palette">) {
  return (
    <ColorField
      {...field}
      palette={FOREGROUND_PALETTE}
      // a keyword that the hex field accepts for backgrounds; here, it would become black
      onChange={(color) => (color === "transparent" ? undefined : onChange(opaqueColor(color)))}
    />
  );
}
