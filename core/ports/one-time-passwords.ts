/** Port: time-based one-time passwords as authenticator apps make them: SHA-1, 6 digits, 30 s (RFC 6238). */
export interface OneTimePasswords {
  /** 160 random bits (RFC 4226 §4, R6), base32. */
  newSecret(): string;
  /** The URI that an authenticator app reads from a QR code. */
  uri(of: { secret: string; issuer: string; account: string }): string;
  /** The time step of a code, at most one before or after the current step; null if the code is wrong. */
  stepOf(code: string, secret: string, at: Date): number | null;
}
