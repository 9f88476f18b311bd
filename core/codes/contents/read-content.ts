import { readEnterprise } from "./read-enterprise.ts";
import { type ActionKind, readAction } from "./read-action.ts";
import { type KindReading, readKind } from "./read-kind.ts";

interface ContentReading extends KindReading {
  /** What a link or a text is besides, where phones act on it. */
  action?: ActionKind;
}

/** Interprets the content of a scanned code. Everything in it is what the code claims; nothing is checked. */
export function readContent(text: string): ContentReading {
  const reading = readKind(text);
  const isPlain = reading.kind === "url" || (reading.kind === "text" && reading.fields.length === 0);
  if (reading.kind === "wifi") return { ...reading, fields: [...reading.fields, ...readEnterprise(text)] };
  return isPlain ? { ...reading, ...readAction(text.trim()) } : reading;
}
