import * as fc from "fast-check";
import jsQR from "jsqr";
import sharp from "sharp";
import { SwissQRBill } from "swissqrbill/svg";
import { describe, expect, it } from "vitest";
import { makeBill, billTexts } from "../../../../adapters/codes/encode/make-bill.ts";
import { loadVectorRenderer } from "../../../../adapters/codes/files/load-vector-renderer.ts";
import { loadBillLettersNode } from "../../../../adapters/codes/letters/load-letters.node.ts";
import { paymentColumn, receiptColumn } from "../../../../core/codes/bill/bill-columns.ts";
import { BILL_HEADINGS, BILL_LANGUAGES } from "../../../../core/codes/bill/bill-language.ts";
import { readSwissQr } from "../../../../core/codes/contents/payments/read-swiss-qr.ts";
import { swissQrContent, swissQrSchema } from "../../../../core/codes/payloads/payments/swiss-qr.ts";

const FORM = {
  iban: "CH4431999123000889012",
  creditor: "Max Muster & Söhne",
  creditorStreet: "Musterstrasse",
  creditorHouseNumber: "123",
  creditorZipCode: "8000",
  creditorCity: "Seldwyla",
  creditorCountry: "CH",
  amount: "1949.75",
  currency: "CHF",
  debtor: "Łucja Œster",
  debtorStreet: "Rue du Lac",
  debtorHouseNumber: "1",
  debtorZipCode: "75001",
  debtorCity: "Paris",
  debtorCountry: "FR",
  reference: "210000000003139471430009017",
  message: "Order of 15 September",
  billInformation: "//S1/10/10201409/11/190512",
};
const contentOf = (form: object) => swissQrContent(swissQrSchema.parse(form));
const CONTENT = contentOf(FORM);

/** Dots per millimeter. */
const SCALE = 12;

/**
 * Reads the code in a picture of a bill of 210 x 105 mm. The cross in it confuses zbar.
 * @returns its content and the corners of its finder patterns in mm
 */
async function codeIn(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(210 * SCALE, 105 * SCALE, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height)!;
  const { topLeftCorner, bottomLeftCorner, topRightCorner } = found.location;
  const corners = [topLeftCorner, bottomLeftCorner, topRightCorner].flatMap(({ x, y }) => [x, y]);
  return {
    content: new TextDecoder().decode(Uint8Array.from(found.binaryData)),
    corners: corners.map((px) => px / SCALE),
  };
}

const billOf = async (content: string, language: (typeof BILL_LANGUAGES)[number]) =>
  makeBill(content, (await loadBillLettersNode(billTexts(content, language)))!, {
    language,
    isOnPage: false,
  })!;

const wide = (length: number) =>
  fc.string({ unit: fc.constantFrom("W", "m", "Ŵ", "i", " ", "Œ"), minLength: 1, maxLength: length });

describe("the bill of a Swiss QR Code", () => {
  it("has its content and code in the same place as the program swissqrbill draws them", async () => {
    const bill = await billOf(CONTENT, "de");
    const render = await loadVectorRenderer("svg");
    const ours = await codeIn(new TextDecoder().decode(await render(bill, new Date())));
    const peer = new SwissQRBill(
      {
        amount: 1949.75,
        currency: "CHF",
        reference: FORM.reference,
        message: FORM.message,
        additionalInformation: FORM.billInformation,
        creditor: {
          account: FORM.iban,
          name: FORM.creditor,
          address: FORM.creditorStreet,
          buildingNumber: FORM.creditorHouseNumber,
          zip: FORM.creditorZipCode,
          city: FORM.creditorCity,
          country: FORM.creditorCountry,
        },
        debtor: {
          name: FORM.debtor,
          address: FORM.debtorStreet,
          buildingNumber: FORM.debtorHouseNumber,
          zip: FORM.debtorZipCode,
          city: FORM.debtorCity,
          country: FORM.debtorCountry,
        },
      },
      { language: "DE", scissors: false },
    );
    const theirs = await codeIn(peer.toString());
    expect(ours.content).toBe(CONTENT);
    expect(theirs.content.replaceAll("\r\n", "\n")).toBe(CONTENT);
    for (const [at, mm] of [67, 17, 67, 63, 113, 17].entries()) {
      expect(Math.abs(ours.corners[at]! - mm), `corners ${ours.corners.join()}`).toBeLessThan(0.7);
      expect(Math.abs(theirs.corners[at]! - mm), `corners ${theirs.corners.join()}`).toBeLessThan(0.7);
    }
  });

  it("has room for the longest values in every language", async () => {
    const letters = (await loadBillLettersNode("ŁŴŒßÀ…"))!;
    const form = fc.record({
      creditor: wide(70),
      creditorStreet: wide(70),
      creditorZipCode: wide(16),
      creditorCity: wide(35),
      debtor: wide(70),
      debtorStreet: wide(70),
      debtorZipCode: wide(16),
      debtorCity: wide(35),
      message: wide(140),
    });
    const checked = fc.check(
      fc.property(form, fc.constantFrom(...BILL_LANGUAGES), (typed, language) => {
        const bill = { ...readSwissQr(CONTENT)!, creditorCountry: "DE", debtorCountry: "FR", ...typed };
        return [receiptColumn, paymentColumn].every(
          (column) => column(bill, BILL_HEADINGS[language], letters).fits,
        );
      }),
      { numRuns: 60 },
    );
    expect(checked.counterexample).toBeNull();
  });

  it("is null for other content, or letters that its fonts lack", async () => {
    const letters = (await loadBillLettersNode("a"))!;
    expect(
      await loadBillLettersNode(
        billTexts(contentOf({ ...FORM, creditor: "Ada" }).replace("Ada", "株式会社"), "de"),
      ),
    ).toBeNull();
    expect(makeBill("hello", letters, { language: "de", isOnPage: true })).toBeNull();
  });
});
