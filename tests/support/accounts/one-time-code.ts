import { TOTP } from "otpauth";

const PERIOD_MS = 30_000;

/**
 * The code in an authenticator app.
 * @param steps offset in periods of 30 s, for several codes without waiting
 */
export const oneTimeCode = (secret: string, steps = 0, now = new Date()): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * PERIOD_MS });
