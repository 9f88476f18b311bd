import { Secret, TOTP } from "otpauth";
import type { OneTimePasswords } from "../../core/ports/one-time-passwords.ts";

/** Parameters that every authenticator app supports; many ignore other values in the QR code. */
const PARAMETERS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps before and after the present: clocks differ, and typing takes its time (RFC 6238 §5.2). */
const SKEW = 1;

/** One-time passwords by otpauth. */
export const totp: OneTimePasswords = {
  newSecret: () => new Secret({ size: 20 }).base32,

  uri: ({ secret, issuer, account }) =>
    // a colon separates the two (Key Uri Format of Google Authenticator)
    new TOTP({ ...PARAMETERS, secret, issuer: issuer.replaceAll(":", " "), label: account }).toString(),

  stepOf(code, secret, at) {
    const timestamp = at.getTime();
    const shift = new TOTP({ ...PARAMETERS, secret }).validate({ token: code, timestamp, window: SKEW });
    return shift === null ? null : TOTP.counter({ period: PARAMETERS.period, timestamp }) + shift;
  },
};
