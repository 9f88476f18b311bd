import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc16 } from "../../../../../core/codes/contents/payments/crc16.ts";
import { readPix } from "../../../../../core/codes/contents/payments/read-pix.ts";
import { pixKeyProblem, plainPixKey } from "../../../../../core/codes/payloads/payments/pix-key.ts";
import { pixContent, pixSchema } from "../../../../../core/codes/payloads/payments/pix.ts";
import { sentences } from "../../../../support/codes/sentences.ts";
import { cents } from "../../../../support/codes/arbitrary-payments.ts";

const content = (form: object) => pixContent(pixSchema.parse(form));

const text = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from("abcXYZ 019.-/")), minLength, maxLength })
    .map((typed) => typed.replaceAll(/\s+/g, " ").trim())
    .filter((typed) => typed.length >= minLength);

const RANDOM_KEY = "123e4567-e12b-12d1-a456-426655440000";
const FULANO = { merchant: "Fulano de Tal", city: "BRASILIA" };
/**
 * Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix", examples of a static and a dynamic BR
 * Code.
 */
const STATIC =
  "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D";
const DYNAMIC =
  "00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4";

describe("a Pix payment", () => {
  it("is written like the static example of the manual", () => {
    expect(content({ ...FULANO, pixKey: RANDOM_KEY })).toBe(STATIC);
  });

  it("is read, both static and dynamic", () => {
    const empty = { message: "", zipCode: "", amount: "", reference: "", pixKey: "", location: "" };
    expect(readPix(STATIC)).toEqual({ ...empty, ...FULANO, pixKey: RANDOM_KEY });
    expect(readPix(DYNAMIC)).toEqual({
      ...empty,
      ...FULANO,
      location: "pix.example.com/8b3da2f39a4140d1a91abd93113bd441",
    });
  });

  it("is refused if any character was changed", () => {
    for (let at = 6; at < STATIC.length; at++) {
      const changed = STATIC.slice(0, at) + (STATIC[at] === "7" ? "8" : "7") + STATIC.slice(at + 1);
      expect(readPix(changed)).toBeNull();
    }
  });

  it("has the check value of the CRC catalog", () => {
    // CRC-16/IBM-3740, also known as CCITT-FALSE
    expect(crc16("123456789")).toBe("29B1");
  });

  it("writes names without accents and omits empty fields", () => {
    const made = content({
      pixKey: "a@example.com",
      merchant: "João da Conceição",
      city: "São Paulo",
      amount: "10,5",
      reference: "ORDER1",
      message: "Café",
    });
    expect(made).toContain("5917Joao da Conceicao6009Sao Paulo62100506ORDER16304");
    expect(made).toContain("540510.50");
    expect(made).toContain("0204Cafe");
    expect(readPix(made)?.amount).toBe("10.50");
  });

  it.each<[string, string]>([
    ["123.456.789-09", "12345678909"],
    ["11.444.777/0001-61", "11444777000161"],
    // example of an alphanumeric CNPJ (Receita Federal)
    ["12.ABC.345/01DE-35", "12ABC34501DE35"],
    ["+55 (61) 91234-5678", "+5561912345678"],
    ["Fulano@Example.com", "fulano@example.com"],
    [RANDOM_KEY.toUpperCase(), RANDOM_KEY],
  ])("accepts %s as the key %s", (typed, key) => {
    expect(plainPixKey(typed)).toBe(key);
    expect(pixKeyProblem(key)).toBeNull();
  });

  it.each<[object, Record<string, string>]>([
    [{ pixKey: "" }, { pixKey: "Enter a Pix key, or the address that the bank gave for the payment" }],
    [
      { pixKey: "123.456.789-10" },
      { pixKey: "12345678910 is not right: the check digits of this CPF do not match" },
    ],
    [
      { pixKey: "111.111.111-11" },
      { pixKey: "11111111111 is not right: the check digits of this CPF do not match" },
    ],
    [
      { pixKey: "11.444.777/0001-62" },
      { pixKey: "11444777000162 is not right: the check digits of this CNPJ do not match" },
    ],
    [
      { pixKey: "fulano" },
      {
        pixKey:
          "fulano is not a Pix key: enter a CPF, a CNPJ, an email address, a phone number like +5561912345678 or a random key",
      },
    ],
    [
      { location: "pix.example.com/1" },
      { location: "Enter a Pix key or the address of a payment, not both" },
    ],
    [{ merchant: "" }, { merchant: "Enter the recipient's name, up to 25 letters without accents" }],
    [{ city: "x".repeat(16) }, { city: "This has 16 characters, and at most 15 are allowed" }],
    [{ merchant: "Кафе" }, { merchant: "К cannot be part of this" }],
    [{ amount: "0" }, { amount: "0 is out of range: an amount here is between 0.01 and 9999999999.99 BRL" }],
    [
      { message: "x".repeat(38) },
      { message: "The description is 1 characters too long: key and description share a field" },
    ],
    [
      { reference: "A-1" },
      { reference: "A-1 is not an identifier of a Pix payment: it has up to 25 letters and digits" },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(sentences(pixSchema, { ...FULANO, pixKey: RANDOM_KEY, ...form })).toEqual(said);
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(
        fc.record({
          merchant: text(1, 25),
          city: text(1, 15),
          zipCode: text(0, 10),
          message: text(0, 30),
          amount: cents,
        }),
        (typed) => {
          const form = pixSchema.parse({ ...typed, pixKey: RANDOM_KEY });
          const read = readPix(pixContent(form));
          expect({ ...read, amount: form.amount }).toEqual(form);
          expect(Number(read?.amount)).toBe(Number(form.amount));
        },
      ),
    );
  });
});
