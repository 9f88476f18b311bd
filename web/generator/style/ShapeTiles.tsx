import { clsx } from "clsx";
import { useId, type ReactNode } from "react";

export interface Shape<Value extends string> {
  value: Value;
  name: string;
  /** `d` of an SVG path. */
  path: string;
  /** What lies around it, fainter. */
  around?: string;
}

/** One of a few shapes, each as its picture; the arrow keys move through them. The name of the chosen one stands beside the legend. */
export function ShapeTiles<Value extends string>({
  legend,
  shapes,
  value,
  side,
  columns,
  onChoose,
}: {
  legend: ReactNode;
  shapes: readonly Shape<Value>[];
  value: Value;
  /** Of the square that the pictures are drawn in, modules. */
  side: number;
  /** Of Tailwind: how many stand in a row. */
  columns: string;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 text-sm font-medium">
        {legend}
        <span aria-hidden="true" className="truncate font-normal text-soft">
          {shapes.find((shape) => shape.value === value)?.name}
        </span>
      </legend>
      <div className={clsx("grid gap-1.5", columns)}>
        {shapes.map((shape) => (
          <label
            key={shape.value}
            title={shape.name}
            className={
              "relative grid h-11 cursor-pointer place-items-center rounded-box border border-control text-soft " +
              "transition-[background-color,border-color,color] hover:border-ink hover:text-ink " +
              "has-checked:border-ink has-checked:bg-ink has-checked:text-inverse " +
              "has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            }
          >
            <input
              type="radio"
              name={id}
              aria-label={shape.name}
              checked={shape.value === value}
              onChange={() => onChoose(shape.value)}
              className="sr-only"
            />
            <svg viewBox={`0 0 ${side} ${side}`} fill="currentColor" aria-hidden="true" className="size-6">
              {shape.around === undefined ? null : <path d={shape.around} opacity="0.35" />}
              <path d={shape.path} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
