import type { Place, PlaceSource } from "../../core/ports/geo-locator.ts";

/** A source of locations. Never throws. */
export interface PlaceFinder {
  source: PlaceSource;
  placeOf(address: string): Promise<Place | null>;
}
