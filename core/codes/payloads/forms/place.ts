import * as z from "zod/mini";
import { lineText, needs, plainText } from "./form-fields.ts";
import { type FormMessageCode, formProblem } from "./form-messages.ts";

/** A decimal without plus, degree sign and blanks; a decimal comma becomes a point. */
const plainNumber = (text: string): string =>
  text
    .replace(/[\s°]/gu, "")
    .replace(/^\+/, "")
    .replace(/^(?:-|\u2212)/u, "-")
    .replace(/^(-?\d+),(\d+)$/, "$1.$2");

const number = (maxDegrees: number, code: FormMessageCode) =>
  plainText(plainNumber, (text) =>
    /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= maxDegrees ? null : formProblem(code),
  );

/** A place on the earth, in degrees of WGS 84 (RFC 5870 §3.4.2) and meters above its ellipsoid. */
export const placeSchema = z
  .object({
    latitude: number(90, "place.latitude"),
    longitude: number(180, "place.longitude"),
    altitude: number(1e6, "place.altitude"),
    place: lineText(),
  })
  .check(needs({ latitude: "place.latitude", longitude: "place.longitude" }));
export type PlaceForm = z.infer<typeof placeSchema>;

/**
 * A `geo:` link (RFC 5870 §3.3). The name is in the query that Android's maps read,
 * `q=latitude,longitude(name)`; other programs ignore it.
 */
export function placeContent({ latitude, longitude, altitude, place }: PlaceForm): string {
  const position = `${latitude},${longitude}`;
  const label = place === "" ? "" : `?q=${position}(${encodeURIComponent(place)})`;
  return `geo:${position}${altitude === "" ? "" : `,${altitude}`}${label}`;
}
