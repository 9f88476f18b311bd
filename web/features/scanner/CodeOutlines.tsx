import { clsx } from "clsx";
import type { Point, ScannedCode } from "../../../core/codes/scan.ts";
import { useMessages } from "../../components/messages.tsx";

const MARKER_TEXT = 40;

/** Outlines of the codes in the picture, with numbers that link to their results. */
export function CodeOutlines({
  codes,
  width,
  height,
  active,
  onActive,
  onChoose,
}: {
  codes: readonly ScannedCode[];
  /** Size, in px, of the picture in which the corners are. */
  width: number;
  height: number;
  /** Index of the code that is pointed at. */
  active: number | null;
  onActive: (index: number | null) => void;
  onChoose: (index: number) => void;
}) {
  const t = useMessages();
  const placed = codes.flatMap(({ corners, text }, index) => (corners ? [{ corners, text, index }] : []));
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {placed.map(({ corners, index }) => (
          <g key={index} fill="none" strokeLinejoin="round" className="transition-opacity">
            <polygon
              points={points(corners)}
              vectorEffect="non-scaling-stroke"
              stroke="#000"
              strokeOpacity={0.55}
              strokeWidth={active === index ? 9 : 6}
            />
            <polygon
              points={points(corners)}
              vectorEffect="non-scaling-stroke"
              stroke="var(--primary)"
              strokeWidth={active === index ? 5 : 3}
              fill={active === index ? "var(--primary)" : "none"}
              fillOpacity={0.22}
            />
          </g>
        ))}
      </svg>
      {placed.map(({ corners, text, index }) => {
        const at = markerPlace(corners);
        return (
          <button
            key={index}
            type="button"
            aria-label={t("scanner.show_code", { n: index + 1, content: text.slice(0, MARKER_TEXT) })}
            onClick={() => onChoose(index)}
            onMouseEnter={() => onActive(index)}
            onMouseLeave={() => onActive(null)}
            onFocus={() => onActive(index)}
            onBlur={() => onActive(null)}
            className={clsx(
              "absolute grid size-7 min-h-0! -translate-1/2 place-items-center rounded-full text-sm font-semibold shadow-lift",
              "before:absolute before:-inset-2 transition-[scale,background-color,color]",
              active === index
                ? "z-10 scale-115 bg-primary text-black"
                : "bg-black text-white ring-2 ring-primary",
            )}
            style={{
              left: `clamp(0.875rem, ${(at.x / width) * 100}%, 100% - 0.875rem)`,
              top: `clamp(0.875rem, ${(at.y / height) * 100}%, 100% - 0.875rem)`,
            }}
          >
            {index + 1}
          </button>
        );
      })}
    </>
  );
}

const points = (corners: readonly Point[]): string => corners.map(({ x, y }) => `${x},${y}`).join(" ");

/** The corner that is nearest to the top left of the picture. */
const markerPlace = (corners: readonly Point[]): Point =>
  corners.reduce((best, point) => (point.x + point.y < best.x + best.y ? point : best));
