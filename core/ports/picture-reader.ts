/** Port: turns a picture that somebody sent us into one that is safe to store and to show. */
export interface PictureReader {
  /**
   * Reads JPEG, PNG, GIF (first frame) or WebP, told by content and not by name, and draws it again as PNG, at most
   * `maxSide` px wide and high, never enlarged, without metadata.
   * @throws DomainError `unsupported_media_type` for another kind, `logo_unreadable` where it cannot be decoded
   */
  toPng(bytes: Uint8Array, maxSide: number): Promise<{ bytes: Uint8Array; width: number; height: number }>;
}
