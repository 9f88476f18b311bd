/** A re-encoded picture. Sizes in px. */
export interface ReadPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Port: re-encodes an uploaded picture, so that it is safe to store and to show. It reads JPEG, PNG, GIF
 * (first frame) or WebP, recognized by content, not by name; the result is upright and has no metadata.
 * @throws DomainError `unsupported_media_type` for other formats, `logo_unreadable` if it cannot be decoded,
 * has too many pixels or takes too long, `unavailable` if the queue is full
 */
export interface PictureReader {
  /** A PNG of at most `maxSide` px per side, never enlarged. */
  toPng(bytes: Uint8Array, maxSide: number): Promise<ReadPicture>;
  /** A WebP of exactly `side` by `side` px; the picture fills the square and is cropped. */
  toSquare(bytes: Uint8Array, side: number): Promise<ReadPicture>;
}
