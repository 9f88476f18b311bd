/** A picture that was drawn again. Sizes in px. */
export interface ReadPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Port: turns a picture that somebody sent us into one that is safe to store and to show. It reads JPEG, PNG, GIF (first frame) or WebP,
 * recognized by content and not by name, and draws it again, upright and without metadata.
 * @throws DomainError `unsupported_media_type` for another kind, `logo_unreadable` where it cannot be decoded, has too many pixels or takes
 * too long, `unavailable` where too many wait
 */
export interface PictureReader {
  /** As PNG, at most `maxSide` px wide and high, never enlarged. */
  toPng(bytes: Uint8Array, maxSide: number): Promise<ReadPicture>;
  /** As WebP of exactly `side` by `side` px: the picture fills the square and is cropped. */
  toSquare(bytes: Uint8Array, side: number): Promise<ReadPicture>;
}
