/** The English messages of the size advisor; the web catalog includes them. */
export const adviceMessages = {
  "advice.phone": "a phone across a table",
  "advice.poster": "a phone in front of a poster",
  "advice.till": "a checkout scanner",
  "advice.warehouse": "a warehouse scanner",
  "advice.camera": "a camera",

  "advice.standard": "standard",
  "advice.maker": "maker",
  "advice.thumb": "rule of thumb",

  "advice.source_distance": "a QR code of 25 modules is a tenth as wide as the distance",
  "advice.source_bars_distance":
    "as a QR code, whose modules are to be 1.5 times as wide as bars (GS1 General Specifications)",
  "advice.source_scanner": "DENSO WAVE, Point for setting the module size: scanners of the standard type",
  "advice.source_camera":
    "Omron V430-F readability tables: {px} px a module, in a picture of {pixels} px that is as wide as the distance",
  "advice.source_till_2d": "GS1 General Specifications 5.12.3.1",
  "advice.source_bars": "GS1 General Specifications, in the size guide of GS1 Sweden",
  "advice.source_bars_widest":
    "the height that GS1 asks for with modules of {module} mm; its table continues, but larger modules are no harder to hit",
  "advice.source_as_ean": "as an EAN-13: GS1 has no rule for {symbology} at the checkout",
  "advice.source_warehouse_2d": "GS1 General Specifications: 1.5 times the 0.495 mm of bars",
  "advice.source_as_code128": "as a Code 128: GS1 has no rule for {symbology}",

  "advice.source_hand":
    "ISO/IEC 16388 and 16390 on scanning Code 39 and ITF by hand: 5 mm, and 15% of the width",

  "advice.least":
    "Read by {reader}: modules of at least {module} mm, a code at least {size} mm wide with its quiet zone.",
  "advice.least_from":
    "Read by {reader} from {distance} {unit}: modules of at least {module} mm, a code at least {size} mm wide with its quiet zone.",
  "advice.rule": "{least} mm: {kind}, {source}",
  "advice.bars": "With modules of {module} mm, bars at least {height} mm high: {kind}, {source}.",
  "advice.reach": "At {size} mm, with modules of {module} mm, this is read from about {distance} {unit}.",
  "advice.zones":
    "At {size} mm, with modules of {module} mm, the decode zones of the scanner say from how far it is read.",
  "advice.below": "Modules of {module} mm are below the minimum of {limit} mm ({kind}: {source}).",
  "advice.above": "Modules of {module} mm are above the maximum of {limit} mm ({kind}: {source}).",
  "advice.low": "Bars of {height} mm are lower than the minimum of {limit} mm ({kind}: {source}).",
  "advice.too_large":
    "A code that is {size} mm wide is larger than a picture can be here. A print shop can enlarge the SVG, PDF or EPS file without loss.",
} as const;
type AdviceKey = keyof typeof adviceMessages;

/** A sentence or its parts: a value that names a text of the catalog is translated as well. */
export interface AdviceSentence {
  key: AdviceKey;
  values: Readonly<Record<string, string | number | AdviceSentence>>;
}

/** @param say writes a text with its values, in a language */
export const adviceText = (
  { key, values }: AdviceSentence,
  say: (key: AdviceKey, values: Record<string, string | number>) => string,
): string =>
  say(
    key,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "object" ? adviceText(value, say) : value,
      ]),
    ),
  );
