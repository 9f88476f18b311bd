/** Letters beyond a to z in modern words of the languages that single-byte encodings were made for. */
const ALPHABETS = [
  // Western Europe
  "äöüß",
  "àâæçéèêëîïôœùûüÿ",
  "áéíñóúü",
  "áâãàçéêíóôõúü",
  "àèéìíîòóùú",
  "àçéèíïòóúü·",
  "áàéèëíïóöúü",
  "æøåéèêòóôüäö",
  "åäöéàüë",
  "áðéíóúýþæö",
  "áðíóúýæø",
  "çëé",
  // Central Europe
  "ąćęłńóśźż",
  "áčďéěíňóřšťúůýž",
  "áäčďéíĺľňóôŕšťúýž",
  "áéíóöőúüű",
  "čćđšž",
  "ăâîşţșț",
  // around the Baltic
  "äõöüšž",
  "āčēģīķļņōŗšūž",
  "ąčęėįšųūž",
  // Turkish; lowercasing İ leaves a combining dot
  "çğıöşüâîû\u0307",
].map((letters) => new Set(letters));

/** Lowercase letters and signs other than a to z and digits. */
const lettersOf = (word: string): string[] => word.toLowerCase().match(/\P{ASCII}/gu) ?? [];

/** Whether one language has all letters of a word. */
export const isOfOneLanguage = (word: string): boolean => shareOfOneLanguage([word]) === 1;

/** The largest share of these words that a single language has. */
export const shareOfOneLanguage = (words: readonly string[]): number => {
  if (words.length === 0) return 0;
  const letters = words.map(lettersOf);
  const counts = ALPHABETS.map(
    (alphabet) => letters.filter((each) => each.every((letter) => alphabet.has(letter))).length,
  );
  return Math.max(...counts) / words.length;
};
