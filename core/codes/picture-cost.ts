/** Cameras and editors write about ten. */
const JPEG_SCANS = 100;
/** A minute of animation at 30 frames a second is 1,800. */
const WEBP_CHUNKS = 2000;

/**
 * Whether a small file would occupy its decoder far longer than its pixel count suggests. libvips's time
 * limits do not stop such a decoder, and it blocks one of the few threads that Node shares between files, DNS
 * and passwords.
 */
export const isCostlyPicture = (bytes: Uint8Array): boolean =>
  isJpeg(bytes) ? countJpegScans(bytes) > JPEG_SCANS : countWebpChunks(bytes) > WEBP_CHUNKS;

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/**
 * Number of scans in a JPEG (ITU-T T.81 §B.2.3). Decoding each one walks the whole picture, and an empty scan
 * takes only 30 bytes: 400 kB can keep libjpeg busy for half a minute.
 */
function countJpegScans(bytes: Uint8Array): number {
  let scans = 0;
  // inside a scan, a zero follows every 0xff: no picture has this marker by accident
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xda) scans++;
  }
  return scans;
}

/**
 * Number of chunks in a WebP (RFC 9649 §2.3); each animation frame is one. libwebp walks all frames again for
 * each frame, so its time is quadratic: 50,000 frames in 4 MB take eight seconds, although only the first is
 * drawn. 0 for other files.
 */
function countWebpChunks(bytes: Uint8Array): number {
  if (!/^RIFF[^]{4}WEBP/.test(String.fromCharCode(...bytes.subarray(0, 12)))) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let chunks = 0;
  // a chunk has its name, its size and that many bytes, filled up to an even number
  for (let at = 12; at + 8 <= bytes.length; chunks++) {
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return chunks;
}
