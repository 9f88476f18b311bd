import { readEnterprise } from "./read-enterprise.ts";
import { type ActionKind, readAction } from "./read-action.ts";
import { type KindReading, readKind } from "./read-kind.ts";

interface ContentReading extends KindReading {
  /** The action of a link or text that phones act on. */
  action?: ActionKind;
}

/** Interprets the content of a scanned code. All fields are what the code claims; nothing is verified. */
export function readContent(text: string): ContentReading {
  const reading = readKind(text);
  const isPlain = reading.kind === "url" || (reading.kind === "text" && reading.fields.length === 0);
  if (reading.kind === "wifi") return { ...reading, fields: [...reading.fields, ...readEnterprise(text)] };
  return isPlain ? { ...reading, ...readAction(text.trim()) } : reading;
}
