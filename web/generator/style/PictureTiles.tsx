import { clsx } from "clsx";
import { useId, type ReactNode } from "react";

export interface PictureTile<Value extends string> {
  value: Value;
  name: string;
  picture: ReactNode;
}

/**
 * A radio group of pictures, with arrow-key navigation. The name of the selected one is next to the legend.
 */
export function PictureTiles<Value extends string>({
  legend,
  tiles,
  value,
  columns,
  tileClass,
  onChoose,
}: {
  legend: ReactNode;
  tiles: readonly PictureTile<Value>[];
  /** Null: none of them. */
  value: Value | null;
  /** Tailwind classes that set the columns. */
  columns: string;
  tileClass: string;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 text-sm font-medium">
        {legend}
        <span aria-hidden="true" className="truncate font-normal text-soft">
          {tiles.find((tile) => tile.value === value)?.name}
        </span>
      </legend>
      <div className={clsx("grid gap-1.5", columns)}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            title={tile.name}
            className={clsx(
              "relative grid cursor-pointer place-items-center overflow-hidden rounded-box border border-control",
              "transition-[background-color,border-color,color] hover:border-ink has-checked:border-ink",
              "has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              tileClass,
            )}
          >
            <input
              type="radio"
              name={id}
              aria-label={tile.name}
              checked={tile.value === value}
              onChange={() => onChoose(tile.value)}
              className="sr-only"
            />
            {tile.picture}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
