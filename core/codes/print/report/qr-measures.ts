import { passOrFail } from "./grade.ts";
import { modulation, unusedErrorCorrection } from "./error-correction.ts";
import { fixedPatternDamage, formatInformationDamage, versionInformationDamage } from "./fixed-patterns.ts";
import { measure, type Measure } from "./measure.ts";
import { nonuniformity } from "./nonuniformity.ts";
import { qrQuietZone } from "./quiet-zone.ts";
import { marginsOf, type QrSamples } from "./qr-samples.ts";
import { extremes, symbolContrast } from "./symbol-contrast.ts";

/**
 * The ISO/IEC 15415 measures of a printed QR code. The standard is not public: names, thresholds and methods come from the public sources
 * cited at each measure.
 * @param isRead whether every reader reads the printed code
 */
export function qrMeasures(samples: QrSamples, isRead: boolean): Measure[] {
  const { symbol, reflectance, quiet } = samples;
  const margins = marginsOf(samples);
  const version = versionInformationDamage(symbol, margins);
  return [
    measure("decode", null, passOrFail(isRead)),
    symbolContrast(extremes(reflectance)),
    modulation(symbol, margins.margins),
    fixedPatternDamage(symbol, margins, quiet),
    qrQuietZone(margins, quiet),
    formatInformationDamage(symbol, margins),
    ...(version ? [version] : []),
    ...nonuniformity(samples),
    unusedErrorCorrection(symbol, margins.margins),
  ];
}
