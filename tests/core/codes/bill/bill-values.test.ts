import { describe, expect, it } from "vitest";
import {
  partyLines,
  procedureParts,
  shownAmount,
  shownIban,
  shownReference,
} from "../../../../core/codes/bill/bill-values.ts";
import { readSwissQr } from "../../../../core/codes/contents/payments/read-swiss-qr.ts";
import { swissQrContent, swissQrSchema } from "../../../../core/codes/payloads/payments/swiss-qr.ts";

const bill = (country: string) =>
  readSwissQr(
    swissQrContent(
      swissQrSchema.parse({
        iban: "CH5204835012345671000",
        creditor: "Ada",
        creditorZipCode: "80331",
        creditorCity: "München",
        creditorCountry: country,
      }),
    ),
  )!;

describe("the text on a bill", () => {
  it("groups accounts, references and amounts as in the guidelines", () => {
    expect(shownIban("CH4431999123000889012")).toBe("CH44 3199 9123 0008 8901 2");
    expect(shownReference("210000000003139471430009017")).toBe("21 00000 00003 13947 14300 09017");
    expect(shownReference("RF18539007547034")).toBe("RF18 5390 0754 7034");
    expect(["0.01", "50.00", "199.95", "1949.75", "999999999.99", ""].map(shownAmount)).toEqual([
      "0.01",
      "50.00",
      "199.95",
      "1 949.75",
      "999 999 999.99",
      "",
    ]);
  });

  it("includes the country of a foreign address, and omits empty lines", () => {
    expect(partyLines(bill("DE"), "creditor")).toEqual(["Ada", "DE-80331 München"]);
    expect(partyLines(bill("CH"), "creditor")).toEqual(["Ada", "80331 München"]);
    expect(partyLines(bill("CH"), "debtor")).toEqual([]);
  });

  it("separates the name of an alternative procedure from its data", () => {
    expect(procedureParts("eBill/B/41010560425610173")).toEqual({
      name: "eBill/",
      rest: "B/41010560425610173",
    });
    expect(procedureParts("Name AV1: UV;UltraPay005")).toEqual({
      name: "Name AV1:",
      rest: " UV;UltraPay005",
    });
    expect(procedureParts("plain")).toEqual({ name: "", rest: "plain" });
  });
});
