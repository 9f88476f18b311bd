import { isUtf8 } from "node:buffer";
import type { EventEmitter } from "node:events";
import { DomainError } from "../../../../core/errors.ts";

/*
 * Input must be UTF-8 (RFC 8259 section 8.1, RFC 3986 section 2.5). Parsers replace invalid bytes by U+FFFD,
 * and a code with those would be made, verified and printed.
 */
const SENTENCE = "Send it as UTF-8: some of its letters would come out wrong";

function refuse(name: string): never {
  throw new DomainError("validation_failed", `${name}: ${SENTENCE}`, { fields: { [name]: SENTENCE } });
}

/** Returns a value, since the bundler drops calls that are made only for their exceptions. */
const isDecodable = (encoded: string): boolean => isUtf8(Buffer.from(encoded.replaceAll("%", ""), "hex"));

/**
 * Checks the query of a URL: `M%FCller` is ISO 8859-1. A `%` that encodes nothing is literal, as in `100%`.
 * @throws DomainError `validation_failed` with the field
 */
export function checkQuery(querystring: string): void {
  for (const pair of querystring.split("&")) {
    const encoded = pair.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
    if (!encoded.every(isDecodable)) refuse(pair.split("=", 1)[0] ?? "");
  }
}

/** Checks decoded texts for U+FFFD, which parsers insert for invalid bytes and users do not enter. */
export function checkRead(value: unknown, name: string): void {
  if (JSON.stringify(value ?? null).includes("\ufffd")) refuse(name);
}

const UTF8 = /^(?:utf-?8|us-ascii)$/i;

/**
 * Checks bytes as they pass.
 * @param charset the declared character set
 * @returns a function to call after the last byte. Throws DomainError `validation_failed` with the field
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
