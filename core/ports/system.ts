/** Port: the current time. */
export interface Clock {
  now(): Date;
}

/** Port: generates ids, UUIDv7 (RFC 9562 §5.7), which sort by creation time. */
export interface Ids {
  next(): string;
}
