import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../../../adapters/codes/batch/input/text/decode-text.ts";

/** The bytes of a text in a single-byte encoding. */
const encoded = (text: string, encoding: string): Buffer => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (letter) => letters.indexOf(letter)));
};

/** Reads a file with the detected or the named encoding. @returns the messages */
const read = async (bytes: Buffer, name: string | null, size = 7): Promise<string> => {
  const said: string[] = [];
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  try {
    const say = (sentence: string) => void said.push(sentence);
    for await (const _ of decodeText(pieces(), { name, style: "flag", say }));
  } catch (error) {
    said.push((error as Error).message);
  }
  return said.join("\n");
};

/** Each text begins with a word that is the same in windows-1252. */
const FILES: [language: string, encoding: string, text: string, right: string, wrong: string][] = [
  ["Slovak", "windows-1250", "content;file\nJán Kováč a Žofia Čierna;a\n", "Kováč", "Kováè"],
  ["Czech", "windows-1250", "Název;file\nČerná káva řízek;a\n", "Černá", "Èerná"],
  ["Hungarian", "windows-1250", "Név;file\nJózsef Fűtőolaj;a\n", "Fűtőolaj", "Fûtõolaj"],
  ["Turkish", "windows-1254", "Ürün;file\nŞişe ılık ağ;a\n", "Şişe", "Þiþe"],
  ["Romanian", "windows-1250", "Pâine;file\nţară Ştefan;a\n", "ţară", "þarã"],
  ["Estonian and Latvian", "windows-1257", "Käsi;file\nŽurnāls rīts;a\nķēde;b\n", "Žurnāls", "Þurnâls"],
];

describe("a file in an encoding that resembles windows-1252", () => {
  it.each(FILES)(
    "gets an error with a word that distinguishes the encodings: %s",
    async (_, encoding, text, right, wrong) => {
      const said = await read(encoded(text, encoding), null);
      expect(said).toMatch(/in which (?:this word is|these words are) right/);
      expect(said).toMatch(new RegExp(`${encoding} \\([^)]*"${right}"`));
      expect(said).toMatch(new RegExp(`windows-1252 \\([^)]*"${wrong}"`));
    },
  );

  it.each(FILES.slice(0, 5))(
    "gets a warning if windows-1252 is given: %s",
    async (_, encoding, text, right) => {
      const said = await read(encoded(text, encoding), "windows-1252");
      expect(said).toContain(`"${right}" in ${encoding}. If that one is right, use --encoding ${encoding}.`);
      expect(await read(encoded(text, encoding), encoding)).toBe("");
    },
  );

  it("is searched to its end for such a word", async () => {
    const text = `Ján;x\n${"Ján;abc\n".repeat(5000)}Kováč;x`;
    expect(await read(encoded(text, "windows-1250"), null, 16_384)).toContain('windows-1252 ("Kováè")');
  });

  it.each([
    "Größe;Käse;Straße",
    "crème brûlée;forêt;où;l’été",
    "niño;año;¿Qué?",
    "São;maçã;três;órgão",
    "Smørrebrød;på",
    "Þórður;Sæunn",
    "perché;città;più",
    "“Käse” – 5 €",
  ])("is not assumed: %s", async (text) => {
    expect(await read(encoded(text, "windows-1252"), null)).toContain("right: --encoding windows-1252");
    expect(await read(encoded(text, "windows-1252"), "windows-1252")).toBe("");
  });
});

describe("a file in no single-byte encoding", () => {
  it("is reported as ISO-2022-JP if it is", async () => {
    const said = await read(Buffer.from("content\n\u001b$BEl5~\u001b(B\n"), null);
    expect(said).toBe(
      "Line 2 holds letters of ISO-2022-JP: add --encoding iso-2022-jp, or save the file as UTF-8.",
    );
    expect(await read(Buffer.from("content\n\u001b$BEl5~\u001b(B\n"), "iso-2022-jp")).toBe("");
  });

  it("gets no encoding suggested if other lines are UTF-8", async () => {
    const mixed = Buffer.concat([Buffer.from("content\nzwölf\n"), Buffer.from("fünf\n", "latin1")]);
    expect(await read(mixed, null)).toMatch(/^Line 3 is not UTF-8.*mixes encodings/);
  });
});
