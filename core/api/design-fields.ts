import * as z from "zod/mini";
import type { BarcodeDesign } from "../codes/barcode/design.ts";
import { barcodeDesignSchema } from "../codes/barcode/design.ts";
import { colorText } from "../codes/color-text.ts";
import { EXPORT_SIZE, exportPixels } from "../codes/export-size.ts";
import { readLength, readPixels } from "../codes/print/length.ts";
import { moduleDots } from "../codes/print/print.ts";
import { type PrintTexts, readBarcodePrint, readQrPrint } from "../codes/print/print-texts.ts";
import { DPI, dpiSchema } from "../codes/print/resolution.ts";
import { type QrDesign, qrDesignSchema } from "../codes/qr/design.ts";
import { FRAME_KINDS } from "../codes/qr/frame/frame.ts";
import { FRAME_HINTS, NO_FRAME, readFrame } from "../codes/texts/frame-texts.ts";
import { PRESET_NAMES, withPreset } from "../codes/texts/presets.ts";
import { readStyle, STYLE_HINTS, type StyleName } from "../codes/texts/style-texts.ts";

/** Designs as API clients write them: flat, under the names of the command-line options and batch columns. */
const qr = qrDesignSchema.shape;
const bars = barcodeDesignSchema.shape;

const lengthText = z.string().check(
  z.maxLength(20),
  z.refine((text) => readLength(text) !== null, {
    error: "Write a number (without quotes in JSON), or a length such as 25mm, 2.5cm, 1in or 72pt",
  }),
);

const sideText = z.string().check(
  z.maxLength(20),
  z.refine((text) => readLength(text) !== null || exportPixels.safeParse(readPixels(text)).success, {
    error: `Write a number of px from ${EXPORT_SIZE.min} to ${EXPORT_SIZE.max} (without quotes in JSON), or a length such as 25mm, 2.5cm, 1in or 72pt`,
  }),
);

/** A side of the image: px, or a text of px or of a length, with its unit. */
const side = (description: string) =>
  z.optional(z.union([exportPixels, sideText])).check(z.describe(description));

const sizeFields = {
  width: side("Width of a canvas, px or a length such as 25mm; needs height"),
  height: side("Height of a canvas, px or a length such as 25mm; needs width"),
  module: z
    .optional(z.union([moduleDots, lengthText]))
    .check(
      z.describe(
        "X-dimension on paper: a length such as 0.4mm, of which the nearest whole dots are taken, or dots",
      ),
    ),
  dpi: z
    .optional(dpiSchema)
    .check(z.describe(`Dots per inch of the printer; ${DPI.default} for lengths that come without it`)),
};

export const qrDesignFields = {
  foreground: z
    .optional(colorText)
    .check(z.describe("Color of the code: # with 3, 4, 6 or 8 hex digits; #000000 if none is given")),
  background: z
    .optional(colorText)
    .check(z.describe("Color behind it, or transparent; #ffffff if none is given")),
  preset: z
    .optional(z.nullable(z.enum(PRESET_NAMES)))
    .check(z.describe("Colors and style of our own; what is said beside it overrules it")),
  size: side("Side of the picture, px or a length such as 25mm; 300 where it is not said"),
  ...sizeFields,
  level: qr.level.check(z.describe("Error correction level; not said: the highest that fits")),
  margin: qr.margin.check(z.describe("Quiet zone, modules; scanners need 4")),
  logo_size: qr.logoSize.check(z.describe("Percent of the widest logo that is safe for this code")),
  modules: styleField("modules"),
  eyes: styleField("eyes"),
  eye_color: styleField("eye_color"),
  gradient: styleField("gradient"),
  eye_gradient: styleField("eye_gradient"),
  logo_backing: styleField("logo_backing"),
  corners: styleField("corners"),
  frame: z
    .optional(z.nullable(z.enum([...FRAME_KINDS, NO_FRAME])))
    .check(
      z.describe("Frame with a text around the code, by which the picture grows; none or null: without one"),
    ),
  frame_text: frameField("frame_text"),
  frame_color: frameField("frame_color"),
};

/** A style text as `readStyle` parses it; null: plain. */
function styleField(name: StyleName) {
  const hint = STYLE_HINTS[name];
  const text = z.string().check(z.maxLength(200), (context) => {
    const [problem] = readStyle({ [name]: context.value }).problems;
    if (problem) context.issues.push({ code: "custom", message: problem.message, input: context.value });
  });
  return z.optional(z.nullable(text)).check(z.describe(hint.slice(0, 1).toUpperCase() + hint.slice(1)));
}

