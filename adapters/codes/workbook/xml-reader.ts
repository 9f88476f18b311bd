import { SaxesParser } from "saxes";
import { rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import { rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import type { DomainError } from "../../../core/errors.ts";

/** Receives the content of an XML document, in document order. Names come without their prefix. */
export interface XmlListener {
  onOpen: (name: string, attributes: Record<string, string>) => void;
  onText: (text: string) => void;
  onClose: (name: string) => void;
}

/** No text, tag or comment of a workbook is longer than a part of this; it limits memory. */
const LONGEST_TOKEN = 1_048_576;

/**
 * Parses an XML document in chunks. Entities that it declares are ignored, and nothing is fetched.
 * @returns a function that takes its bytes; call it without any at the end
 * @throws DomainError `validation_failed` if it is not XML
 */
export const createXmlReader = (listener: XmlListener): ((bytes?: Uint8Array) => void) => {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  const decoder = new TextDecoder();
  let sinceToken = 0;
  const isToken =
    <Values extends unknown[]>(tell: (...values: Values) => void) =>
    (...values: Values): void => {
      sinceToken = 0;
      tell(...values);
    };
  parser.on(
    "opentag",
    isToken(({ name, attributes }) => listener.onOpen(localName(name), attributes)),
  );
  parser.on(
    "closetag",
    isToken(({ name }) => listener.onClose(localName(name))),
  );
  parser.on("text", listener.onText);
  parser.on("cdata", listener.onText);
  parser.on("error", (cause) => {
    throw unreadable(cause);
  });
  return (bytes) => {
    if (bytes === undefined) {
      parser.write(decoder.decode());
      parser.close();
      return;
    }
    sinceToken += bytes.length;
    if (sinceToken - bytes.length > LONGEST_TOKEN) throw unreadable(new Error("a text without an end"));
    parser.write(decoder.decode(bytes, { stream: true }));
  };
};

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

const unreadable = (cause: Error): DomainError =>
  rowRefusal(rowSentence("rows.workbook_xml"), "validation_failed", cause);

/** Reads a whole part of a workbook. */
export const readXml = async (bytes: AsyncIterable<Uint8Array>, listener: XmlListener): Promise<void> => {
  const write = createXmlReader(listener);
  for await (const chunk of bytes) write(chunk);
  write();
};
