import { expect, test } from "vitest";
import { messages as de } from "../../../../web/messages/de/scanner.ts";
import { messages as en } from "../../../../web/messages/en/scanner.ts";
import { messages as es } from "../../../../web/messages/es/scanner.ts";
import { messages as fr } from "../../../../web/messages/fr/scanner.ts";
import { messages as italian } from "../../../../web/messages/it/scanner.ts";
import { messages as pt } from "../../../../web/messages/pt/scanner.ts";

test.each([en, de, es, fr, italian, pt])(
  "the page advertises only formats that the scanner supports",
  (messages) => {
    const text = messages["scanner.seo_reads_text"];
    expect(text).toMatch(/Data Matrix, Aztec .+ PDF417/);
    expect(text).not.toMatch(/Codabar|Micro QR|rMQR/);
  },
);
