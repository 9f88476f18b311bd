import { expect, test } from "vitest";
import { contentSubject } from "../../../../core/codes/contents/content-subject.ts";

const VCARD =
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Hopper;Grace;;;\r\nFN:Grace Hopper\r\nTEL:110\r\nEND:VCARD\r\n";

test.each([
  ["WIFI:T:WPA;S:Shop;P:a long wifi password;;", "wifi", "Shop"],
  ["wifi:S:Caf\\;e;T:nopass;;", "wifi", "Caf;e"],
  [VCARD, "vcard", "Grace Hopper"],
  [VCARD.replace("N:Hopper;Grace;;;\r\nFN:Grace Hopper\r\n", ""), "vcard", "110"],
  ["mailto:ann@example.com?subject=Hi", "email", "ann@example.com"],
  ["mailto:?subject=Hi", "email", "Hi"],
  ["tel:+1555123", "phone", "+1555123"],
  ["SMSTO:+1555:See you", "sms", "+1555"],
  [
    '{"type":"PRODUCT_SERIAL","version":"1.0","productName":"Kettle","serialNumber":"K-17"}',
    "product_serial",
    "Kettle, K-17",
  ],
  [
    '{"type":"DIGITAL_SIGNATURE","version":"1.0","documentTitle":"Contract 7","signerName":"Ada"}',
    "digital_signature",
    "Contract 7",
  ],
  ["https://example.com/menu", "url", "https://example.com/menu"],
  ["plain words", "text", "plain words"],
] as const)("%s has the type %s and the subject %s", (content, kind, subject) => {
  expect(contentSubject(content)).toEqual({ kind, subject });
});

test.each([
  "WIFI:T:WPA;S:Shop;P:open sesame;;",
  "WIFI:T:WPA2-EAP;S:Office;E:PEAP;I:ann;P:open sesame;;",
  "https://ann:open sesame@example.com/private",
  "ftp://ann:open sesame@example.com",
  "otpauth://totp/Example:ann?secret=open sesame&issuer=Example",
])("the subject of %s contains no password", (content) => {
  const { subject } = contentSubject(content);
  expect(subject).not.toContain("sesame");
  expect(subject).not.toBe("");
});

test("content without readable text has an empty subject", () => {
  expect(contentSubject("WIFI:;;")).toEqual({ kind: "wifi", subject: "" });
});
