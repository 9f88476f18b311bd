import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import jsqr from "jsqr";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CONTENT_KINDS } from "../../../../../web/features/qr-generator/contents/content-kinds.ts";
import { Component as QrGeneratorPage } from "../../../../../web/features/qr-generator/QrGeneratorPage.tsx";
import { sampleForms } from "../../../../support/codes/sample-forms.ts";
import { browserParts, type Saved } from "../../../support/browser-parts.ts";
import { pngPixels } from "../../../support/png-pixels.ts";
import { showPage } from "../../../support/show-page.tsx";
import { typedTexts } from "./typed-texts.ts";

let saved: Saved[] = [];
beforeEach(() => {
  saved = browserParts();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const show = (address: string) =>
  showPage(QrGeneratorPage, address, { settings: { require_login_to_download: false } });
const radio = (name: string) => screen.findByRole<HTMLInputElement>("radio", { name });
const generate = () => screen.findByRole("button", { name: "Generate & Download QR Code" });

/** Returns the input of a field. Forms appear shortly after the page. */
const input = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  });
const type = async (name: string, value: string) =>
  fireEvent.change(await input(name), { target: { value } });
const held = () => document.querySelector("pre")?.textContent;

describe.each(CONTENT_KINDS.filter((kind) => kind !== "text"))("a code of type %s", (kind) => {
  test("contains exactly the payload of the fields, and its file is named after the type", async () => {
    const { user } = show(`/qr-generator?kind=${kind}`);
    for (const [name, text] of Object.entries(typedTexts(kind))) await type(name, text);
    await user.click(await generate());
    await waitFor(() => expect(saved).toHaveLength(1));
    const { width, height, rgba } = await pngPixels(saved[0]!.blob);
    const content = (jsqr(rgba, width, height)?.data ?? "")
      .replace(/(?<=^UID:)[0-9a-f]{32}$/m, "0")
      .replace(/(?<=^DTSTAMP:)\w+$/m, "19700101T000000Z");
    expect(content).toBe(sampleForms[kind].content);
    expect(saved[0]?.name).toMatch(new RegExp(`^${kind}(?:-.+)?\\.png$`));
  });
});

test("text is the default type, and each type keeps its fields while another is open", async () => {
  const { user } = show("/qr-generator#generate");
  expect((await radio("Text")).checked).toBe(true);
  const text = await screen.findByLabelText("Content");
  await user.clear(text);
  await user.type(text, "as it was");
  await user.click(await radio("Email"));
  await type("to", "ada@example.com");
  expect(held()).toBe("mailto:ada@example.com");
  await user.click(await radio("Text"));
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe("as it was");
  await user.click(await radio("Email"));
  expect((await input("to")).value).toBe("ada@example.com");
});

test("a draft survives the page, and an address with another type opens that one", async () => {
  const first = show("/qr-generator?kind=sms");
  await type("to", "+1 555 010 0123");
  first.unmount();
  const again = show("/qr-generator?kind=sms");
  expect((await input("to")).value).toBe("+1 555 010 0123");
  again.unmount();
  const { user } = show("/qr-generator?kind=place");
  expect((await radio("Place")).checked).toBe(true);
  expect((await input("latitude")).value).toBe("");
  await user.click(await radio("SMS"));
  expect((await input("to")).value).toBe("+1 555 010 0123");
});

test("an invalid field shows its error on blur, and blocks the download", async () => {
  const { user } = show("/qr-generator?kind=sepa");
  await type("beneficiary", "Red Cross");
  await type("iban", "BE72000000001617");
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.blur(await input("iban"));
  expect(screen.getByRole("alert").textContent).toMatch(/^BE72000000001617 is not right/);
  await user.click(await generate());
  expect(document.activeElement).toBe(await input("iban"));
  expect(saved).toEqual([]);
  await type("iban", "BE72 0000 0000 1616");
  await type("amount", "1.234");
  expect(await screen.findByText("Incomplete")).toBeDefined();
  expect(held()).toBe("BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616");
  await user.click(await generate());
  expect(document.activeElement).toBe(await input("amount"));
  await type("amount", "1.23");
  await user.click(await generate());
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["sepa-Red-Cross.png"]));
});

test("the download step links back to an incomplete form", async () => {
  const { user } = show("/qr-generator?kind=event");
  await type("summary", "Open day");
  await user.click(await screen.findByRole("button", { name: "Download" }));
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Download PNG" })).disabled).toBe(
    true,
  );
  await user.click(await screen.findByRole("button", { name: "Go to the content" }));
  expect((await input("summary")).value).toBe("Open day");
});

test("an all-day event includes its last day", async () => {
  const { user } = show("/qr-generator?kind=event");
  await type("summary", "Fair");
  await type("start", "2026-07-04T18:00");
  await user.click(await screen.findByRole("checkbox", { name: "All day" }));
  expect((await input("start")).value).toBe("2026-07-04");
  await type("end", "2026-07-05");
  expect(held()).toContain("DTSTART;VALUE=DATE:20260704\r\nDTEND;VALUE=DATE:20260706");
});

test("clearing an all-day event makes it a timed one again", async () => {
  const { user } = show("/qr-generator?kind=event");
  await user.click(await screen.findByRole("checkbox", { name: "All day" }));
  await type("start", "2026-07-04");
  await user.click(screen.getByRole("button", { name: "Clear & Create New" }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "All day" }).checked).toBe(false),
  );
  await type("start", "2026-07-04T18:00");
  expect((await input("start")).value).toBe("2026-07-04T18:00");
});

test("a Swiss QR-bill uses the error correction level of its standard", async () => {
  const { user } = show("/qr-generator?kind=swiss-qr");
  for (const [name, text] of Object.entries(typedTexts("swiss-qr"))) await type(name, text);
  await user.click(await generate());
  await waitFor(() => expect(saved).toHaveLength(1));
  const { width, height, rgba } = await pngPixels(saved[0]!.blob);
  // 132 bytes fit into version 8 at level M, and into version 11 at level H
  expect(jsqr(rgba, width, height)?.version).toBeLessThan(11);
});

test("pasted coordinates fill both fields", async () => {
  const { user } = show("/qr-generator?kind=place");
  await user.click(await input("latitude"));
  await user.paste("52.5163, 13.3777");
  expect((await input("longitude")).value).toBe("13.3777");
  expect(held()).toBe("geo:52.5163,13.3777");
});

test("clearing a form leaves the others unchanged", async () => {
  const { user } = show("/qr-generator?kind=phone");
  await type("phone", "+1 555 010 0123");
  await user.click(await radio("Link"));
  await type("website", "example.com");
  await user.click(await screen.findByRole("button", { name: "Clear & Create New" }));
  expect((await input("website")).value).toBe("");
  await user.click(await radio("Call"));
  expect((await input("phone")).value).toBe("+1 555 010 0123");
});

test("payment types share one tab, and contacts and WiFi link to their own pages", async () => {
  const { user } = show("/qr-generator#generate");
  await user.click(await radio("Payment"));
  expect((await radio("SEPA transfer")).checked).toBe(true);
  await user.click(await radio("Pix"));
  await user.click(await radio("Text"));
  await user.click(await radio("Payment"));
  expect((await radio("Pix")).checked).toBe(true);
  expect(screen.getByRole("link", { name: "Contact" }).getAttribute("href")).toBe("/vcard-generator");
  expect(screen.getByRole("link", { name: "WiFi" }).getAttribute("href")).toBe("/wifi-generator");
});
