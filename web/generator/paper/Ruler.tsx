/** Heights of lines and numbers, px. */
const LINE = { each: 5, five: 8, ten: 12 } as const;
const HEIGHT = 26;
const heightOf = (mm: number): number => (mm % 10 === 0 ? LINE.ten : mm % 5 === 0 ? LINE.five : LINE.each);

/** A ruler in millimeters, black on white. @param scale px per millimeter */
export function Ruler({ mm, scale }: { mm: number; scale: number }) {
  const lines = Array.from({ length: Math.floor(mm) + 1 }, (_, at) => at);
  return (
    <svg
      aria-hidden="true"
      width={mm * scale + 24}
      height={HEIGHT}
      className="mt-2 block overflow-visible fill-black stroke-black font-sans text-[10px]"
    >
      <path d={lines.map((at) => `M${at * scale} 0v${heightOf(at)}`).join("")} strokeWidth={1} fill="none" />
      {lines
        .filter((at) => at % 10 === 0)
        .map((at) => (
          <text
            key={at}
            x={at * scale}
            y={HEIGHT - 2}
            textAnchor={at === 0 ? "start" : "middle"}
            stroke="none"
          >
            {at === 0 ? "0 mm" : at}
          </text>
        ))}
    </svg>
  );
}
