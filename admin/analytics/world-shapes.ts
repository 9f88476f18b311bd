import { geoNaturalEarth1, geoPath } from "d3-geo";
import { whereNumeric } from "iso-3166-1";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-110m.json";

/** Natural Earth, 1:110 million: smaller countries have no shape. */
const world = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;

export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 440;

export interface CountryShape {
  /** ISO 3166-1 alpha-2; "" if the standard has no code. */
  code: string;
  /** English name, for shapes without a code. */
  name: string;
  /** SVG path data, in a picture of WORLD_WIDTH by WORLD_HEIGHT. */
  path: string;
}

/** Antarctica has no visitors and would fill a fifth of the map. */
const ANTARCTICA = "010";

/** Every country with a shape, in Natural Earth projection. */
export function worldShapes(): CountryShape[] {
  const countries = feature(world, world.objects.countries).features.filter(({ id }) => id !== ANTARCTICA);
  const projection = geoNaturalEarth1().fitSize([WORLD_WIDTH, WORLD_HEIGHT], {
    type: "FeatureCollection",
    features: countries,
  });
  const draw = geoPath(projection).digits(1);
  return countries.flatMap((country) => {
    const path = draw(country);
    if (path === null) return [];
    const { name } = country.properties;
    // not in the standard, though many geolocation databases use this code
    const code = name === "Kosovo" ? "XK" : (whereNumeric(String(country.id ?? ""))?.alpha2 ?? "");
    return [{ code, name, path }];
  });
}
