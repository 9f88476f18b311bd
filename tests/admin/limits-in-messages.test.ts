import { describe, expect, test } from "vitest";
import { texts as de } from "../../admin/messages/de.ts";
import { texts as en } from "../../admin/messages/en.ts";
import { texts as es } from "../../admin/messages/es.ts";
import { texts as fr } from "../../admin/messages/fr.ts";
import { texts as it } from "../../admin/messages/it.ts";
import { texts as pt } from "../../admin/messages/pt.ts";
import { IMAGE_BYTES, imageMessages } from "../../core/images/image-file.ts";
import { LANGUAGES } from "../../core/languages.ts";
import { LEGAL_TEXT_LENGTH } from "../../core/legal/legal-page.ts";
import { messages as deImages } from "../../web/messages/de/images.ts";
import { messages as esImages } from "../../web/messages/es/images.ts";
import { messages as frImages } from "../../web/messages/fr/images.ts";
import { messages as itImages } from "../../web/messages/it/images.ts";
import { messages as ptImages } from "../../web/messages/pt/images.ts";

const panel = { en, es, fr, de, it, pt };
const images = { en: imageMessages, es: esImages, fr: frImages, de: deImages, it: itImages, pt: ptImages };

/** Returns the only number in a message, without its thousands separators. */
const numberIn = (message: unknown): number => Number(String(message).replaceAll(/\D/g, ""));

describe.each(LANGUAGES)("messages in %s state the limits of the code", (language) => {
  test("the largest image file, in MB", () => {
    const megabytes = IMAGE_BYTES / 1024 ** 2;
    expect(numberIn(images[language]["image.too_large"])).toBe(megabytes);
    expect(numberIn(panel[language]["settings.image.too_large"])).toBe(megabytes);
    expect(numberIn(panel[language]["ads.image_too_large"])).toBe(megabytes);
  });

  test("the longest text of a legal page", () => {
    expect(numberIn(panel[language]["legal.text_long"])).toBe(LEGAL_TEXT_LENGTH);
  });
});
