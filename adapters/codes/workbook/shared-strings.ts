import { rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import { rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import { createTextReader } from "./text-reader.ts";
import { readXml } from "./xml-reader.ts";

/** The texts of a workbook by index. */
export type SharedStrings = (index: number) => string | null;

/**
 * Reads sharedStrings.xml (ECMA-376 part 1, 18.4.8). As objects, a million texts would fill a thread's heap,
 * so they are stored as UTF-8 in one buffer.
 */
export const readSharedStrings = async (bytes: AsyncIterable<Uint8Array>): Promise<SharedStrings> => {
  const table = createTextTable();
  let text: ReturnType<typeof createTextReader> | null = null;
  await readXml(bytes, {
    onOpen(name) {
      if (name === "si") text = createTextReader();
      else text?.onOpen(name);
    },
    onText: (part) => text?.onText(part),
    onClose(name) {
      if (name === "si" && text !== null) {
        table.add(text.text());
        text = null;
      } else text?.onClose(name);
    },
  });
  return table.find;
};

const MAX_TEXTS = 2 ** 26;

const createTextTable = () => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let bytes = new Uint8Array(65_536);
  let ends = new Uint32Array(1024);
  let count = 0;
  let end = 0;
  return {
    add(text: string): void {
      if (count >= MAX_TEXTS) throw rowRefusal(rowSentence("rows.workbook_texts"), "too_large");
      // a UTF-16 code unit takes at most three bytes
      const length = text.length * 3;
      if (end + length > bytes.length) {
        const grown = new Uint8Array(Math.max(bytes.length * 2, end + length));
        grown.set(bytes.subarray(0, end));
        bytes = grown;
      }
      if (count >= ends.length) {
        const grown = new Uint32Array(ends.length * 2);
        grown.set(ends);
        ends = grown;
      }
      end += encoder.encodeInto(text, bytes.subarray(end)).written;
      ends[count] = end;
      count += 1;
    },
    find: (index: number): string | null =>
      index >= 0 && index < count
        ? decoder.decode(bytes.subarray(index === 0 ? 0 : ends[index - 1], ends[index]))
        : null,
  };
};
