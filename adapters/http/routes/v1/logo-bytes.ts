/**
 * The picture in a field: base64 in either alphabet (RFC 4648), plain or as a data URL. Its type is detected
 * when it is decoded.
 */
export const logoBytes = (logo: string | undefined): Uint8Array | null =>
  logo === undefined ? null : new Uint8Array(Buffer.from(logo.replace(/^data:[^,]{0,100},/, ""), "base64"));
