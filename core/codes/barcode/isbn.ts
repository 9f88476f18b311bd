import { gs1CheckDigit } from "./check-digit.ts";

/**
 * The ISBN-13 of an ISBN-10, which a book's barcode encodes (ISBN Users' Manual, 7th edition, §4 and appendix 1).
 * @param text with or without hyphens and blanks
 * @returns null if it is not an ISBN-10 or its check digit is wrong
 */
export const isbn13OfIsbn10 = (text: string): string | null => {
  const isbn = text.toUpperCase().replaceAll(/[\s-]/g, "");
  if (!/^[0-9]{9}[0-9X]$/.test(isbn)) return null;
  let sum = 0;
  for (let place = 0; place < 10; place++)
    sum += (10 - place) * (isbn[place] === "X" ? 10 : Number(isbn[place]));
  if (sum % 11 !== 0) return null;
  const body = `978${isbn.slice(0, 9)}`;
  return body + gs1CheckDigit(body);
};
