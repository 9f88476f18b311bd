/** Time limit for the browser, ms, not counting the permission prompt. */
const TIMEOUT_MS = 10_000;
/** Decimal places, about ten meters: more would only make the code larger. */
const DECIMALS = 4;

/**
 * Asks the browser for its location. @returns latitude and longitude in degrees (WGS 84), or null if not
 * available
 */
export function findLocation(): Promise<string | null> {
  if (!("geolocation" in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve(`${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`),
      () => resolve(null),
      { timeout: TIMEOUT_MS },
    );
  });
}
