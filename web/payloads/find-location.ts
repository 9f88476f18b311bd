/** The browser may take this long, the time in which somebody answers its question not counted. */
const TIMEOUT_MS = 10_000;
/** Digits after the point, some ten meters: more would only make the code larger. */
const DECIMALS = 4;

/** Asks the browser where it is. @returns latitude and longitude in degrees (WGS 84), or null where it does not say */
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
