import sharp from "sharp";
import { ready } from "zpl-renderer-js";
import type { Pixels } from "./independent-decoder.ts";

/** Dots per millimeter. Any value works: the size in mm is computed from the dots. */
const DOTS = 8;

const numberOf = (zpl: string, command: string): number => {
  const found = new RegExp(`\\^${command}(\\d+)`).exec(zpl)?.[1];
  if (found === undefined) throw new Error(`There is no ^${command}`);
  return Number(found);
};

/**
 * All labels of a ZPL II file as drawn by zpl-renderer-js, one pixel per dot; all have the size of the first.
 */
export async function drawnLabels(zpl: string): Promise<Pixels[]> {
  const { api } = await ready;
  const [width, height] = [numberOf(zpl, "PW"), numberOf(zpl, "LL")];
  const labels = await api.zplToBase64MultipleAsync(zpl, width / DOTS, height / DOTS, DOTS);
  return Promise.all(
    labels.map(async (label) => {
      const { data, info } = await sharp(Buffer.from(label, "base64"))
        .toColorspace("srgb")
        .flatten({ background: "#fff" })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      if (info.width !== width || info.height !== height)
        throw new Error(`${info.width} x ${info.height} dots were drawn of ${width} x ${height}`);
      return { data, width, height };
    }),
  );
}

/** The only label of a file. */
export async function drawnLabel(zpl: string): Promise<Pixels> {
  const [label, ...others] = await drawnLabels(zpl);
  if (label === undefined || others.length > 0) throw new Error(`${others.length + 1} labels`);
  return label;
}
