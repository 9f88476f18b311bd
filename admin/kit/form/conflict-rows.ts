import { get } from "react-hook-form";

/** A field of a form, as the two versions of a record are compared by. */
export interface ComparedField {
  /** In what the form sends; `text.en` stands for a member. */
  source: string;
  /** A key of the catalog. */
  label: string;
  /** The value in a record that has it by another name or form. */
  read?: (record: object) => unknown;
  /** The key of the catalog for a value of a choice. */
  say?: (value: string) => string;
}

/** A record that was changed or deleted while it was edited. */
export interface Conflict {
  /** As the form got it. */
  before: object;
  /** What the form would send. */
  typed: object;
  /** As it is saved now; null: it was deleted. */
  now: object | null;
}

/** One field of both versions. */
export interface ConflictRow {
  label: string;
  before: string;
  /** Null: the record was deleted. */
  theirs: string | null;
  mine: string;
  isTheirs: boolean;
  isMine: boolean;
}

/** The fields that one of the two changed. @param t the text of a key */
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
