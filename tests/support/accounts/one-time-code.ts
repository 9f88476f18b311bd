import { TOTP } from "otpauth";

const PERIOD_MS = 30_000;

/** What an authenticator app shows. @param steps how many periods of 30 s later, so that a test has several codes without waiting */
export const oneTimeCode = (secret: string, steps = 0, now = new Date()): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * PERIOD_MS });
