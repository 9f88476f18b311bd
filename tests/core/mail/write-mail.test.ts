import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../core/languages.ts";
import type { MailKind, MailOrder, MailValues } from "../../../core/mail/mail-order.ts";
import { mailTexts } from "../../../core/mail/messages/by-language.ts";
import { writeMail } from "../../../core/mail/write-mail.ts";
import { publicDefaults } from "../../../core/settings/public-defaults.ts";

const SITE = "https://codes.example.org";
const link = `${SITE}/auth/confirm?token_hash=abc&type=signup`;
const linkAndCode = { link, code: "482913" };

/** Sample values for every kind of mail. */
const samples: MailValues = {
  confirm_signup: linkAndCode,
  recovery: linkAndCode,
  magic_link: linkAndCode,
  invite: linkAndCode,
  email_change_current: { ...linkAndCode, newEmail: "new@example.com" },
  email_change_new: { ...linkAndCode, newEmail: "new@example.com" },
  reauthentication: { code: "482913" },
  account_exists: { link },
  password_changed: {},
  email_changed: { newEmail: "new@example.com" },
  factor_added: {},
  factor_removed: {},
  recovery_code_used: { left: "7" },
  new_identity: { provider: "Google" },
  access_ended: {
    password: true,
    sessions: 2,
    providers: ["Google", "The House"],
    apiKeys: 3,
    signatures: 4,
    factors: 5,
    keepsFactor: true,
    profile: true,
  },
  account_deleted: {},
  account_removed: {},
  link_taken_down: { url: "https://codes.example/s/abcdefgh", target: "https://example.com", reason: "Spam" },
  news: {
    title: "Closed on Monday",
    text: "The office, not the site.",
    link: `${SITE}/verify`,
    preferences: `${SITE}/customer/profile?tab=preferences`,
  },
  test: {},
};
const kinds = Object.keys(samples) as MailKind[];
const all = LANGUAGES.flatMap((language) => kinds.map((kind) => [kind, language] as const));

const order = (kind: MailKind, language: Language | null, values: object = samples[kind]) =>
  ({ kind, to: "ada@example.com", language, values }) as MailOrder;
const write = (kind: MailKind, language: Language | null, values?: object, settings = {}) =>
  writeMail(order(kind, language, values), { ...publicDefaults, ...settings }, SITE);

