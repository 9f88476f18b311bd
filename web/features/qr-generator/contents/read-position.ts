/**
 * Parses latitude and longitude as maps copy them: `52.5163, 13.3777`. Null for other texts, such as a number
 * with a decimal comma.
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
