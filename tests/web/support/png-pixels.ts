import sharp from "sharp";

/** The pixels of a PNG file, 4 bytes each. */
export async function pngPixels(
  file: Blob,
): Promise<{ width: number; height: number; rgba: Uint8ClampedArray }> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
}
