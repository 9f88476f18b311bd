import type { ComponentProps } from "react";
import { ColorField } from "../../components/fields/ColorField.tsx";
import { FOREGROUND_PALETTE } from "../design/palettes.ts";
import { opaqueColor } from "./look.ts";

/** A color of dark parts of a code, never see-through. */
export function InkField({ onChange, ...field }: Omit<ComponentProps<typeof ColorField>, "palette">) {
  return (
    <ColorField
      {...field}
      palette={FOREGROUND_PALETTE}
      // a word that the hex field takes for a background; here it would come out black
      onChange={(color) => (color === "transparent" ? undefined : onChange(opaqueColor(color)))}
    />
  );
}
