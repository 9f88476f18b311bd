import { describe, expect, it } from "vitest";
import { barePhoneNumber, phoneProblem } from "../../../../core/codes/payloads/phone-number.ts";

const sentence = (text: string) => phoneProblem(text)?.message ?? null;

describe("a phone number", () => {
  it.each([
    "",
    "+49 30 1234567",
    "(030) 12345-0",
    "030/12345",
    "112",
    "15",
    // the Australian emergency number
    "000",
    "1-800-FLOWERS",
    "+1 555 0123 ext. 12",
    "+49 30 1234567;ext=12",
    "+18005551234,,123456#",
    "030 12345 (Büro)",
    "*100#",
    "٠١٢٣٤٥٦",
  ])("is accepted: %j", (text) => {
    expect(sentence(text)).toBeNull();
    expect(barePhoneNumber(text)).toBe(text);
  });

  it.each([
    ["tel:+4930", "+4930"],
    ["Tel:030 1234", "030 1234"],
    ["tel://+15550123", "+15550123"],
    ["<+49 30 1234567>", "+49 30 1234567"],
    ["<tel:+4930>", "+4930"],
  ])("is extracted from %j", (text, number) => {
    expect(barePhoneNumber(text)).toBe(number);
  });

  it.each(["tel:see below", "Tel.: 030 12345", "tel:0"])("is not extracted from %j", (text) => {
    expect(barePhoneNumber(text)).toBe(text);
  });
});

describe("an invalid phone number is reported with what to enter", () => {
  it.each([
    ["Tel.: 030 12345", "030 12345"],
    ["mobile +49 170 1234567", "+49 170 1234567"],
    ["fon 0170/1234567", "0170/1234567"],
    ["<030 12345>", "030 12345"],
  ])("%s", (text, meant) => {
    expect(sentence(text)).toBe(`${text} is not a phone number: enter it as ${meant}`);
    expect(sentence(meant)).toBeNull();
  });

  it.each([
    ["030 123 oder 0170 55", "030 123"],
    ["555-1234 or 555-5678", "555-1234"],
    ["030 1234567 / 0170 7654321", "030 1234567"],
    ["030 1234567; 0170 7654321", "030 1234567"],
  ])("two numbers: %s", (text, first) => {
    expect(sentence(text)).toBe(`${text} holds several phone numbers: enter one of them, such as ${first}`);
  });

  it.each(["siehe unten 2", "0", "7", "00", "000000000", "Durchwahl 12"])("no number: %s", (text) => {
    expect(sentence(text)).toBe(`${text} is not a phone number: enter one like +1 555 0123`);
  });
});
