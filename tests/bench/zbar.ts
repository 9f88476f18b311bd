import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { qrEncoder } from "../../core/codes/qr/encode/qr-encoder.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import type { QrSymbol } from "../../core/codes/qr/symbol.ts";
import { usedLevel } from "../../core/codes/qr/used-level.ts";
import { decoders } from "../support/codes/codes.ts";
import { paintModules } from "../support/codes/qr-pixels.ts";
import { plainSymbol } from "../support/codes/qr-symbols.ts";
import { accentedTexts } from "./accented-texts.ts";

/** Typical non-ASCII contents, by script. */
const contents: Record<string, string> = {
  Latin:
    "Café|Grüße aus Köln|Ångström|naïve façade|Señor Muñoz|https://example.com/café|Œuvre française|Þórr|Łódź|Žluťoučký kůň|WIFI:T:WPA;S:Büro;P:geheim;;|£5 and €10|São Paulo|crème brûlée|Übung macht den Meister|Dvořák|smørrebrød|Győr|İstanbul|Škoda",
  Cyrillic:
    "Привет|Москва|https://пример.рф|Добрый день, мир|Київ|Београд|ТОВ «Ромашка»|ул. Ленина, 5|Съешь ещё этих мягких французских булок|Ёлка|WIFI:T:WPA;S:Офис;P:пароль;;|Тел. 8 800|София|Қазақстан|Да",
  Greek: "Καλημέρα|Αθήνα|Ω|αβγδε|Ελληνική Δημοκρατία|π ≈ 3.14159|https://example.gr/Αθήνα|Όχι|μ|Θεσσαλονίκη",
  "Chinese, Japanese, Korean":
    "你好|東京|日本語テスト|こんにちは世界|한국어|서울특별시|漢字かな交じり文|中文测试|https://example.jp/東京|株式会社サンプル|WIFI:T:WPA;S:办公室;P:密码;;|カタカナ|ひらがな|微信支付|繁體中文|안녕하세요|北京市朝阳区|電話 03-1234-5678|ｱｲｳ|々",
  "Arabic, Hebrew, Persian":
    "مرحبا|السلام عليكم|القاهرة|שלום|ירושלים|فارسی|اردو|٣٫١٤|https://example.com/مرحبا|مرحبا World",
  emoji: "😀|👍🏽|🎉🎉|I ❤ NY|🚀 launch|👩‍👩‍👧|🇩🇪|Price ✓|☕ Café|→ here",
  "other and mixed":
    "สวัสดี|नमस्ते|বাংলা|தமிழ்|ქართული|Հայերեն|አማርኛ|ᐃᓄᒃᑎᑐᑦ|m²|½ cup|“quoted”|it’s|– dash –|…|25 °C|© 2026|naïve 日本 Привет|α→β|ß|é",
};

/**
 * Number of non-ASCII contents that zbarimg, jsqr, and zxing-wasm read byte for byte from our symbols and
 * from those of a plain `qrcode.create`, which do not declare their text as UTF-8
 * (docs/decisions/0003-eci.md).
 */
export async function benchZbar(): Promise<string[]> {
  if (spawnSync("zbarimg", ["--version"]).error) return ["zbar: skipped, zbarimg is not installed"];
  const folder = mkdtempSync(join(tmpdir(), "quietzone-zbar-"));
  try {
    const lines = ["contents beyond ASCII read (ours / qrcode.create)"];
    const total = new Tally();
    for (const [script, list] of Object.entries(contents)) {
      const tally = new Tally();
      for (const content of list.split("|")) {
        const ours = await readers(qrEncoder.encode(content, { level: "M" }), content, folder);
        const plain = await readers(plainSymbol(content, "M"), content, folder);
        for (const each of [tally, total]) each.add(ours, plain);
      }
      lines.push(`  ${script}: ${tally.text()}`);
    }
    return [...lines, `  all: ${total.text()}`, ...byLevel(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const LEVELS = ["not said", "H", "Q", "M", "L"] as const;

/**
 * Number of German, French, and Polish texts that zbarimg misreads, with the default level and for each
 * level.
 */
function byLevel(folder: string): string[] {
  const wrong = LEVELS.map((name) => {
    const asked = name === "not said" ? null : name;
    const misread = accentedTexts.filter(({ text }) => {
      const symbol = qrEncoder.encode(text, { level: usedLevel(text, asked, false) });
      return readByZbar(paintModules(symbol, 6), folder) !== text;
    });
    const count = (language: string) => misread.filter((one) => one.language === language).length;
    return `  ${name}: ${misread.length} (German ${count("German")}, French ${count("French")}, Polish ${count("Polish")})`;
  });
  return [`of ${accentedTexts.length} texts with accents zbar misreads, by level`, ...wrong];
}

const READERS = ["zbar", "jsqr", "zxing-wasm"] as const;

class Tally {
  count = 0;
  ours = [0, 0, 0];
  plain = [0, 0, 0];

  add(ours: boolean[], plain: boolean[]): void {
    this.count++;
    READERS.forEach((_, index) => {
      this.ours[index] = (this.ours[index] ?? 0) + (ours[index] ? 1 : 0);
      this.plain[index] = (this.plain[index] ?? 0) + (plain[index] ? 1 : 0);
    });
  }

  text(): string {
    const parts = READERS.map((reader, index) => `${reader} ${this.ours[index]} / ${this.plain[index]}`);
    return `${parts.join(", ")} of ${this.count}`;
  }
}

async function readers(symbol: QrSymbol, content: string, folder: string): Promise<boolean[]> {
  const picture = paintModules(symbol, 6);
  const [jsqr] = await decoders.jsqr.decode(picture);
  const [zxing] = await decoders.zxing.decode(picture);
  return [readByZbar(picture, folder), jsqr?.text, zxing?.text].map((text) => text === content);
}

function readByZbar({ width, height, rgba }: Picture, folder: string): string | null {
  const file = join(folder, "code.pgm");
  const gray = Buffer.from(rgba.filter((_, index) => index % 4 === 0));
  writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), gray]));
  try {
    const options = ["-q", "--raw", "-Sdisable", "-Sqrcode.enable", file];
    const text = execFileSync("zbarimg", options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return text.replace(/\n$/, "");
  } catch {
    return null;
  }
}
