import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readContent } from "../../../../../core/codes/contents/read-content.ts";
import { readSwissQr } from "../../../../../core/codes/contents/payments/read-swiss-qr.ts";
import { swissQrContent, swissQrSchema } from "../../../../../core/codes/payloads/payments/swiss-qr.ts";
import { sentences } from "../../../../support/codes/sentences.ts";
import { anIban, cents, line } from "../../../../support/codes/arbitrary-payments.ts";

const content = (form: object) => swissQrContent(swissQrSchema.parse(form));

const ROBERT = {
  creditor: "Robert Schneider AG",
  creditorStreet: "Rue du Lac",
  creditorHouseNumber: "1268",
  creditorZipCode: "2501",
  creditorCity: "Biel",
  creditorCountry: "CH",
};
const PIA = {
  debtor: "Pia-Maria Rutschmann-Schnyder",
  debtorStreet: "Grosse Marktgasse",
  debtorHouseNumber: "28",
  debtorZipCode: "9400",
  debtorCity: "Rorschach",
  debtorCountry: "CH",
};
/** The seven fields of an empty party. */
const NOBODY = "||||||";

/** Examples in the Swiss Implementation Guidelines for the QR-bill, annex A. */
const EXAMPLES: [string, object, string[]][] = [
  [
    "a QR reference, billing information and alternative procedures",
    {
      ...ROBERT,
      ...PIA,
      iban: "CH44 3199 9123 0008 8901 2",
      amount: "1949.75",
      currency: "CHF",
      reference: "21 00000 00003 13947 14300 09017",
      message: "Instruction of 03.04.2019",
      billInformation: "//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30",
      procedure1: "Name AV1: UV;UltraPay005;12345",
      procedure2: "Name AV2: XY;XYService;54321",
    },
    [
      "SPC|0200|1|CH4431999123000889012",
      "S|Robert Schneider AG|Rue du Lac|1268|2501|Biel|CH",
      NOBODY,
      "1949.75|CHF",
      "S|Pia-Maria Rutschmann-Schnyder|Grosse Marktgasse|28|9400|Rorschach|CH",
      "QRR|210000000003139471430009017|Instruction of 03.04.2019|EPD",
      "//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30",
      "Name AV1: UV;UltraPay005;12345",
      "Name AV2: XY;XYService;54321",
    ],
  ],
  [
    "a creditor reference",
    {
      ...ROBERT,
      ...PIA,
      iban: "CH58 0079 1123 0008 8901 2",
      amount: "199.95",
      currency: "CHF",
      reference: "RF18 5390 0754 7034",
    },
    [
      "SPC|0200|1|CH5800791123000889012",
      "S|Robert Schneider AG|Rue du Lac|1268|2501|Biel|CH",
      NOBODY,
      "199.95|CHF",
      "S|Pia-Maria Rutschmann-Schnyder|Grosse Marktgasse|28|9400|Rorschach|CH",
      "SCOR|RF18539007547034||EPD",
    ],
  ],
  [
    "a donation without amount, debtor and reference",
    {
      iban: "CH52 0483 5012 3456 7100 0",
      creditor: "Salvation Army Foundation Switzerland",
      creditorZipCode: "3000",
      creditorCity: "Bern",
      creditorCountry: "CH",
      message: "Donation to the Winterfest Campaign",
    },
    [
      "SPC|0200|1|CH5204835012345671000",
      "S|Salvation Army Foundation Switzerland|||3000|Bern|CH",
      NOBODY,
      "|CHF",
      NOBODY,
      "NON||Donation to the Winterfest Campaign|EPD",
    ],
  ],
];

