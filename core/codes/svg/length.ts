import { valueRefusal } from "./svg-refusal.ts";

/** Px of CSS that a unit is (CSS Values 3 §6.2). */
const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
};
const LENGTH = /^([+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?)(%|[a-z]{0,3})$/i;

/**
 * A length in user units.
 * @param name name of its element or attribute, for the message
 * @param whole length of 100%
 * @throws DomainError `logo_unreadable` for an invalid length
 */
export function readLength(text: string, name: string, whole: number): number {
  const [, digits = "", unit = ""] = LENGTH.exec(text.trim()) ?? [];
  const factor = unit === "%" ? whole / 100 : UNITS[unit.toLowerCase()];
  const length = Number(digits) * (factor ?? Number.NaN);
  if (digits === "" || !Number.isFinite(length) || Math.abs(length) > 1e9) throw valueRefusal(name, text);
  return length;
}
