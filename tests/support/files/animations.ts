import sharp from "sharp";

const uint24 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff];

/** A GIF of `frames` frames of 1 × 1 px on a screen of its own size (GIF89a §18 to §23). */
export function gifOfFrames(frames: number, width: number, height: number): Buffer {
  const screen = [...uint24(width).slice(0, 2), ...uint24(height).slice(0, 2), 0x80, 0, 0];
  const colors = [0, 0, 0, 255, 255, 255];
  const control = [0x21, 0xf9, 4, 0, 1, 0, 0, 0];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const frame = Buffer.from([...control, ...image]);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([...screen, ...colors]),
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from([0x3b]),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP of `frames` frames of 16 × 16 px on a canvas of its own size (RFC 9649 §2.7). */
export async function webpOfFrames(frames: number, width: number, height: number): Promise<Buffer> {
  const still = sharp({ create: { width: 16, height: 16, channels: 3, background: "#c471ed" } });
  const pixels = (await still.webp().toBuffer()).subarray(12);
  const place = [...uint24(0), ...uint24(0), ...uint24(15), ...uint24(15), ...uint24(10), 0];
  const frame = chunk("ANMF", Buffer.concat([Buffer.from(place), pixels]));
  const canvas = Buffer.from([2, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)]);
  const chunks = [
    chunk("VP8X", canvas),
    chunk("ANIM", Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ];
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
}
