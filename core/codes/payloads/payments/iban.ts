import { type FormProblem, formProblem } from "../forms/form-messages.ts";
import { fitsMod97 } from "./mod-97.ts";

/** IBAN length by country: the SWIFT registry of IBAN formats (ISO 13616-2). */
const LENGTHS =
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 " +
  "FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 " +
  "MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 " +
  "SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30";

const lengths = new Map(LENGTHS.split(" ").map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

/** Countries and territories in the geographical scope of the SEPA schemes (EPC409-09) whose code begins their IBANs. */
const SEPA = new Set(
  "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA".split(
    " ",
  ),
);

/** An IBAN without blanks, uppercase. */
export const plainIban = (text: string): string =>
  text
    .replace(/^\s*IBAN[\s:]+/i, "")
    .replace(/[\s-]+/g, "")
    .toUpperCase();

/** Why this is not an IBAN (ISO 13616-1 §4), or null. @param iban from `plainIban` */
export function ibanProblem(iban: string): FormProblem | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return formProblem("iban.form", { iban });
  const country = iban.slice(0, 2);
  const wanted = lengths.get(country);
  if (wanted === undefined) return formProblem("iban.country", { iban, country });
  if (iban.length !== wanted)
    return formProblem("iban.length", { iban, country, length: iban.length, wanted });
  return fitsMod97(iban) ? null : formProblem("iban.check", { iban });
}

/** Like `ibanProblem`, for accounts that SEPA credit transfers reach. */
export function sepaIbanProblem(iban: string): FormProblem | null {
  const country = iban.slice(0, 2);
  return ibanProblem(iban) ?? (SEPA.has(country) ? null : formProblem("iban.sepa", { iban, country }));
}
