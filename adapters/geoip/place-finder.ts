import type { Place, PlaceSource } from "../../core/ports/geo-locator.ts";

/** One of the ways to find a place. Never throws. */
export interface PlaceFinder {
  source: PlaceSource;
  placeOf(address: string): Promise<Place | null>;
}
