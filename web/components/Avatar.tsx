import { clsx } from "clsx";
import { useState } from "react";

const letters = (name: string): string =>
  name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("");

/**
 * Represents a person whose name is next to it: their picture, or the initials of the first two words of the
 * name.
 */
export function Avatar({
  name,
  url,
  large = false,
}: {
  name: string;
  /** Null if there is none. */
  url: string | null;
  large?: boolean;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const place = clsx("shrink-0 rounded-full", large ? "size-24" : "size-8");
  if (url !== null && url !== broken) {
    return (
      <img
        src={url}
        alt=""
        width={400}
        height={400}
        className={clsx(place, "border border-line object-cover")}
        onError={() => setBroken(url)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        place,
        "grid place-items-center border border-control font-semibold uppercase",
        large ? "text-2xl" : "text-xs",
      )}
    >
      {letters(name)}
    </span>
  );
}
