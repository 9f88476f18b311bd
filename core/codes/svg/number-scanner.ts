const NUMBER = /[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?/y;
const BETWEEN = /[\s,]{0,1000}/y;
/** Coordinates beyond it have no place in any drawing, and products of them no exact number. */
const LARGEST = 1e9;

/** Reads numbers and letters one after the other, separated as SVG 1.1 §8.3.9 lets them be. */
export class NumberScanner {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.#skip();
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The next number; null if there is none, or if it is too large. */
  number(): number | null {
    NUMBER.lastIndex = this.#at;
    const found = NUMBER.exec(this.#text)?.[0];
    if (found === undefined) return null;
    const value = Number(found);
    if (!(Math.abs(value) <= LARGEST)) return null;
    this.#at += found.length;
    this.#skip();
    return value;
  }

  /** 0 or 1, which need nothing between them and what follows (the flags of an arc). */
  flag(): number | null {
    const digit = this.#text[this.#at];
    if (digit !== "0" && digit !== "1") return null;
    this.#at += 1;
    this.#skip();
    return Number(digit);
  }

  /** The next letter; null if something else follows. */
  letter(): string | null {
    const letter = this.#text[this.#at];
    if (letter === undefined || !/[a-zA-Z]/.test(letter)) return null;
    this.#at += 1;
    this.#skip();
    return letter;
  }

  #skip(): void {
    BETWEEN.lastIndex = this.#at;
    this.#at += BETWEEN.exec(this.#text)?.[0].length ?? 0;
  }
}

/** All numbers of a list; null if it contains anything else. */
export function numbersOf(text: string): number[] | null {
  const scanner = new NumberScanner(text);
  const numbers: number[] = [];
  while (!scanner.isAtEnd) {
    const number = scanner.number();
    if (number === null) return null;
    numbers.push(number);
  }
  return numbers;
}
