import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { BARCODE_FORMATS } from "../../../core/codes/barcode/symbol.ts";
import {
  BAR_HEIGHT,
  BAR_WIDTH,
  BARCODE_MARGIN,
  BARCODE_QUIET_ZONE,
  barcodeDesignSchema,
  CANVAS_HEIGHT,
  CANVAS_WIDTH,
  FONT_SIZE,
} from "../../../core/codes/barcode/design.ts";
import { gs1CheckDigit } from "../../../core/codes/barcode/check-digit.ts";
import { EXPORT_SIZE } from "../../../core/codes/export-size.ts";
import {
  LOGO_SIZE,
  QR_CUSTOM_SIZE,
  QR_MARGIN,
  QR_SIZE,
  qrDesignSchema,
} from "../../../core/codes/qr/design.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { blockLayout } from "../../../core/codes/qr/capacity.ts";
import { CORNERS, EYE_SHAPES, LOGO_BACKINGS, MODULE_SHAPES } from "../../../core/codes/qr/style/style.ts";
import { sampleContents } from "./sample-contents.ts";

interface Range {
  min: number;
  max: number;
  step?: number;
}

const hex = (channel: () => number) =>
  `#${[1, 2, 3].map(() => Math.floor(channel()).toString(16).padStart(2, "0")).join("")}`;

/**
 * Chooses random values for every control of both pages, over the full ranges.
 * @param random returns [0, 1)
 */
export function designsFrom(random: () => number) {
  const chance = (share: number) => random() < share;
  const step = ({ min, max, step: size = 1 }: Range) =>
    min + size * Math.floor(random() * (Math.floor((max - min) / size) + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const digits = (count: number) =>
    Array.from({ length: count }, () => pick(Array.from("0123456789"))).join("");
  const letters = (from: string, most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(Array.from(from))).join("");

  const anyColor = () => {
    if (chance(0.06)) return "transparent";
    const alpha = chance(0.1)
      ? Math.floor(random() * 256)
          .toString(16)
          .padStart(2, "0")
      : "";
    return hex(() => random() * 256) + alpha;
  };
  /** Half of the pairs are typical choices, the others are any colors from the pickers. */
  const colors = () =>
    chance(0.5)
      ? { foreground: hex(() => random() * 110), background: hex(() => 215 + random() * 41) }
      : { foreground: anyColor(), background: anyColor() };

  // the number fields accept any integer; large ones are rarer, as they take long to read
  const anyPixels = () => Math.round(EXPORT_SIZE.min + random() ** 3 * (EXPORT_SIZE.max - EXPORT_SIZE.min));
  const qrSize = () => {
    if (chance(0.55)) return step(QR_SIZE);
    if (chance(0.6)) return { width: step(QR_CUSTOM_SIZE), height: step(QR_CUSTOM_SIZE) };
    return chance(0.5) ? anyPixels() : { width: anyPixels(), height: anyPixels() };
  };

  const qr = () => ({
    content: chance(0.5)
      ? pick(Object.values(sampleContents))
      : `https://${letters("abcdefghij-éß日", 24)}.example/${letters("abcXYZ019/?=&%", 90)}`,
    hasLogo: chance(0.4),
    design: qrDesignSchema.parse({
      ...colors(),
      size: qrSize(),
      level: chance(0.5) ? "H" : pick(ERROR_CORRECTION_LEVELS),
      margin: chance(0.5) ? QR_MARGIN.default : step(QR_MARGIN),
      logoSize: step(LOGO_SIZE),
    }),
  });

  const gradient = (channel: () => number) => ({
    kind: pick(["linear", "radial"] as const),
    angle: Math.floor(random() * 360),
    from: hex(channel),
    to: hex(channel),
  });

  /**
   * A code of any version up to `versions`, in any style; most of them have colors that scanners can
   * distinguish.
   */
  const styled = (versions = 40) => {
    const isLegible = chance(0.85);
    const ink = () => random() * (isLegible ? 110 : 256);
    const version = 1 + Math.floor(random() * versions);
    const level = pick(ERROR_CORRECTION_LEVELS);
    const { dataCodewords } = blockLayout(version, level);
    // the mode and length indicators take two or three bytes
    const length = Math.max(1, dataCodewords - (version < 10 ? 2 : 3) - Math.floor(random() * 3));
    const content = Array.from({ length }, () => pick(Array.from("abcdefghijklmnopqrstuvwxyz/.-"))).join("");
    const margin = chance(0.7) ? QR_MARGIN.default : step(QR_MARGIN);
    const modules = 17 + 4 * version + 2 * margin;
    const side = Math.min(EXPORT_SIZE.max, Math.round(modules * (2 + 8 * random())));
    return {
      content,
      version,
      hasLogo: chance(0.4),
      design: qrDesignSchema.parse({
        foreground: hex(ink),
        background: isLegible ? hex(() => 215 + random() * 41) : anyColor(),
        size: Math.max(EXPORT_SIZE.min, side),
        level,
        margin,
        logoSize: step(LOGO_SIZE),
        style: {
          modules: pick(MODULE_SHAPES),
          eyeFrame: pick(EYE_SHAPES),
          eyeBall: pick(EYE_SHAPES),
          eyeFrameColor: chance(0.25) ? hex(ink) : null,
          eyeBallColor: chance(0.25) ? hex(ink) : null,
          gradient: chance(0.4) ? gradient(ink) : null,
          eyeGradient: chance(0.2) ? gradient(ink) : null,
          logoBacking: pick(LOGO_BACKINGS),
          corners: pick(CORNERS),
        },
      }),
    };
  };

  const barcodeContents: Record<BarcodeFormat, () => string> = {
    CODE128: () => letters(Array.from({ length: 96 }, (_, at) => String.fromCharCode(32 + at)).join(""), 30),
    CODE39: () => letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-. $/+%", 20),
    EAN13: () => withCheckDigit(digits(12)),
    EAN8: () => withCheckDigit(digits(7)),
    UPC: () => withCheckDigit(digits(11)),
    ITF: () => withCheckDigit(digits(13)),
    MSI: () => digits(1 + Math.floor(random() * 14)),
    pharmacode: () => String(3 + Math.floor(random() * 131_068)),
  };

  const barcode = () => {
    const format = pick(BARCODE_FORMATS);
    return {
      format,
      content: barcodeContents[format](),
      design: barcodeDesignSchema.parse({
        ...colors(),
        barWidth: step(BAR_WIDTH),
        barHeight: step(BAR_HEIGHT),
        canvas: chance(0.4) ? { width: step(CANVAS_WIDTH), height: step(CANVAS_HEIGHT) } : null,
        margin: step(BARCODE_MARGIN),
        quietZone: chance(0.2) ? step(BARCODE_QUIET_ZONE) : null,
        displayValue: chance(0.7),
        fontSize: step(FONT_SIZE),
      }),
    };
  };

  return { qr, styled, barcode, chance };
}

const withCheckDigit = (digits: string) => digits + gs1CheckDigit(digits);
