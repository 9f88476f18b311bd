/**
 * Latitude and longitude in one text, as maps copy them: `52.5163, 13.3777`. Null where it is none, such as a number with a comma
 * before its decimals.
 */
export function readPosition(text: string): { latitude: string; longitude: string } | null {
  const position = text.trim();
  const [latitude = "", longitude = "", ...rest] = position.split(/[,;]/).map((part) => part.trim());
  const isOneNumber = !/[\s.;]/.test(position);
  return isOneNumber || rest.length > 0 || !isDegrees(latitude) || !isDegrees(longitude)
    ? null
    : { latitude, longitude };
}

const isDegrees = (part: string): boolean => /^[+-]?\d{1,3}(?:\.\d{1,20})?°?$/.test(part);
