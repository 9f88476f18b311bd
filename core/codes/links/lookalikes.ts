/** Letters that many typefaces draw like a Latin one (a part of Unicode's confusables.txt, UTS #39 §4). */
const LATIN_LIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  ѕ: "s",
  і: "i",
  ј: "j",
  һ: "h",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  ӏ: "l",
  ѵ: "v",
  к: "k",
  г: "r",
  п: "n",
  ь: "b",
  // Greek
  α: "a",
  ο: "o",
  ν: "v",
  ρ: "p",
  υ: "u",
  ι: "i",
  κ: "k",
  τ: "t",
  η: "n",
  γ: "y",
  χ: "x",
  ω: "w",
  σ: "o",
  // Armenian
  օ: "o",
  ս: "u",
  հ: "h",
  ո: "n",
  ց: "g",
  զ: "q",
  յ: "j",
  // Latin itself
  ı: "i",
  ɩ: "i",
  ɪ: "i",
  ɑ: "a",
  ɡ: "g",
  ƅ: "b",
  ʋ: "v",
  ĸ: "k",
};

const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Georgian: /\p{Script=Georgian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  // these are written together, and with Latin (UTS #39 §5.2, "highly restrictive")
  "Chinese, Japanese, Korean":
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
} as const;
type Script = keyof typeof SCRIPTS;

/** The scripts in one word; more than one only if they are never written together. */
export function mixedScripts(word: string): Script[] {
  const found = (Object.keys(SCRIPTS) as Script[]).filter((script) => SCRIPTS[script].test(word));
  const harmless = found.length === 2 && found[0] === "Latin" && found[1] === "Chinese, Japanese, Korean";
  return harmless ? found.slice(0, 1) : found;
}

/** The plain Latin word that this one resembles; null if it is plain itself or resembles none. */
export function latinLookalike(word: string): string | null {
  const looks = Array.from(word, (letter) => LATIN_LIKE[letter] ?? letter).join("");
  return looks !== word && /^[a-z0-9-]+$/.test(looks) ? looks : null;
}
