import { get } from "react-hook-form";

/** A form field by which two versions of a record are compared. */
export interface ComparedField {
  /** Path in the submitted values; `text.en` for a nested one. */
  source: string;
  /** Message key. */
  label: string;
  /** Reads the value from a record that stores it under another name or in another form. */
  read?: (record: object) => unknown;
  /** The message key for a value of a select. */
  say?: (value: string) => string;
}

/** A record that was changed or deleted during the edit. */
export interface Conflict {
  /** The record that the form loaded. */
  before: object;
  /** The values that the form would send. */
  typed: object;
  /** The saved record; null if it was deleted. */
  now: object | null;
}

/** One field in both versions. */
export interface ConflictRow {
  label: string;
  before: string;
  /** Null if the record was deleted. */
  theirs: string | null;
  mine: string;
  isTheirs: boolean;
  isMine: boolean;
}

/** The fields that either side changed. @param t returns the text of a message key */
export function conflictRows(
  fields: readonly ComparedField[],
  { before, typed, now }: Conflict,
  t: (key: string) => string,
): ConflictRow[] {
  const textOf = (value: unknown, { say }: ComparedField): string => {
    if (value === null || value === undefined || value === "") return "";
    if (typeof value === "boolean") return t(value ? "kit.yes" : "kit.no");
    if (Array.isArray(value)) return value.join("\n");
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return say ? t(say(text)) : text;
  };
  return fields
    .map((field): ConflictRow => {
      const { source, label, read = (record: object): unknown => get(record, source) } = field;
      const was = textOf(read(before), field);
      const theirs = now === null ? null : textOf(read(now), field);
      const wanted: unknown = get(typed, source);
      const mine = wanted === undefined ? was : textOf(wanted, field);
      return {
        label: t(label),
        before: was,
        theirs,
        mine,
        isTheirs: theirs !== null && theirs !== was,
        isMine: mine !== was,
      };
    })
    .filter(({ isTheirs, isMine }) => isTheirs || isMine);
}
