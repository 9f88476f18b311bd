import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { bareMailAddress, mailAddressProblem } from "../../../../core/codes/payloads/mail-address.ts";

const sentence = (text: string) => mailAddressProblem(text)?.message ?? null;

describe("an email address", () => {
  it.each([
    "",
    "ada@example.com",
    "j.doe+tag@mail.example.co.uk",
    "üser@müller.de",
    "用户@例子.测试",
    // address format of Japanese mobile networks
    "a..b.@docomo.ne.jp",
    '"john doe"@example.com',
    "a@[192.0.2.1]",
    "o'neill@example.ie",
    "a_b@x_y.example.com",
  ])("is accepted: %j", (text) => {
    expect(sentence(text)).toBeNull();
    expect(bareMailAddress(text)).toBe(text);
  });

  it("of every kind that the web uses is accepted", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect([sentence(address), bareMailAddress(address)]).toEqual([null, address]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["mailto:ada@example.com", "ada@example.com"],
    ["MAILTO:ada@example.com", "ada@example.com"],
    ["<ada@example.com>", "ada@example.com"],
    ['"ada@example.com"', "ada@example.com"],
    ["<mailto:ada@example.com>", "ada@example.com"],
  ])("is extracted from %j", (text, address) => {
    expect(bareMailAddress(text)).toBe(address);
  });

  it.each(["mailto:ada", "<ada@example>", "Bob <bob@example.com>", "mailto:a@example.com,b@example.com"])(
    "is not extracted from %j",
    (text) => {
      expect(bareMailAddress(text)).toBe(text);
    },
  );
});

describe("an invalid email address is reported with what to enter", () => {
  it.each([
    ["ada@example,com", "ada@example.com"],
    ["ada@example.com.", "ada@example.com"],
    ["ada@example..com", "ada@example.com"],
    ["ada @example.com", "ada@example.com"],
    ["ada@example.co,uk", "ada@example.co.uk"],
    ["Bob <bob@example.com>", "bob@example.com"],
    ['"Doe, Jane" <jane@example.com>', "jane@example.com"],
    ["jane@example.com, Jane", "jane@example.com"],
    ["jane@example.com (Jane)", "jane@example.com"],
    ["E-Mail: ada@example.com", "ada@example.com"],
    ["mailto:ada@example.com?subject=Hi", "ada@example.com"],
  ])("%s", (text, meant) => {
    expect(sentence(text)).toBe(`${text} is not an email address: enter it as ${meant}`);
    expect(sentence(meant)).toBeNull();
  });

  it.each(["a@example.com; b@example.com", "a@example.com b@example.com", "a@example.com / b@example.com"])(
    "two addresses: %s",
    (text) => {
      expect(sentence(text)).toBe(
        `${text} holds several email addresses: enter one of them, such as a@example.com`,
      );
    },
  );

  it("one without a dot or an @, or with two of them", () => {
    expect(sentence("ada@example")).toBe(
      "ada@example is not an email address: what follows the @ needs a dot, as in name@example.com",
    );
    for (const text of ["ada", "@example.com", "a@b@example.com", "ada@-example.com"])
      expect(sentence(text)).toBe(`${text} is not an email address: enter one like name@example.com`);
  });
});

test("a long text is quoted by its beginning, on one line", () => {
  expect(sentence(`one\ntwo ${"x".repeat(100)}`)).toBe(
    `one two ${"x".repeat(52)}… is not an email address: enter one like name@example.com`,
  );
});
