import { passOrFail } from "./grade.ts";
import { modulation, unusedErrorCorrection } from "./error-correction.ts";
import { fixedPatternDamage, formatInformationDamage, versionInformationDamage } from "./fixed-patterns.ts";
import { measure, type Measure } from "./measure.ts";
import { nonuniformity } from "./nonuniformity.ts";
import { qrQuietZone } from "./quiet-zone.ts";
import { marginsOf, type QrSamples } from "./qr-samples.ts";
import { extremes, symbolContrast } from "./symbol-contrast.ts";

/**
 * The measures of ISO/IEC 15415 of a printed QR code. Its text is not public: names, thresholds and methods are from the public texts
 * that stand at each of them.
 * @param isRead whether every reader reads it as it is printed
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
