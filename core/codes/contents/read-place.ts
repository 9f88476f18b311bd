import { takenApart } from "./query.ts";

/** A place; absent fields are empty. */
export interface Place {
  /** Degrees. */
  latitude: string;
  longitude: string;
  /** Meters. */
  altitude: string;
  /** Name of the place. */
  place: string;
}

/** Parses a `geo:` link (RFC 5870 §3.3) and the name in its query, as in Android's maps. Null: another kind of content. */
export function readPlace(content: string): Place | null {
  if (!/^geo:/i.test(content)) return null;
  const { before, query } = takenApart(content);
  const [latitude = "", longitude = "", altitude = ""] = (before.split(";")[0] ?? "").split(",");
  if (![latitude, longitude].every(isDecimal)) return null;
  return { latitude, longitude, altitude: isDecimal(altitude) ? altitude : "", place: nameIn(query("q")) };
}

/** Laxer than `num` of RFC 5870 §3.3, as people write it; no hexadecimal digits, no exponent. */
const isDecimal = (text: string): boolean => /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text);

/** The name in parentheses after a position; empty: none. */
function nameIn(text: string): string {
  const place = text.trim();
  const start = place.indexOf("(");
  return start >= 0 && place.endsWith(")") ? place.slice(start + 1, -1) : "";
}
