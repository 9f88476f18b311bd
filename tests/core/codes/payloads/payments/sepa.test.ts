import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSepa } from "../../../../../core/codes/contents/payments/read-sepa.ts";
import { sepaContent, sepaSchema } from "../../../../../core/codes/payloads/payments/sepa.ts";
import { sentences } from "../../../../support/codes/sentences.ts";
import { anIban, cents, line } from "../../../../support/codes/arbitrary-payments.ts";

const content = (form: object) => sepaContent(sepaSchema.parse(form));
const wrong = (form: object) =>
  sentences(sepaSchema, { beneficiary: "Red Cross", iban: "BE72 0000 0000 1616", ...form });

/** Example in EPC069-12, version 2.1, section 3.3. */
const RED_CROSS = {
  bic: "BPOTBEB1",
  beneficiary: "Red Cross of Belgium",
  iban: "BE72000000001616",
  amount: "1",
  purpose: "CHAR",
  reference: "",
  message: "Urgency fund",
  information: "Sample EPC QR code",
};
const EXAMPLE =
  "BCD\n001\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample EPC QR code";

describe("a SEPA credit transfer", () => {
  it("is written like the example of the guidelines, in the version without BIC", () => {
    expect(content(RED_CROSS)).toBe(EXAMPLE.replace("001", "002"));
  });

  it("is read in both versions and with either line ending", () => {
    expect(readSepa(EXAMPLE)).toEqual(RED_CROSS);
    expect(readSepa(content(RED_CROSS).replaceAll("\n", "\r\n"))).toEqual(RED_CROSS);
    expect(readSepa(EXAMPLE.replace("SCT", "INST"))).toBeNull();
  });

  it("omits empty trailing lines", () => {
    expect(content({ beneficiary: "A", iban: "DE89 3704 0044 0532 0130 00" })).toBe(
      "BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000",
    );
    // example in ISO 11649
    expect(
      content({ beneficiary: "A", iban: "DE89370400440532013000", reference: "RF18 5390 0754 7034" }),
    ).toBe("BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\n\n\nRF18539007547034");
  });

  it.each([
    ["12.3", "EUR12.3"],
    ["12,50", "EUR12.5"],
    ["1 000", "EUR1000"],
    ["999999999.99", "EUR999999999.99"],
    ["00.01", "EUR0.01"],
  ])("writes the amount %s as %s", (amount, written) => {
    expect(content({ ...RED_CROSS, amount }).split("\n")[7]).toBe(written);
  });

  it.each<[object, Record<string, string>]>([
    [{ beneficiary: " " }, { beneficiary: "Enter the name of the recipient" }],
    [{ iban: "" }, { iban: "Enter the IBAN of the recipient's account" }],
    [
      { iban: "BE72000000001661" },
      {
        iban: "BE72000000001661 is not right: its check digits do not match, so a character is wrong or two are swapped",
      },
    ],
    [{ iban: "BE7200000000161" }, { iban: "BE7200000000161 has 15 characters: an IBAN of BE has 16" }],
    [
      { iban: "AE070331234567890123456" },
      { iban: "AE070331234567890123456 is of AE, which takes no part in SEPA credit transfers" },
    ],
    [{ bic: "BPOT" }, { bic: "BPOT is not a BIC: it has 8 or 11 letters and digits, such as DEUTDEFF" }],
    [{ amount: "1.234" }, { amount: "1.234 has 3 decimals: an amount in EUR has at most 2" }],
    [{ amount: "0" }, { amount: "0 is out of range: an amount here is between 0.01 and 999999999.99 EUR" }],
    [
      { amount: "1000000000" },
      { amount: "1000000000 is out of range: an amount here is between 0.01 and 999999999.99 EUR" },
    ],
    [{ amount: "ten" }, { amount: "ten is not an amount: enter one like 12.50" }],
    [
      { reference: "RF18539007547035" },
      {
        reference:
          "RF18539007547035 is not a creditor reference: it begins with RF, and its check digits have to match",
      },
    ],
    [
      { reference: "RF18539007547034", message: "Hi" },
      { message: "Enter a reference or a text, not both: a transfer has room for one of them" },
    ],
    [
      { purpose: "CHARITY" },
      { purpose: "CHARITY is not a purpose: it has up to 4 capital letters, such as CHAR or GDDS" },
    ],
    [{ beneficiary: "x".repeat(71) }, { beneficiary: "This has 71 characters, and at most 70 are allowed" }],
    [
      { beneficiary: "ä".repeat(70), message: "ä".repeat(140), information: "x" },
      { message: "All together this has 458 bytes, and a code of this kind holds at most 331" },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(wrong(form)).toEqual(said);
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(
        fc.record({
          beneficiary: line(1, 30),
          iban: anIban("DE", 18),
          amount: cents,
          purpose: fc.constantFrom("", "CHAR", "GDDS"),
          message: line(0, 60),
          information: line(0, 40),
        }),
        (typed) => {
          const form = sepaSchema.parse(typed);
          expect(readSepa(sepaContent(form))).toEqual(form);
          expect(form).toMatchObject(typed);
        },
      ),
    );
  });
});
