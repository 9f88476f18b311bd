import { comparableName } from "./column-names.ts";

/** Words with which address books distinguish business from private data, in six languages. */
const PLACES = {
  work: "work, business, office, company, geschäftlich, dienstlich, beruflich, Geschäft, Firma, Büro, Arbeit, bureau, professionnel, professionnelle, travail, trabajo, oficina, ufficio, uff, lavoro, empresa, trabalho, comercial, escritório",
  home: "home, private, personal, privat, privé, domicile, personnel, personnelle, particular, casa, abitazione, abit, ab, personale, residência, residencial, pessoal",
};
/** Words between them and the name of the field. */
const BETWEEN = "du, de, del, della, dell, di, da, do, au, à, of, the";

const wordsOf = (list: string): Set<string> => new Set(list.split(", ").map(comparableName));
const [work, home, between] = [PLACES.work, PLACES.home, BETWEEN].map(wordsOf) as [
  Set<string>,
  Set<string>,
  Set<string>,
];

/**
 * The name of a field without its place: `Telefon geschäftlich`, `Téléphone (bureau)` and `Privat: PLZ`.
 * @returns null if the name contains no place, or nothing else
 */
export const withoutPlace = (name: string): { field: string; place: "work" | "home" } | null => {
  const words = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(comparableName)
    .filter((word) => word !== "");
  const place = words.some((word) => work.has(word))
    ? "work"
    : words.some((word) => home.has(word))
      ? "home"
      : null;
  if (place === null) return null;
  const field = words.filter((word) => !work.has(word) && !home.has(word) && !between.has(word)).join(" ");
  return field === "" ? null : { field, place };
};
