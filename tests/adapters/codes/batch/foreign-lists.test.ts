import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../support/programs/check-table.ts";

const WHOLE = [
  ["First Name,Last Name,Email,Website", "Ada,Lovelace,ada@e.example", "contacts", "vcard", "Website"],
  ["Vorname,Nachname,E-Mail,Link", "Ada,Lovelace,ada@e.example", "contacts", "vcard", "Link"],
  ["Name,Phone,Email,URL", "Ada,+49 30 1,ada@e.example", "contacts", "vcard", "URL"],
  [
    "Company,Business Phone,E-mail Address,Web Page",
    "A,+49 30 1,a@e.example",
    "contacts",
    "vcard",
    '"Web Page"',
  ],
  ["ssid,password,url", "Guests,correct horse", "WiFi networks", "wifi", "url"],
  [
    "Product Name,Serial Number,Model,Website",
    "Kettle,A1,K",
    "products with serial numbers",
    "product",
    "Website",
  ],
] as const;

describe("a link column in a list of contacts, networks or products", () => {
  it.each(WHOLE)("is used as content only if it is chosen: %s", async (names, cells, list, type, column) => {
    const csv = `${names}\n${cells},https://e.example\n`;
    const { said, contents } = await checkCsv(csv);
    expect(said).toBe(
      `The columns look like ${list}: add --type ${type}, or --content-column ${column} for codes of the addresses in that column.`,
    );
    expect(contents).toEqual([]);
    const chosen = await checkCsv(csv, { contentColumn: column.replaceAll('"', "") });
    expect(chosen.contents).toEqual(["https://e.example"]);
    expect(chosen.said).not.toContain("look like");
    expect((await checkCsv(csv, { type })).contents[0]).toMatch(/^(?:BEGIN:VCARD|WIFI:|\{)/);
  });

  it("is reported beside another possible content column", async () => {
    const { said } = await checkCsv(
      "product name,price,url,EAN,serial number\nPen,1.20,https://a.example/1,4006381333931,7\n",
    );
    expect(said).toBe(
      "The columns look like products with serial numbers: add --type product, or --content-column url for codes of the addresses in that column, or --content-column EAN for codes of that one.",
    );
  });

  it("is used if few fields of such a list are present, with a hint", async () => {
    const { said, contents } = await checkCsv("Name,Email,URL\nAda,ada@e.example,https://e.example\n");
    expect(contents).toEqual(["https://e.example"]);
    expect(said).toContain("The columns look like contacts: for codes of those, add --type vcard.");
  });

  it.each(["content,first_name,last_name,email", "type,first_name,email,content", "code,name,url"])(
    "is used without a hint: %s",
    async (names) => {
      const { said } = await checkCsv(`${names}\n${names.startsWith("type") ? "qr" : "x"},a,b@e.example,c\n`);
      expect(said).not.toContain("look like");
    },
  );
});

describe("known columns that the codes do not use", () => {
  it.each([
    [
      "First Name,Phone,URL\nAda,1,https://e.example\n",
      { contentColumn: "URL" },
      '"First Name", "Phone" are not used: each code holds the content only.',
    ],
    ["content,E-Mail\nx,a@e.example\n", {}, '"E-Mail" is not used: each code holds the content only.'],
    [
      "ssid,password,city\nGuests,correct horse,Rome\n",
      { type: "wifi" },
      '"city" is not used: a WiFi network has no such field.',
    ],
  ] as const)("are reported: %j", async (csv, wish, sentence) => {
    expect((await checkCsv(csv, wish)).said).toContain(sentence);
  });

  it("are not reported if each row names its type", async () => {
    expect((await checkCsv("type,content,email\nqr,x,\n")).said).not.toContain("not used");
  });
});
