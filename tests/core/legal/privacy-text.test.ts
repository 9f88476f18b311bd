import { describe, expect, test } from "vitest";
import { parse5Reader as html } from "../../../adapters/html/parse5-reader.ts";
import { markdownItRenderer as markdown } from "../../../adapters/markdown/markdown-it-renderer.ts";
import { LANGUAGES } from "../../../core/languages.ts";
import { createLegalHtml } from "../../../core/legal/legal-html.ts";
import { privacyText, type PrivacyFacts } from "../../../core/legal/privacy-text.ts";
import { privacy as en } from "../../../core/legal/privacy/en.ts";

const toHtml = createLegalHtml({ markdown, html });

/** Facts of a site with default settings. */
const least: PrivacyFacts = {
  siteName: "Codes",
  visits: { addresses: "shortened", days: 365 },
  asksPlaceService: false,
  sessionHours: 24,
  hasApi: false,
  signInServices: [],
  announcesAccounts: false,
  pictureService: null,
  worksOffline: false,
  hasGoogleAnalytics: false,
  hasSnippets: false,
  hasAdCode: false,
  hasImprint: false,
};
const most: PrivacyFacts = {
  ...least,
  visits: { addresses: "whole", days: 30 },
  asksPlaceService: true,
  hasApi: true,
  signInServices: ["Google", "Example"],
  announcesAccounts: true,
  pictureService: "Cloudinary",
  worksOffline: true,
  hasGoogleAnalytics: true,
  hasSnippets: true,
  hasAdCode: true,
  hasImprint: true,
};

/** Text that a fact adds. */
const FOLLOWS: readonly [string, Partial<PrivacyFacts>, RegExp][] = [
  ["a place service", { asksPlaceService: true }, /lookup service/],
  ["the API", { hasApi: true }, /use the API send.*API keys as hashes/s],
  [
    "services to sign in with",
    { signInServices: ["Google", "Firm *X*"] },
    /Google or Firm \\\*X\\\*, that service.*`qz-flow`/s,
  ],
  ["announced accounts", { announcesAccounts: true }, /Slack, Discord/],
  ["pictures elsewhere", { pictureService: "S3" }, /storage service \(S3\)/],
  ["use without a connection", { worksOffline: true }, /works without a connection/],
  ["Google Analytics", { hasGoogleAnalytics: true }, /Google Analytics/],
  ["code of others", { hasSnippets: true }, /read what you enter.*`\?safe=1`/s],
  ["advertisements with code", { hasAdCode: true }, /cannot read the page around them/],
  ["an imprint", { hasImprint: true }, /\[imprint\]\(\/imprint\)/],
  ["the length of a session", { sessionHours: 8 }, /ends after 8 hours/],
  ["the days of visits", { visits: { addresses: "shortened", days: 90 } }, /after 90 days/],
  ["whole addresses", { visits: { addresses: "whole", days: 365 } }, /with your IP address.*stored in full/s],
  ["visits that are not counted", { visits: null }, /Page views are not counted/],
];

test.each(FOLLOWS)("the built-in text mentions %s only if the site has it", (_what, facts, said) => {
  expect(privacyText("en", { ...least, ...facts })).toMatch(said);
  expect(privacyText("en", least)).not.toMatch(said);
});

/** Text that a fact removes. */
const ENDS: readonly [string, Partial<PrivacyFacts>, RegExp][] = [
  ["visits are not counted", { visits: null }, /user agent|utm_source|random number/],
  ["addresses are whole", { visits: { addresses: "whole", days: 365 } }, /shortened:|without your full IP/],
  ["there is Google Analytics", { hasGoogleAnalytics: true }, /contain no code from other companies/],
  ["there is code of others", { hasSnippets: true }, /contain no code from other companies/],
  ["advertisements bring code", { hasAdCode: true }, /contain no code from other companies/],
];

test.each(ENDS)("the built-in text makes no claim that is wrong if %s", (_what, facts, said) => {
  expect(privacyText("en", least)).toMatch(said);
  expect(privacyText("en", { ...least, ...facts })).not.toMatch(said);
});

test("says that pages contain no third-party code if that is true", () => {
  expect(privacyText("en", least)).toMatch(
    /contain no code from other companies, and your browser contacts no other servers/,
  );
});

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}|`[^`]+`|\]\([^)]+\)/g)].map(String).toSorted();

describe.each(LANGUAGES)("in %s", (language) => {
  test.each([
    ["least", least],
    ["most", most],
  ])(
    "the text of a site with the %s is complete, as long as the English one, and as recorded",
    (_name, facts) => {
      const text = privacyText(language, facts);
      const english = privacyText("en", facts);
      expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
      expect(text.match(/^## /gm)).toHaveLength(english.match(/^## /gm)?.length ?? 0);
      expect(text.match(/^- /gm)).toHaveLength(english.match(/^- /gm)?.length ?? 0);
      expect(text.length).toBeGreaterThan(0.9 * english.length);
      const made = toHtml(text);
      expect(made).not.toMatch(/[*`[\]]|##/);
      expect([...made.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
        facts.hasImprint ? ["/imprint", "/imprint"] : [],
      );
    },
  );

  test("each sentence has the same placeholders as the English one", async () => {
    const { privacy } = (await import(`../../../core/legal/privacy/${language}.ts`)) as {
      privacy: typeof en;
    };
    const keys = Object.keys(en) as (keyof typeof en)[];
    expect(keys.map((key) => [key, placeholders(privacy[key])])).toEqual(
      keys.map((key) => [key, placeholders(en[key])]),
    );
    expect(keys.filter((key) => privacy[key] === en[key])).toEqual(language === "en" ? keys : []);
  });

  test("a site name with Markdown characters is shown literally", () => {
    const siteName = "[Codes](javascript:alert(1)) *& Co* <b>";
    const made = toHtml(privacyText(language, { ...most, siteName }));
    expect(made).toContain("[Codes](javascript:alert(1)) *&amp; Co* &lt;b&gt;");
    expect(made).not.toMatch(/<b>|href="javascript/);
  });
});
