import type { ComponentProps } from "react";
import { PictureTiles } from "./PictureTiles.tsx";

interface Shape<Value extends string> {
  value: Value;
  name: string;
  /** `d` of an SVG path. */
  path: string;
  /** Surroundings, drawn lighter. */
  around?: string;
}

/** A radio group of shapes. @param side size of the square of their paths, modules */
export function ShapeTiles<Value extends string>({
  shapes,
  side,
  ...choice
}: Omit<ComponentProps<typeof PictureTiles<Value>>, "tiles" | "tileClass"> & {
  shapes: readonly Shape<Value>[];
  side: number;
}) {
  return (
    <PictureTiles
      {...choice}
      tileClass="h-11 text-soft hover:text-ink has-checked:bg-ink has-checked:text-inverse"
      tiles={shapes.map(({ value, name, path, around }) => ({
        value,
        name,
        picture: (
          <svg viewBox={`0 0 ${side} ${side}`} fill="currentColor" aria-hidden="true" className="size-6">
            {around === undefined ? null : <path d={around} opacity="0.35" />}
            <path d={path} />
          </svg>
        ),
      }))}
    />
  );
}
