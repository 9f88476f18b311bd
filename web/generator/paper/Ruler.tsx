/** Heights of lines and numbers, px. */
const LINE = { each: 5, five: 8, ten: 12 } as const;
const HEIGHT = 26;
const heightOf = (mm: number): number => (mm % 10 === 0 ? LINE.ten : mm % 5 === 0 ? LINE.five : LINE.each);

/** A ruler in millimeters, black on white. @param scale px per millimeter */
export function Ruler({ mm, scale }: { mm: number; scale: number }) {
  const lines = Array.from({ length: Math.floor(mm) + 1 }, (_, at) => at);
  const tens = lines.filter((at) => at % 10 === 0);
  return (
    <svg
      aria-hidden="true"
      width={mm * scale + 32}
      height={HEIGHT}
      className="mt-2 block overflow-visible fill-black stroke-black font-sans text-[10px]"
    >
      <path d={lines.map((at) => `M${at * scale} 0v${heightOf(at)}`).join("")} strokeWidth={1} fill="none" />
      {tens.map((at) => (
        <text key={at} x={at * scale} y={HEIGHT - 2} textAnchor="middle" stroke="none">
          {at}
        </text>
      ))}
      {/* behind the last number: beside the first one, it would reach the second */}
      <text x={(tens.at(-1) ?? 0) * scale + 12} y={HEIGHT - 2} stroke="none">
        mm
      </text>
    </svg>
  );
}
