import { expect, test } from "vitest";
import { paymentDoubts } from "../../../../../core/codes/contents/payments/payment-doubts.ts";
import { offeredAction } from "../../../../../core/codes/contents/offered-action.ts";
import { readContent } from "../../../../../core/codes/contents/read-content.ts";
import { sampleForms } from "../../../../support/codes/sample-forms.ts";

const ADDRESS = "1BoatSLRHtKNngkdXEeobR76b53LETtpyT";
const doubtsOf = (text: string) => paymentDoubts(readContent(text).action, text);

test.each(["sepa", "swiss-qr", "upi", "pix", "bitcoin", "lightning", "place"] as const)(
  "our own %s is right",
  (kind) => {
    expect(doubtsOf(sampleForms[kind].content)).toEqual([]);
  },
);

test.each([
  `bitcoin:${ADDRESS}`,
  `bitcoin:${ADDRESS}?amount=.5`,
  `bitcoin:${ADDRESS}?amount=0.00000001&pj=https://example.com`,
  // merchants of UPI write zero for an amount that the payer enters
  "upi://pay?pa=name@bank&pn=Shop&am=0",
])("%s is right", (text) => {
  expect(doubtsOf(text)).toEqual([]);
  expect(offeredAction(text, new Date(0))).toEqual({ action: "wallet", href: text });
});

test.each([
  [`bitcoin:${ADDRESS.replace(/T$/, "U")}?amount=1`, ["bitcoin_address"]],
  ["bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", ["bitcoin_address"]],
  [`bitcoin:${ADDRESS}?amount=1&amount=1000`, ["repeated"]],
  [`bitcoin:${ADDRESS}?amount=1,5`, ["amount"]],
  [`bitcoin:${ADDRESS}?amount=0.123456789`, ["amount"]],
  [`bitcoin:${ADDRESS}?lightning=x`, ["invoice"]],
  [`bitcoin:${ADDRESS}?amount=21&lightning=${sampleForms.lightning.content.slice(10)}`, ["invoice"]],
  ["upi://pay?pa=name@bank&pn=Red%20Cross&am=1&am=9999", ["repeated"]],
  ["upi://pay?pa=name@bank&PA=evil@bank", ["repeated"]],
  ["upi://pay?pa=name@bank&p%61=evil@bank", ["repeated"]],
  ["upi://pay?pa=name@bank&am=1.234", ["amount"]],
])("no wallet is offered for %s: %j", (text, doubts) => {
  expect(doubtsOf(text)).toEqual(doubts);
  expect(offeredAction(text, new Date(0))).toBeNull();
});

test.each([
  ["BE72000000001617", "EUR12.50", ["iban"]],
  ["BE72000000001616", "EUR12.505", ["amount"]],
  ["BE72000000001616", "USD12.50", ["amount"]],
  ["BE72000000001616", "EUR0", ["amount"]],
  ["BE72 0000 0000 1616", "", []],
])("a SEPA transfer to %s of %s: %j", (iban, amount, doubts) => {
  expect(doubtsOf(`BCD\n002\n1\nSCT\n\nRed Cross\n${iban}\n${amount}`)).toEqual(doubts);
});

test("a Swiss bill with a wrong IBAN is named", () => {
  const text = sampleForms["swiss-qr"].content;
  const [, , , iban = ""] = text.split(/\r?\n/);
  expect(
    doubtsOf(
      text.replace(
        iban,
        iban.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      ),
    ),
  ).toEqual(["iban"]);
});
