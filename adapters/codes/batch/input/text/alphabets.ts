/** Letters beyond a to z of languages that the encodings of one byte a letter were made for, as they stand in words of today. */
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
  // Turkish; the dot is what a small letter leaves of İ
  "çğıöşüâîû\u0307",
].map((letters) => new Set(letters));

/** Letters and signs beyond a to z and digits, small. */
const lettersOf = (word: string): string[] => word.toLowerCase().match(/\P{ASCII}/gu) ?? [];

/** Whether there is a language that has all letters of a word. */
export const isOfOneLanguage = (word: string): boolean => shareOfOneLanguage([word]) === 1;

/** The part of these words that one language has: the one that has most of them. */
export const shareOfOneLanguage = (words: readonly string[]): number => {
  if (words.length === 0) return 0;
  const letters = words.map(lettersOf);
  const counts = ALPHABETS.map(
    (alphabet) => letters.filter((each) => each.every((letter) => alphabet.has(letter))).length,
  );
  return Math.max(...counts) / words.length;
};