/** The visible text, as in a mail client without style sheets. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(style|title|div)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#39;", "'");

describe.each(all)("%s in %s", (kind, language) => {
  const mail = write(kind, language);

  test("contains every value in both parts, and no unfilled placeholders", () => {
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part.trim()).not.toBe("");
      expect(part).not.toMatch(/undefined|\[object|\{\w+\}/);
    }
    expect(mail.subject).not.toMatch(/[\r\n]/);
    for (const value of Object.values(samples[kind]).filter((each) => typeof each === "string")) {
      expect(mail.text).toContain(value);
      // the HTML shows the code in two groups
      const inHtml = value === "482913" ? ["482", "913"] : [value];
      for (const piece of inHtml) expect(wordsOf(mail.html)).toContain(piece);
    }
  });

  test("declares its language and loads nothing external", () => {
    expect(mail.html).toContain(`<html lang="${language}" dir="ltr"`);
    expect(mail.html).not.toMatch(/\bsrc=|url\(|@import|<link|<script|<img|http-equiv/i);
  });
});

const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(LANGUAGES)("the texts in %s have the placeholders of the English ones", (language) => {
  for (const key of Object.keys(mailTexts.en) as (keyof typeof mailTexts.en)[]) {
    expect([key, ...holes(mailTexts[language][key])]).toEqual([key, ...holes(mailTexts.en[key])]);
  }
});

test("an action is offered as a button, an address and a code, each with its expiry", () => {
  const { text, html } = write("confirm_signup", "en");
  expect(html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
  expect(wordsOf(html)).toContain(link);
  expect(text.split("\n")).toEqual(expect.arrayContaining([link, "482913"]));
  for (const part of [text, wordsOf(html)]) {
    expect(part).toContain("The link is valid for 24 hours");
    expect(part).toContain("The code is valid for 10 minutes");
  }
});

test("durations are written in the language", () => {
  expect(write("invite", "de").text).toContain("7 Tage lang gültig");
  expect(write("recovery", "it").text).toContain("valido per 1 ora");
  expect(write("recovery", "fr").text).toContain("valable pendant 10 minutes");
});

test("a link to the sign-in page has no expiry", () => {
  expect(write("account_exists", "en").text).not.toContain("valid");
});

test("a recipient who did not request a mail is told what to do", () => {
  for (const kind of kinds.filter(
    (each) => !["test", "news", "link_taken_down", "account_removed"].includes(each),
  )) {
    expect(write(kind, "en").text).toMatch(/[Ii]f (this was not you|you (did not|were not))/);
  }
  expect(write("password_changed", "en").text).toContain(`${SITE}/forgot-password`);
  // these mails are never triggered by a request of the user
  for (const kind of ["link_taken_down", "account_removed"] as const)
    expect(write(kind, "en").text).toContain("a mistake, contact the operator of Quietzone");
});

test("the mail about ended access lists exactly what has ended", () => {
  const { text, html } = write("access_ended", "en");
  expect(text).toContain(
    "has ended:\n- the password\n- sessions on other devices\n- signing in with Google, The House\n- API keys (3)\n" +
      "- signatures made with the account (4)\n- authenticator apps (5)\n- name, photo and preferences\nThe authenticator app was kept",
  );
  expect(html).toContain("<br>- API keys (3)<br>");
  const none = { password: false, sessions: 0, providers: [], apiKeys: 0, signatures: 0, factors: 0 };
  const keysAlone = { ...none, apiKeys: 1, keepsFactor: false, profile: false };
  expect(write("access_ended", "de", keysAlone).text).toContain(
    "was Zugang dazu gab:\n- API-Schlüssel (1)\nRichten Sie neu ein",
  );
});

test("a news mail keeps its line breaks and says where to unsubscribe", () => {
  const news = { ...samples.news, text: "First line\nSecond <line>" };
  const { text, html } = write("news", "de", news);
  expect(text).toContain("First line\nSecond <line>");
  expect(html).toContain("First line<br>Second &lt;line&gt;");
  expect(text).toContain(`Neuigkeiten per E-Mail abschalten: ${news.preferences}`);
});

test("a mail to a user without a language is in the site's", () => {
  expect(write("test", null, {}, { language: "pt", site_name: "Códigos" }).subject).toBe(
    "E-mail de teste de Códigos",
  );
});

describe("text from users", () => {
  const hostile = `"><img src=x onerror=alert(1)> {site} & 'co'`;

  test.each([
    ["new_identity", { provider: hostile }, {}],
    ["email_changed", { newEmail: hostile }, {}],
    ["reauthentication", { code: hostile }, {}],
    ["account_exists", { link: `javascript:${hostile}` }, {}],
    ["test", {}, { site_name: hostile }],
  ] as const)("is escaped in %s", (kind, values, settings) => {
    const { html } = write(kind, "en", values, settings);
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>/);
    expect(html).toContain("&lt;");
  });

  test("is not searched for placeholders", () => {
    expect(write("new_identity", "en", { provider: "{site}{left}" }).text).toContain(
      "with {site}{left} as well",
    );
  });
});

const buttonOf = (primary_color: string) => write("account_exists", "en", undefined, { primary_color }).html;

describe("the site's colors", () => {
  test.each([
    ["#00d4ff", "#000000"],
    ["#123", "#ffffff"],
    ["#FFFF00", "#000000"],
  ])("a button of %s has text in %s", (primary, words) => {
    expect(buttonOf(primary)).toContain(`color:${words};text-decoration:none`);
  });

  test.each(["red; background:url(https://evil.example)", "transparent", "#00d4ff80", ""])(
    "%j is not used as a color, and the default is used instead",
    (primary) => {
      expect(buttonOf(primary)).toContain('bgcolor="#00d4ff"');
      expect(buttonOf(primary)).not.toContain("evil.example");
    },
  );
});
