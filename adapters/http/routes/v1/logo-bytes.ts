/** The picture of a field: base64 of either alphabet (RFC 4648), alone or as a data URL. Its type is found when it is opened. */
export const logoBytes = (logo: string | undefined): Uint8Array | null =>
  logo === undefined ? null : new Uint8Array(Buffer.from(logo.replace(/^data:[^,]{0,100},/, ""), "base64"));
