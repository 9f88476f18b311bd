import { describe, expect, it } from "vitest";
import { payloadContent, typedContent } from "../../../../core/codes/texts/payload-content.ts";

const vcard = (texts: Record<string, string>, force = false) =>
  payloadContent("vcard", { first_name: "Ada", ...texts }, { now: new Date(0), force });
const [TWICE, SEVERAL] = ["mailto:ada@example.com", "a@example.com; b@example.com"];
const severalProblem = {
  name: "email",
  message: `${SEVERAL} holds several email addresses: enter one of them, such as a@example.com.`,
};

describe("the content of a form", () => {
  it("removes brackets and schemes around a value, with a note", () => {
    const note = { name: "email", message: `"${TWICE}" is taken as ada@example.com.` };
    const reading = vcard({ email: TWICE, phone: " 112 " });
    expect(reading).toMatchObject({ ok: true, notes: [note], leftOut: [note] });
    expect(reading).toMatchObject({
      content: expect.stringContaining("EMAIL:ada@example.com\r\n") as string,
    });
    const product = { product_name: "P", serial_number: "1", support_email: "<a@example.com>" };
    expect(payloadContent("product", product, { now: new Date(0), force: false })).toMatchObject({
      ok: true,
      notes: [{ name: "support_email", message: '"<a@example.com>" is taken as a@example.com.' }],
    });
  });

  it("is refused for an unusable value, and made with one note if forced", () => {
    expect(vcard({ email: SEVERAL })).toMatchObject({ ok: false, problems: [severalProblem] });
    expect(vcard({ email: SEVERAL }, true)).toMatchObject({
      ok: true,
      notes: [severalProblem],
      content: expect.stringContaining("EMAIL:a@example.com\\; b@example.com\r\n") as string,
    });
  });

  it("is refused even if forced when a required value is missing", () => {
    expect(vcard({ first_name: "", email: "" }, true)).toMatchObject({ ok: false });
  });
});

describe("a typed content", () => {
  it.each([
    ["mailto:<ada@example.com>", "mailto:ada@example.com"],
    ["mailto:mailto:ada@example.com?subject=Hi", "mailto:ada@example.com?subject=Hi"],
    ["MAILTO:a@example.com,<b@example.com>", "MAILTO:a@example.com,b@example.com"],
    ["tel:tel:+4930", "tel:+4930"],
    ["tel:<+49 30 123>", "tel:+49 30 123"],
    ["<mailto:ada@example.com?subject=Hi>", "mailto:ada@example.com?subject=Hi"],
    ['"tel:+49 30 123"', "tel:+49 30 123"],
    ['"<mailto:ada@example.com>"', "mailto:ada@example.com"],
  ])("of an email or a call loses brackets and schemes around its value: %s", (content, bare) => {
    const note = { name: "content", message: `"${content}" is taken as ${bare}.` };
    expect(typedContent(content, false)).toMatchObject({
      ok: true,
      content: bare,
      notes: [note],
      leftOut: [note],
    });
  });

  it.each([
    "mailto: ada@example.com",
    "mailto:?subject=<b>",
    "tel:+15550123",
    "<ada@example.com>",
    "<mailto:ada>",
    '"tel: see below"',
    "see mailto:<ada@example.com>",
  ])("is kept if it may be intended: %s", (content) => {
    expect(typedContent(content, false)).toMatchObject({ ok: true, content, notes: [] });
  });

  it("is kept if forced, and its problem is noted", () => {
    const content = "mailto:<ada@example.com>";
    expect(typedContent(content, true)).toMatchObject({
      ok: true,
      content,
      notes: [{ message: "<ada@example.com> is not an email address: enter it as ada@example.com." }],
    });
  });
});
