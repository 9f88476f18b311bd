/**
 * A 24-bit bitmap, white or with the given RGBA pixels: the one kind of picture that sharp does not write.
 */
export function bmpFile(width: number, height: number, rgba?: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = new Uint8Array(54 + row * height).fill(255, 54);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  // top-down rows
  view.setInt32(22, -height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  if (rgba) {
    for (let at = 0; at < width * height; at++) {
      const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
      file.set([blue, green, red], 54 + Math.floor(at / width) * row + (at % width) * 3);
    }
  }
  return file;
}
