import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bicProblem } from "../../../../../core/codes/payloads/payments/bic.ts";
import { ibanProblem, plainIban, sepaIbanProblem } from "../../../../../core/codes/payloads/payments/iban.ts";
import { anIban } from "../../../../support/codes/arbitrary-payments.ts";

// examples in the SWIFT registry of IBAN formats (ISO 13616)
it.each([
  "AD12 0001 2030 2003 5910 0100",
  "AE07 0331 2345 6789 0123 456",
  "AT61 1904 3002 3457 3201",
  "BE68 5390 0754 7034",
  "CH93 0076 2011 6238 5295 7",
  "DE89 3704 0044 0532 0130 00",
  "ES91 2100 0418 4502 0005 1332",
  "FI21 1234 5600 0007 85",
  "FR14 2004 1010 0505 0001 3M02 606",
  "GB29 NWBK 6016 1331 9268 19",
  "IT60 X054 2811 1010 0000 0123 456",
  "LI21 0881 0000 2324 013A A",
  "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
  "NL91 ABNA 0417 1643 00",
  "NO93 8601 1117 947",
  "PL61 1090 1014 0000 0712 1981 2874",
  "PT50 0002 0123 1234 5678 9015 4",
  "SE45 5000 0000 0583 9825 7466",
  "LC55 HEMM 0001 0001 0012 0012 0002 3015",
])("accepts the IBAN %s and refuses its neighbors", (written) => {
  const iban = plainIban(`IBAN: ${written.toLowerCase()}`);
  expect(iban).toBe(written.replaceAll(" ", ""));
  expect(ibanProblem(iban)).toBeNull();
  const last = iban.slice(-1);
  expect(ibanProblem(iban.slice(0, -1) + (last === "9" ? "8" : "9"))?.code).toBe("iban.check");
  expect(ibanProblem(`${iban}0`)?.code).toBe("iban.length");
});

it("detects every single wrong digit and every swap of two", () => {
  fc.assert(
    fc.property(
      anIban("DE", 18),
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 9 }),
      (iban, at, by) => {
        const digit = (Number(iban[at]) + by) % 10;
        expect(ibanProblem(iban.slice(0, at) + String(digit) + iban.slice(at + 1))).not.toBeNull();
        const swapped = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2);
        expect(swapped === iban || ibanProblem(swapped) !== null).toBe(true);
      },
    ),
  );
});

it("reports another form or country, and an IBAN outside SEPA", () => {
  expect(ibanProblem("12345")?.code).toBe("iban.form");
  expect(ibanProblem("US641234567890")?.code).toBe("iban.country");
  expect(sepaIbanProblem("SA0380000000608010167519")?.code).toBe("iban.sepa");
});

it.each(["DEUTDEFF", "DEUTDEFF500", "BPOTBEB1", "4ABCUS33"])("accepts %s as a BIC", (bic) => {
  expect(bicProblem(bic)).toBeNull();
});
it.each(["DEUTDEF", "DEUTDEFF5", "DEUT1EFF", "DEUTDEFF5000", "deutdeff"])("refuses %s as a BIC", (bic) => {
  expect(bicProblem(bic)).not.toBeNull();
});
