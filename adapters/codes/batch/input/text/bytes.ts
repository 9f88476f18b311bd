/** Byte and text functions that work the same in Node and in browsers. */
export const NO_BYTES: Uint8Array = new Uint8Array(0);

/** Concatenates two arrays. */
export const joinedBytes = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  if (first.length === 0) return second;
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
};

export const isAscii = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at]! >= 0x80) return false;
  return true;
};

export const isUtf8 = (bytes: Uint8Array): boolean => {
  if (isAscii(bytes)) return true;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Decodes UTF-8; keeps a byte order mark. */
export const utf8Text = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

/** Chunk size: few enough to be the arguments of one call. */
const AT_ONCE = 8192;

/** Decodes each byte to the character with the same code. */
export const latin1Text = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return text;
};

/** First position of these bytes; -1: not found. */
export const indexOfBytes = (bytes: Uint8Array, wanted: Uint8Array): number => {
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
};
