import { takenApart } from "./query.ts";

/** A place by its position or its address; absent fields are empty. */
export interface Place {
  /** Degrees. */
  latitude: string;
  longitude: string;
  /** Meters. */
  altitude: string;
  /** Name of the place. */
  place: string;
  /** What a map is to search for, if there is no position. */
  address: string;
}

/**
 * Parses a `geo:` link (RFC 5870 §3.3) and the name in its query, as in Android's maps. `geo:0,0?q=` is a position or an address in the
 * query (Android, "Common intents", Maps). Null: another kind of content.
 */
export function readPlace(content: string): Place | null {
  if (!/^geo:/i.test(content)) return null;
  const { before, query } = takenApart(content);
  const [latitude = "", longitude = "", altitude = ""] = (before.split(";")[0] ?? "").split(",");
  if (![latitude, longitude].every(isDecimal)) return null;
  const sought = Number(latitude) === 0 && Number(longitude) === 0 ? soughtIn(content) : null;
  const height = isDecimal(altitude) ? altitude : "";
  return { latitude, longitude, altitude: height, place: nameIn(query("q")), address: "", ...sought };
}

/** Blanks are a plus in the examples of Android. Null: the query is empty. */
function soughtIn(content: string): Partial<Place> | null {
  const text = takenApart(content.replaceAll("+", "%20")).query("q").trim();
  const [latitude = "", longitude = "", ...others] = (text.split("(")[0] ?? "").split(",");
  if (text === "") return null;
  return others.length === 0 && [latitude, longitude].every(isDecimal)
    ? { latitude: latitude.trim(), longitude: longitude.trim(), place: nameIn(text) }
    : { latitude: "", longitude: "", altitude: "", place: "", address: text };
}

/** Laxer than `num` of RFC 5870 §3.3, as people write it; no hexadecimal digits, no exponent. */
const isDecimal = (text: string): boolean => /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text);

/** The name in parentheses after a position; empty: none. */
function nameIn(text: string): string {
  const place = text.trim();
  const start = place.indexOf("(");
  return start >= 0 && place.endsWith(")") ? place.slice(start + 1, -1) : "";
}
