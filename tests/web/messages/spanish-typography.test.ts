import { expect, test } from "vitest";

const files = import.meta.glob<Record<string, unknown>>(
  [
    "../../../web/messages/es/*.ts",
    "../../../admin/messages/es/*.ts",
    "../../../core/mail/messages/es.ts",
    "../../../core/legal/privacy/es.ts",
  ],
  { eager: true },
);

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const texts = Object.values(files).flatMap(textsIn);

test("numbers in Spanish texts never break before the percent sign or between thousands", () => {
  const breakable = /[\d}] ?%|\d 000(?!\d)/;
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => breakable.test(text))).toEqual([]);
});

test("Spanish texts address their reader as tú", () => {
  // after "que" it is what somebody else does: "pide que la quite"
  const usted =
    /(?<!\p{L}|que (?:\p{L}+ ){0,3})(?:ustedes|usted|abra|añada|compruebe|copie|corrija|cree|declare|deje|desactive|dé|elija|elimine|envíe|escriba|espere|exporte|guarde|haga|imprima|intente|introduzca|llame|marque|mueva|pida|ponga|pruebe|pulse|quite|revise|seleccione|use|vacíe|vuelva|(?:acórt|cámbi|compruéb|elimín|ensánch|expórt|guárd|intént|llám|quít|reemplác)e(?:lo|la)s?|(?:introdúzc|póng|ábr|escríb|sustitúy)a(?:lo|la)s?)(?!\p{L})/iu;
  expect(texts.filter((text) => usted.test(text))).toEqual([]);
});
