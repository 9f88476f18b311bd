/** Port: what time it is. */
export interface Clock {
  now(): Date;
}

/** Port: new identifiers, UUIDv7 (RFC 9562 §5.7), so that they sort by the time they were made. */
export interface Ids {
  next(): string;
}
