/**
 * How many scans a JPEG has (ITU-T T.81 §B.2.3). Each costs a walk over the whole picture, and an empty one 30 bytes: 400 kB can keep
 * libjpeg busy for half a minute, which no time limit of libvips ends before the last scan. Cameras and editors write about ten.
 */
export function countJpegScans(bytes: Uint8Array): number {
  let scans = 0;
  // inside a scan, a zero follows every 0xff: no picture has this marker by accident
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda) scans++;
  }
  return scans;
}
