import { describe, expect, it } from "vitest";
import { checkCsv, checkWorkbook } from "../../../support/programs/check-table.ts";

describe("of several possible content columns, the one with actual contents is read:", () => {
  it.each([
    ["Italian dates", "Data;Codice\n05.03.2026;A1\n06.03.2026;A2\n", ["A1", "A2"]],
    ["ISO dates", "Data;Codice\n2026-03-05;A1\n", ["A1"]],
    ["numbers of tickets", "Ticket-Nr.;Code\nT-1;A1\n", ["A1"]],
    ["amounts", "Kunde;Code;Wert\nAda;A1;50,00\nBo;A2;25,50\n", ["A1", "A2"]],
    ["amounts with a currency", "Kunde;Codice;Valore\nAda;A1;€ 50\nBo;A2;25 €\n", ["A1", "A2"]],
    ["the value of a voucher", "Kunde;Gutscheincode;Wert\nAda;A1;50,00\n", ["A1"]],
    ["the value of a voucher, a whole number", "Customer;Voucher code;Value\nAda;A1;50\n", ["A1"]],
  ])("%s", async (_, csv, right) => {
    const { said, contents } = await checkCsv(csv);
    expect(contents).toEqual(right);
    expect(said).toMatch(/is read(?: as content|;)/);
  });

  it("dates in a workbook", async () => {
    const { contents } = await checkWorkbook([
      ["Data", "Codice"],
      ["05/03/2026", "A1"],
    ]);
    expect(contents).toEqual(["A1"]);
  });

  it("prefers the better name if both columns have contents or neither has", async () => {
    expect((await checkCsv("Data;Codice\nx;A1\n05.03.2026;A2\n")).contents).toEqual(["x", "05.03.2026"]);
    expect((await checkCsv("Codice;Data\n6,50;05.03.2026\n")).contents).toEqual(["05.03.2026"]);
  });

  it("suggests an option for another column with its name quoted", async () => {
    const { said } = await checkCsv("Ticket-Nr.;Code\nT-1;A1\n");
    expect(said).toContain('choose another one with --content-column "Ticket-Nr.".');
  });

  it("reads the chosen column instead", async () => {
    expect((await checkCsv("Data;Codice\n05.03.2026;A1\n", { contentColumn: "Data" })).contents).toEqual([
      "05.03.2026",
    ]);
  });
});

describe("an amount of money in the content column", () => {
  it.each(["50,00", "1.250,00", "12.50", "€ 50", "50 €", "EUR 12.50", "-3,50"])(
    "is reported: %s",
    async (amount) => {
      const { said, contents } = await checkCsv(`Wert\n"${amount}"\n`);
      expect(said).toContain(
        `1 value looks like an amount of money (first on line 2). The first is ${amount}. If another column has the contents of the codes, choose that one.`,
      );
      expect(said).not.toContain("ends in .0");
      expect(contents).toEqual([amount]);
    },
  );

  it.each(["5", "1.2.3", "4006381333931.00", "10.5", "ABC 12", "192.168.1.10"])(
    "is not reported for %s",
    async (text) => {
      expect((await checkCsv(`Wert\n"${text}"\n`)).said).not.toContain("amount");
    },
  );
});
