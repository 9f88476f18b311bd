export const DEVICE_KINDS = ["phone", "tablet", "desktop", "other"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A browser's description of itself. Names as their makers write them; "" if unknown. */
export interface Device {
  kind: DeviceKind;
  browser: string;
  os: string;
}

/** Port: reads the User-Agent header (RFC 9110 §10.1.5). */
export interface DeviceReader {
  /** Whether no person is behind it. An empty header is a bot. */
  isBot(userAgent: string): boolean;
  read(userAgent: string): Device;
}
