import * as z from "zod/mini";
import { colorText } from "../codes/color-text.ts";
import { readPixels } from "../codes/print/length.ts";
import { type PrintTexts, readQrPrint } from "../codes/print/print-texts.ts";
import { type QrDesign, qrDesignSchema } from "../codes/qr/design.ts";
import { FRAME_KINDS } from "../codes/qr/frame/frame.ts";
import { FRAME_HINTS, NO_FRAME, readFrame } from "../codes/texts/frame-texts.ts";
import { PRESET_NAMES, withPreset } from "../codes/texts/presets.ts";
import { readStyle, STYLE_HINTS, type StyleName } from "../codes/texts/style-texts.ts";
import { type Context, report, type Side, side, sizeFields, textsOf } from "./length-fields.ts";

/** Designs as API clients write them: flat, under the names of the command-line options and batch columns. */
const qr = qrDesignSchema.shape;

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

interface Canvas {
  width?: Side;
  height?: Side;
}

interface PrintFields extends Canvas {
  size?: Side;
  module?: Side;
  dpi?: Side;
}

const printTexts = ({ size, width, height, module, dpi }: PrintFields): PrintTexts =>
  textsOf({ size, width, height, module, dpi });

/** Reports a wrong print size of a QR code at its field. */
export const rightPrint =
  <Fields extends PrintFields>() =>
  (context: Context<Fields>): void =>
    report(context, readQrPrint(printTexts(context.value)).problems);

/** A width without a height would require a guess. */
export const wholeCanvas = <Fields extends Canvas>() =>
  z.refine<Fields>(({ width, height }) => (width === undefined) === (height === undefined), {
    error: "A canvas has a width and a height: say both or neither",
    path: ["width"],
  });

interface FramedText {
  /** A named design may have the frame. */
  design?: string | undefined;
  frame?: string | null | undefined;
  frame_text?: string | null | undefined;
  frame_color?: string | null | undefined;
}

/** Text or color without a frame would be silently ignored. */
export const textInFrame = <Fields extends FramedText>() =>
  z.refine<Fields>(
    (fields) =>
      Boolean((fields.frame && fields.frame !== NO_FRAME) || fields.design) ||
      (!fields.frame_text && !fields.frame_color),
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