describe("a Swiss QR-bill", () => {
  it.each(EXAMPLES)("is written like the example of the guidelines: %s", (_, form, lines) => {
    expect(content(form)).toBe(lines.join("|").replaceAll("|", "\n"));
  });

  it.each(EXAMPLES)("is read back: %s", (_, form) => {
    const parsed = swissQrSchema.parse({ currency: "CHF", ...form });
    expect(readSwissQr(swissQrContent(parsed))).toEqual(parsed);
    expect(readSwissQr(swissQrContent(parsed).replaceAll("\n", "\r\n"))).toEqual(parsed);
  });

  it("puts a single alternative procedure on the first of their lines", () => {
    const form = { ...EXAMPLES[0]![1], billInformation: "" };
    const lines = content({ ...form, procedure1: "" }).split("\n");
    expect(lines.slice(-3)).toEqual(["EPD", "", "Name AV2: XY;XYService;54321"]);
  });

  it("is shown with each party in one field", () => {
    const { action, fields } = readContent(content(EXAMPLES[1]![1]));
    expect(action).toBe("swiss_qr");
    expect(fields).toContainEqual({
      name: "beneficiary",
      value: "Robert Schneider AG\nRue du Lac 1268\n2501 Biel CH",
    });
    expect(fields).toContainEqual({ name: "amount", value: "199.95 CHF" });
  });

  const right = { ...ROBERT, iban: "CH5800791123000889012" };
  it.each<[object, Record<string, string>]>([
    [
      { iban: "DE89370400440532013000" },
      {
        iban: "DE89370400440532013000 is of DE: a Swiss QR-bill is paid to an account in Switzerland or Liechtenstein",
      },
    ],
    [
      { iban: "CH5800791123000889013" },
      {
        iban: "CH5800791123000889013 is not right: its check digits do not match, so a character is wrong or two are swapped",
      },
    ],
    [
      { iban: "CH4431999123000889012" },
      { reference: "CH4431999123000889012 is a QR-IBAN: payments to it need a QR reference of 27 digits" },
    ],
    [
      { reference: "210000000003139471430009017" },
      {
        reference:
          "210000000003139471430009017 is a QR reference, which needs a QR-IBAN: CH5800791123000889012 is an ordinary one",
      },
    ],
    [
      { iban: "CH4431999123000889012", reference: "210000000003139471430009016" },
      {
        reference:
          "210000000003139471430009016 is not a QR reference: it has 27 digits, of which the last one checks the others",
      },
    ],
    [
      { creditorCity: "" },
      { creditorCity: "The recipient's address needs a postal code, a city and a country" },
    ],
    [
      { debtor: "Pia" },
      { debtorCity: "The payer's address needs a name, a postal code, a city and a country" },
    ],
    [{ currency: "USD" }, { currency: "USD is not a currency of the QR-bill: enter CHF or EUR" }],
    [{ creditorCountry: "CHE" }, { creditorCountry: "CHE is not a country: enter two letters such as CH" }],
    // unknown codes, a group of states, a former country
    ...["ZZ", "EU", "SU", "QX"].map((code): [object, Record<string, string>] => [
      { creditorCountry: code },
      { creditorCountry: `${code} is not a country: enter two letters such as CH` },
    ]),
    [{ creditorCountry: "LI" }, {}],
    [{ creditorCountry: "xk" }, {}],
    [{ amount: "0.001" }, { amount: "0.001 has 3 decimals: an amount in CHF has at most 2" }],
    ...["0", "0.0", "0,00"].map((amount): [object, Record<string, string>] => [
      { amount, message: "Thank you" },
      {
        message:
          "An amount of 0.00 is only for a notification: enter one of these as the message: NICHT ZUR ZAHLUNG VERWENDEN, NE PAS UTILISER POUR LE PAIEMENT, NON UTILIZZARE PER IL PAGAMENTO, DO NOT USE FOR PAYMENT",
      },
    ]),
    [{ amount: "0", message: "NE PAS UTILISER POUR LE PAIEMENT" }, {}],
    [{ message: "漢" }, { message: "漢 cannot be part of this" }],
    [
      { message: "x".repeat(100), billInformation: "x".repeat(41) },
      {
        message: "Message and billing information have 141 characters together, and at most 140 are allowed",
      },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(sentences(swissQrSchema, { ...right, ...form })).toEqual(said);
  });

  it("is read back unchanged", () => {
    const place = {
      creditorZipCode: line(1, 8),
      creditorCity: line(1, 20),
      creditorCountry: fc.constantFrom("CH", "LI"),
    };
    fc.assert(
      fc.property(
        fc.record({
          creditor: line(1, 40),
          creditorStreet: line(0, 30),
          ...place,
          iban: anIban("CH", 17, "00791"),
          amount: cents,
          message: line(0, 70),
          billInformation: line(0, 70),
        }),
        (typed) => {
          const form = swissQrSchema.parse({ ...typed, currency: "CHF" });
          const amount = readSwissQr(swissQrContent(form))?.amount;
          expect({ ...readSwissQr(swissQrContent(form)), amount: form.amount }).toEqual(form);
          expect(Number(amount)).toBe(Number(typed.amount));
        },
      ),
    );
  });
});
