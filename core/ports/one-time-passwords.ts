/** Port: time-based one-time passwords as authenticator apps make them: SHA-1, 6 digits, 30 s (RFC 6238). */
export interface OneTimePasswords {
  /** 160 random bits (RFC 4226 §4, R6), base32. */
  newSecret(): string;
  /** The URI that an authenticator app reads from a QR code. */
  uri(of: { secret: string; issuer: string; account: string }): string;
  /** The time step that a code belongs to, one before or after the present at most; null where it belongs to none. */
  stepOf(code: string, secret: string, at: Date): number | null;
}
