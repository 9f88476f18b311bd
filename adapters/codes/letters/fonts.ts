/** The fonts of Japanese, Korean, simplified and traditional Chinese by their packages. */
type EastAsian = "jp" | "kr" | "sc" | "tc";

/** A font file: `name` and `weight` as in @fontsource/<package>/files/<name>-<weight>-normal.woff. */
export interface FontFile {
  package: "noto-sans" | `noto-sans-${"arabic" | "hebrew" | "thai" | EastAsian}` | "noto-emoji" | "arimo";
  name: string;
  weight: 400 | 700;
  has: (codePoint: number) => boolean;
}

/** Ranges of code points in CSS syntax (unicode-range) that a font may cover. */
function within(ranges: string): (codePoint: number) => boolean {
  const all = ranges.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (codePoint) => all.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const font = (
  name: FontFile["package"],
  part: string,
  ranges: string,
  weight: FontFile["weight"] = 700,
): FontFile => ({ package: name, name: `${name}-${part}`, weight, has: within(ranges) });

const LATIN =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXTENDED =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

/**
 * The fonts of QR-bills, which may only use Arial, Frutiger, Helvetica and Liberation Sans: Arimo has the
 * same outlines as Liberation Sans 2 (SIL Open Font License 1.1, docs/licenses/).
 */
const billFonts = (weight: FontFile["weight"]): readonly FontFile[] => [
  font("arimo", "latin", LATIN, weight),
  font("arimo", "latin-ext", LATIN_EXTENDED, weight),
];
export const BILL_FONTS = { regular: billFonts(400), bold: billFonts(700) } as const;

/** Chinese characters, their signs and punctuation, wide and half-wide forms, kana and bopomofo (Unicode blocks). */
const HAN =
  "U+2E80-30FF,U+3100-312F,U+3190-4DBF,U+4E00-9FFF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+16FF0-16FF1,U+1B000-1B16F,U+1F200-1F2FF,U+20000-3FFFF";
const HANGUL = "U+1100-11FF,U+3130-318F,U+A960-A97F,U+AC00-D7FF";

/**
 * The fonts of frames and labels, all under the SIL Open Font License 1.1 (docs/licenses/): Noto Sans, Noto Sans Arabic,
 * Hebrew and Thai, those of East Asia, and Noto Emoji, which is drawn in one color. The ranges are those of each
 * package's `unicode.json`, or of Unicode where a font covers only part of them. The first font that covers a
 * letter draws it.
 */
const FONTS: readonly FontFile[] = [
  font("noto-sans", "latin", LATIN),
  font("noto-sans", "latin-ext", LATIN_EXTENDED),
  font(
    "noto-sans",
    "vietnamese",
    "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
  ),
  font("noto-sans", "cyrillic", "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116"),
  font("noto-sans", "cyrillic-ext", "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F"),
  font("noto-sans", "greek", "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF"),
  font("noto-sans", "greek-ext", "U+1F00-1FFF"),
  font(
    "noto-sans",
    "devanagari",
    "U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09",
  ),
  font(
    "noto-sans-arabic",
    "arabic",
    "U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC",
  ),
  font("noto-sans-hebrew", "hebrew", "U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F"),
  font("noto-sans-kr", "korean", HANGUL),
  font("noto-sans-thai", "thai", "U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC"),
  font("noto-emoji", "0", "U+1F1E6-1F1FF"),
  font(
    "noto-emoji",
    "1",
    "U+200D,U+2620,U+26A7,U+FE0F,U+1F308,U+1F38C,U+1F3C1,U+1F3F3-1F3F4,U+1F6A9,U+E0062-E0063,U+E0065,U+E0067,U+E006C,U+E006E,U+E0073-E0074,U+E0077,U+E007F",
  ),
  font(
    "noto-emoji",
    "2",
    "U+23,U+2A,U+30-39,U+A9,U+AE,U+200D,U+203C,U+2049,U+20E3,U+2122,U+2139,U+2194-2199,U+21A9-21AA,U+23CF,U+23E9-23EF,U+23F8-23FA,U+24C2,U+25AA-25AB,U+25B6,U+25C0,U+25FB-25FE,U+2611,U+2622-2623,U+2626,U+262A,U+262E-262F,U+2638,U+2640,U+2642,U+2648-2653,U+2660,U+2663,U+2665-2666,U+2668,U+267B,U+267E-267F,U+2695,U+269B-269C,U+26A0,U+26A7,U+26AA-26AB,U+26CE,U+26D4,U+2705,U+2714,U+2716,U+271D,U+2721,U+2733-2734,U+2747,U+274C,U+274E,U+2753-2755,U+2757,U+2764,U+2795-2797,U+27A1,U+27B0,U+27BF,U+2934-2935,U+2B05-2B07,U+2B1B-2B1C,U+2B55,U+3030,U+303D,U+3297,U+3299,U+FE0F,U+1F170-1F171,U+1F17E-1F17F,U+1F18E,U+1F191-1F19A,U+1F201-1F202,U+1F21A,U+1F22F,U+1F232-1F23A,U+1F250-1F251,U+1F310,U+1F3A6,U+1F3B5-1F3B6,U+1F3BC,U+1F3E7,U+1F441,U+1F499-1F49C,U+1F49F-1F4A0,U+1F4AC-1F4AD,U+1F4B1-1F4B2,U+1F4B9,U+1F4DB,U+1F4F2-1F4F6,U+1F500-1F507,U+1F515,U+1F518-1F524,U+1F52F-1F53D,U+1F549,U+1F54E,U+1F5A4,U+1F5E8,U+1F5EF,U+1F6AB,U+1F6AD-1F6B1,U+1F6B3,U+1F6B7-1F6BC,U+1F6BE,U+1F6C2-1F6C5,U+1F6D0-1F6D1,U+1F6D7,U+1F6DC,U+1F7E0-1F7EB,U+1F7F0,U+1F90D-1F90E,U+1F9D1-1F9D2,U+1F9E1,U+1FA75-1FA77,U+1FAAF",
  ),
  font(
    "noto-emoji",
    "3",
    "U+200D,U+231A-231B,U+2328,U+23F0-23F3,U+2602,U+260E,U+2692,U+2694,U+2696-2697,U+2699,U+26B0-26B1,U+26CF,U+26D1,U+26D3,U+2702,U+2709,U+270F,U+2712,U+FE0F,U+1F302,U+1F321,U+1F392-1F393,U+1F3A9,U+1F3BD,U+1F3EE,U+1F3F7,U+1F3FA,U+1F451-1F462,U+1F484,U+1F489-1F48A,U+1F48C-1F48E,U+1F4A1,U+1F4A3,U+1F4A5,U+1F4B0,U+1F4B3-1F4B8,U+1F4BB-1F4DA,U+1F4DC-1F4F1,U+1F4FF,U+1F508-1F514,U+1F516-1F517,U+1F526-1F529,U+1F52C-1F52E,U+1F550-1F567,U+1F56F-1F570,U+1F576,U+1F587,U+1F58A-1F58D,U+1F5A5,U+1F5A8,U+1F5B1-1F5B2,U+1F5C2-1F5C4,U+1F5D1-1F5D3,U+1F5DC-1F5DE,U+1F5E1,U+1F5F3,U+1F6AA,U+1F6AC,U+1F6BD,U+1F6BF,U+1F6C1,U+1F6CB,U+1F6CD-1F6CF,U+1F6D2,U+1F6E0-1F6E1,U+1F6F0,U+1F97B-1F97F,U+1F9AF,U+1F9BA,U+1F9E2-1F9E6,U+1F9EA-1F9EC,U+1F9EE-1F9F4,U+1F9F7-1F9FF,U+1FA71-1FA74,U+1FA79-1FA7B,U+1FA86,U+1FA8E-1FA8F,U+1FA91-1FA93,U+1FA96,U+1FA99-1FAA0,U+1FAA2-1FAA7,U+1FAAA-1FAAE",
  ),
  font(
    "noto-emoji",
    "4",
    "U+265F,U+26BD-26BE,U+26F3,U+26F8,U+FE0F,U+1F004,U+1F0CF,U+1F380-1F384,U+1F386-1F38B,U+1F38D-1F391,U+1F396-1F397,U+1F399-1F39B,U+1F39E-1F39F,U+1F3A3-1F3A5,U+1F3A7-1F3A9,U+1F3AB-1F3B4,U+1F3B7-1F3BB,U+1F3BD-1F3C0,U+1F3C5-1F3C6,U+1F3C8-1F3C9,U+1F3CF-1F3D3,U+1F3F8-1F3F9,U+1F47E,U+1F4E2,U+1F4F7-1F4FD,U+1F52B,U+1F579,U+1F58C-1F58D,U+1F5BC,U+1F6F7,U+1F6F9,U+1F6FC,U+1F93F,U+1F941,U+1F945,U+1F947-1F94F,U+1F9E7-1F9E9,U+1F9F5-1F9F6,U+1FA70-1FA71,U+1FA80-1FA81,U+1FA83-1FA85,U+1FA87-1FA8A,U+1FA94-1FA95,U+1FA97-1FA98,U+1FAA1,U+1FAA9,U+1FADF",
  ),
  font(
    "noto-emoji",
    "5",
    "U+2693,U+26E9-26EA,U+26F1-26F2,U+26F4-26F5,U+26FA,U+26FD,U+2708,U+FE0F,U+1F301,U+1F303,U+1F306-1F307,U+1F309,U+1F310,U+1F3A0-1F3A2,U+1F3AA,U+1F3CD-1F3CE,U+1F3D5,U+1F3D7-1F3DB,U+1F3DF-1F3E6,U+1F3E8-1F3ED,U+1F3EF-1F3F0,U+1F488,U+1F492,U+1F4BA,U+1F54B-1F54D,U+1F5FA-1F5FF,U+1F680-1F6A2,U+1F6A4-1F6A8,U+1F6B2,U+1F6D1,U+1F6D5-1F6D6,U+1F6DD-1F6DF,U+1F6E2-1F6E5,U+1F6E9,U+1F6EB-1F6EC,U+1F6F3-1F6F6,U+1F6F8,U+1F6FA-1F6FB,U+1F9BC-1F9BD,U+1F9ED,U+1F9F3,U+1FA7C",
  ),
  font(
    "noto-emoji",
    "6",
    "U+200D,U+2615,U+FE0F,U+1F32D-1F330,U+1F336,U+1F33D,U+1F344-1F37F,U+1F382,U+1F52A,U+1F7E9,U+1F7EB,U+1F942-1F944,U+1F950-1F96F,U+1F99E,U+1F9AA,U+1F9C0-1F9CB,U+1FAD0-1FADC",
  ),
  font(
    "noto-emoji",
    "7",
    "U+200D,U+2600-2601,U+2603-2604,U+2614,U+2618,U+26A1,U+26C4-26C5,U+26C8,U+26F0,U+2728,U+2744,U+2B1B,U+2B50,U+FE0F,U+1F300,U+1F304-1F305,U+1F308,U+1F30A-1F30F,U+1F311-1F321,U+1F324-1F32C,U+1F331-1F335,U+1F337-1F33C,U+1F33E-1F344,U+1F3D4,U+1F3D6,U+1F3DC-1F3DE,U+1F3F5,U+1F400-1F43F,U+1F490,U+1F4A7,U+1F4AE,U+1F525,U+1F54A,U+1F573,U+1F577-1F578,U+1F648-1F64A,U+1F6D8,U+1F940,U+1F980-1F9AE,U+1F9BA,U+1FA90,U+1FAA8,U+1FAB0-1FABF,U+1FACD-1FACF,U+1FAE7",
  ),
  font(
    "noto-emoji",
    "8",
    "U+200D,U+2640,U+2642,U+2695-2696,U+26F7,U+26F9,U+2708,U+2764,U+27A1,U+FE0F,U+1F33E,U+1F373,U+1F37C,U+1F384-1F385,U+1F393,U+1F3A4,U+1F3A8,U+1F3C2-1F3C4,U+1F3C7,U+1F3CA-1F3CC,U+1F3EB,U+1F3ED,U+1F3FB-1F3FF,U+1F430,U+1F466-1F469,U+1F46B-1F478,U+1F47C,U+1F481-1F483,U+1F486-1F487,U+1F48B,U+1F48F,U+1F491,U+1F4BB-1F4BC,U+1F527,U+1F52C,U+1F574-1F575,U+1F57A,U+1F645-1F647,U+1F64B,U+1F64D-1F64E,U+1F680,U+1F692,U+1F6A3,U+1F6B4-1F6B6,U+1F6C0,U+1F6CC,U+1F91D,U+1F926,U+1F930-1F931,U+1F934-1F93A,U+1F93C-1F93E,U+1F977,U+1F9AF-1F9B3,U+1F9B8-1F9B9,U+1F9BC-1F9BD,U+1F9CC-1F9CF,U+1F9D1-1F9DF,U+1FA70,U+1FA82,U+1FAC3-1FAC5,U+1FAC8,U+1FAEF",
  ),
  font(
    "noto-emoji",
    "9",
    "U+200D,U+2194-2195,U+2603,U+261D,U+2620,U+2639-263A,U+2665,U+26A1,U+26C4,U+270A-270D,U+2728,U+2763-2764,U+2B50,U+FE0F,U+1F31A-1F31F,U+1F32B,U+1F389-1F38A,U+1F3FB-1F3FF,U+1F440-1F450,U+1F463-1F465,U+1F479-1F47B,U+1F47D-1F480,U+1F485,U+1F48B-1F48C,U+1F493-1F49F,U+1F4A2,U+1F4A4-1F4A6,U+1F4A8-1F4AB,U+1F4AF,U+1F525,U+1F573,U+1F590,U+1F595-1F596,U+1F5A4,U+1F5E3,U+1F600-1F644,U+1F648-1F64A,U+1F64C,U+1F64F,U+1F90C-1F925,U+1F927-1F92F,U+1F932-1F933,U+1F970-1F976,U+1F978-1F97A,U+1F9A0,U+1F9B4-1F9B7,U+1F9BB,U+1F9BE-1F9BF,U+1F9D0,U+1F9E0-1F9E1,U+1FA75-1FA79,U+1FAC0-1FAC2,U+1FAC6,U+1FAE0-1FAE6,U+1FAE8-1FAEA,U+1FAEF-1FAF8",
  ),
];

/** The fonts of Chinese characters: simplified, traditional, and those of Japanese. Each lacks some that another has. */
const HAN_FONTS: readonly FontFile[] = [
  font("noto-sans-sc", "chinese-simplified", HAN),
  font("noto-sans-tc", "chinese-traditional", HAN),
  font("noto-sans-jp", "japanese", HAN),
];

/** The fonts of a text: Chinese characters beside kana are drawn as in Japanese, beside hangul in the traditional way. */
export function fontsFor(text: string): FontFile[] {
  const own = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? "noto-sans-jp"
    : /\p{sc=Hangul}/u.test(text)
      ? "noto-sans-tc"
      : "noto-sans-sc";
  const first = HAN_FONTS.filter((file) => file.package === own);
  return [...FONTS, ...first, ...HAN_FONTS.filter((file) => file.package !== own)];
}
