import { NOMINAL_HEIGHT } from "../../../core/codes/print/advice/bar-height.ts";
import { MODULE_DOTS, NOMINAL_MODULE, type BarcodePrint } from "../../../core/codes/print/print.ts";
import { DPI, mmOfDots, nearestDots, dotsWithin } from "../../../core/codes/print/resolution.ts";
import { askedIn, dotsAt, isAsked, sideDots, within, type Asked, type Unit } from "./paper.ts";

/** The size on paper in a draft; `asked` is the height of the bars. Empty if the size is in px. */
export interface BarcodePaper {
  print?: BarcodePrint | undefined;
  asked?: Asked;
}

/** Initial size on paper, mm: the X-dimension and the bars of an EAN-13 at its nominal size. */
const NOMINAL = { module: NOMINAL_MODULE, height: { mm: NOMINAL_HEIGHT.EAN13, in: 0.9 } } as const;

/** Converts the size to another unit; a size on paper stays the same. */
export function withUnit(unit: Unit | "px", { print, asked }: BarcodePaper): BarcodePaper {
  if (unit === "px") return { print: undefined, asked: undefined };
  const first = NOMINAL.height[unit];
  if (print) return { print, asked: askedIn(unit, asked, first) };
  const dpi = DPI.default;
  return {
    print: { dpi, barWidth: nearestDots(NOMINAL.module, dpi), barHeight: sideDots(first, unit, dpi) },
    asked: { length: first, unit },
  };
}

export const withBarHeight = (height: number, unit: Unit, print: BarcodePrint): BarcodePaper => ({
  print: { ...print, barHeight: sideDots(height, unit, print.dpi) },
  asked: { length: height, unit },
});

export const withModule = (dots: number, print: BarcodePrint): BarcodePrint => ({
  ...print,
  barWidth: within(dots, MODULE_DOTS),
});

/** Converts the size to the resolution of another printer. */
export function withDpi(dpi: number, print: BarcodePrint, asked: Asked): BarcodePrint {
  const { barWidth, barHeight, canvas, margin, fontSize, dpi: before } = print;
  const again = (dots: number) => dotsWithin(mmOfDots(dots, before), dpi);
  return {
    dpi,
    ...(barWidth !== undefined && {
      barWidth: within(nearestDots(mmOfDots(barWidth, before), dpi), MODULE_DOTS),
    }),
    ...(barHeight !== undefined && {
      barHeight: isAsked(asked, barHeight, before)
        ? sideDots(asked.length, asked.unit, dpi)
        : dotsAt(barHeight, before, dpi),
    }),
    ...(canvas && {
      canvas: { width: dotsAt(canvas.width, before, dpi), height: dotsAt(canvas.height, before, dpi) },
    }),
    ...(margin !== undefined && { margin: again(margin) }),
    ...(fontSize !== undefined && { fontSize: Math.max(1, again(fontSize)) }),
  };
}

/** Sets the dots per module; bars keep their height, or get the initial one. */
export function withAdvice({ dpi, dots }: { dpi: number; dots: number }, paper: BarcodePaper): BarcodePaper {
  const { print, asked } = paper.print ? paper : withUnit("mm", paper);
  return { print: print && withModule(dots, withDpi(dpi, print, asked)), asked };
}