/** A text that belongs to a frame, as `readFrame` parses it. */
function frameField(name: "frame_text" | "frame_color") {
  const hint = FRAME_HINTS[name];
  const text = z.string().check(z.maxLength(2000), (context) => {
    const [problem] = readFrame({ frame: FRAME_KINDS[0], [name]: context.value }).problems;
    if (problem) context.issues.push({ code: "custom", message: problem.message, input: context.value });
  });
  return z.optional(z.nullable(text)).check(z.describe(hint.slice(0, 1).toUpperCase() + hint.slice(1)));
}

export const barcodeDesignFields = {
  foreground: bars.foreground.check(z.describe("Color of the bars: # with 3, 4, 6 or 8 hex digits")),
  background: bars.background.check(z.describe("Color behind them, or transparent")),
  bar_width: bars.barWidth.check(z.describe("Width of the narrowest bar, px; module takes its place")),
  bar_height: bars.barHeight.check(
    z.describe(
      "Height of the bars, px; with a module in proportion to bar_width, as margin and font_size are",
    ),
  ),
  ...sizeFields,
  margin: bars.margin.check(z.describe("Space above and below, and the least at the sides, px")),
  quiet_zone: bars.quietZone.check(
    z.describe("Modules of quiet zone on each side; null: what the symbology needs, or margin"),
  ),
  display_value: bars.displayValue.check(z.describe("Whether the text stands below the bars")),
  font_size: bars.fontSize.check(z.describe("Size of the text below, px")),
};

type Side = number | string | undefined;

interface Canvas {
  width?: Side;
  height?: Side;
}

interface PrintFields extends Canvas {
  size?: Side;
  module?: Side;
  dpi?: number | undefined;
}

/** The same fields as texts of command-line options. */
const printTexts = ({ size, width, height, module, dpi }: PrintFields): PrintTexts =>
  Object.fromEntries(
    Object.entries({ size, width, height, module, dpi }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** Reports a wrong print size at its field. */
export const rightPrint =
  <Fields extends PrintFields>(read: typeof readQrPrint | typeof readBarcodePrint) =>
  (context: z.core.ParsePayload<Fields>): void => {
    for (const { name, message } of read(printTexts(context.value)).problems)
      context.issues.push({ code: "custom", message, path: [name], input: context.value });
  };

/** A width without a height would require a guess. */
export const wholeCanvas = <Fields extends Canvas>() =>
  z.refine<Fields>(({ width, height }) => (width === undefined) === (height === undefined), {
    error: "A canvas has a width and a height: say both or neither",
    path: ["width"],
  });

interface FramedText {
  frame?: string | null | undefined;
  frame_text?: string | null | undefined;
  frame_color?: string | null | undefined;
}

/** Text or color without a frame would be silently ignored. */
export const textInFrame = <Fields extends FramedText>() =>
  z.refine<Fields>(
    (fields) =>
      Boolean(fields.frame && fields.frame !== NO_FRAME) || (!fields.frame_text && !fields.frame_color),
    {
      error: "frame_text and frame_color need a frame",
      path: ["frame"],
    },
  );

/** The px of a side; null without one, and for a length. */
const pixelsOf = (written: Side): number | null =>
  typeof written === "string" ? readPixels(written) : (written ?? null);

const canvasOf = (canvas: Canvas) => {
  const [width, height] = [pixelsOf(canvas.width), pixelsOf(canvas.height)];
  return width === null || height === null ? null : { width, height };
};

type QrFields = z.infer<z.ZodMiniObject<typeof qrDesignFields>>;
type BarcodeFields = z.infer<z.ZodMiniObject<typeof barcodeDesignFields>>;

export const qrDesignOf = (fields: QrFields): QrDesign => {
  const plain = qrDesignSchema.parse({});
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { foreground, background, ...look }: QrFields = {
    ...fields,
    ...(fields.preset && withPreset(fields.preset, said)),
  };
  return {
    foreground: foreground ?? plain.foreground,
    background: background ?? plain.background,
    size: canvasOf(fields) ?? pixelsOf(fields.size) ?? plain.size,
    print: readQrPrint(printTexts(fields)).print,
    level: fields.level,
    margin: fields.margin,
    logoSize: fields.logo_size,
    style: readStyle(look).style ?? undefined,
    frame: readFrame(look).frame ?? undefined,
  };
};

export const barcodeDesignOf = (fields: BarcodeFields): BarcodeDesign => ({
  foreground: fields.foreground,
  background: fields.background,
  barWidth: fields.bar_width,
  barHeight: fields.bar_height,
  canvas: canvasOf(fields),
  margin: fields.margin,
  quietZone: fields.quiet_zone,
  displayValue: fields.display_value,
  fontSize: fields.font_size,
  print: readBarcodePrint(printTexts(fields)).print,
});
