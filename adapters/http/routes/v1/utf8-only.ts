import { isUtf8 } from "node:buffer";
import type { EventEmitter } from "node:events";
import { DomainError } from "../../../../core/errors.ts";

/*
 * What comes in is UTF-8 (RFC 8259 section 8.1, RFC 3986 section 2.5). Parsers put U+FFFD for what is not, and a code that says
 * that would be made, proved and printed.
 */
const SENTENCE = "Send it as UTF-8: some of its letters would come out wrong";

function refuse(name: string): never {
  throw new DomainError("validation_failed", `${name}: ${SENTENCE}`, { fields: { [name]: SENTENCE } });
}

/** Asked for an answer: of what is only called for what it throws, the bundler leaves nothing. */
const isDecodable = (encoded: string): boolean => isUtf8(Buffer.from(encoded.replaceAll("%", ""), "hex"));

/**
 * Looks at the query of an address: `M%FCller` is ISO 8859-1. A `%` that encodes nothing stands for itself, as in `100%`.
 * @throws DomainError `validation_failed` with the field
 */
export function checkQuery(querystring: string): void {
  for (const pair of querystring.split("&")) {
    const encoded = pair.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
    if (!encoded.every(isDecodable)) refuse(pair.split("=", 1)[0] ?? "");
  }
}

/** Looks at what was unpacked and read already: no one means to write U+FFFD, which parsers put for letters that they cannot read. */
export function checkRead(value: unknown, name: string): void {
  if (JSON.stringify(value ?? null).includes("\ufffd")) refuse(name);
}

const UTF8 = /^(?:utf-?8|us-ascii)$/i;

/**
 * Looks at the bytes that go by.
 * @param charset what their sender calls them
 * @returns to be called once, when all of them did. Throws DomainError `validation_failed` with the field
 */
export function watchBytes(source: EventEmitter, name: string, charset = "utf-8"): () => void {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isText = UTF8.test(charset);
  const read = (bytes: Uint8Array) => {
    try {
      if (isText) decoder.decode(bytes, { stream: true });
    } catch {
      isText = false;
    }
  };
  const readEnd = () => {
    try {
      decoder.decode();
    } catch {
      isText = false;
    }
  };
  source.on("data", read);
  return () => {
    source.off("data", read);
    readEnd();
    if (!isText) refuse(name);
  };
}
