import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as BarcodeGeneratorPage } from "../../../../web/features/barcode-generator/BarcodeGeneratorPage.tsx";
import { browserParts, type Saved } from "../../support/browser-parts.ts";
import { showPage } from "../../support/show-page.tsx";

let saved: Saved[] = [];
beforeEach(() => {
  saved = browserParts();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const show = (address = "/barcode-generator", options = {}) =>
  showPage(BarcodeGeneratorPage, address, options);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const content = async () => (await screen.findByLabelText("Content")) as HTMLInputElement;
async function retype(user: ReturnType<typeof show>["user"], text: string) {
  const field = await content();
  await user.clear(field);
  await user.type(field, text);
}

test.each([
  [/^CODE39/, "HELLO123"],
  [/^EAN-13/, "1234567890128"],
  [/^UPC-A/, "123456789012"],
  [/^ITF-14/, "12345678901231"],
  [/^Pharmacode/, "123"],
])("the card %s fills in its example", async (card, example) => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: card }));
  await user.click(await button("Next"));
  expect((await content()).value).toBe(example);
});

test.each([
  [/^EAN-8/, "123", "EAN8 requires exactly 8 digits"],
  [/^UPC-A/, "abc", "UPC-A requires exactly 12 digits (e.g., 123456789012)"],
  [/^CODE39/, "hello!", "CODE39 supports only uppercase letters, numbers, and symbols (- . $ / + %)"],
  [/^MSI/, "12a", "MSI requires only numbers"],
  [/^Pharmacode/, "2", "Pharmacode requires 1-6 digits (value between 3 and 131070)"],
])("the card %s rejects %s at the field", async (card, typed, message) => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: card }));
  await user.click(await button("Next"));
  await retype(user, typed);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(message));
  expect(((await button("Generate & Download Barcode")) as HTMLButtonElement).disabled).toBe(true);
});

test("a wrong check digit is corrected with one click", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^EAN-13/ }));
  await user.click(await button("Next"));
  await retype(user, "4006381333932");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("EAN13 check digit should be 1"));
  await user.click(await button("Use 4006381333931"));
  expect((await content()).value).toBe("4006381333931");
  expect(document.activeElement?.textContent).toBe("Generate Barcode");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a missing check digit is added, and the download stays enabled", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^EAN-8/ }));
  await user.click(await button("Next"));
  await retype(user, "1234567");
  expect(await screen.findByText("Check digit 0 added: the code reads 12345670")).toBeDefined();
  expect(((await button("Generate & Download Barcode")) as HTMLButtonElement).disabled).toBe(false);
});

test("a code made as CODE128 instead of UPC shows a note until a format is chosen", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^UPC-A/ }));
  await user.click(await button("Next"));
  await retype(user, "123456789010");
  await user.click(await button("Use CODE128 instead"));
  const note = "Note: Generated as CODE128 format (UPC format not supported by this library)";
  expect(await screen.findByText(note)).toBeDefined();
  await user.click(await button("Settings"));
  await user.click(await screen.findByRole("radio", { name: /^CODE39/ }));
  expect(screen.queryByText(note)).toBeNull();
});

test("the note about CODE128 disappears when the content changes", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^UPC-A/ }));
  await user.click(await button("Next"));
  await retype(user, "123456789010");
  await user.click(await button("Use CODE128 instead"));
  expect(await screen.findByText(/^Note: Generated as CODE128/)).toBeDefined();
  await retype(user, "Other");
  expect(screen.queryByText(/^Note: Generated as CODE128/)).toBeNull();
});

test("quick examples fill the content, and clearing it shows the placeholder", async () => {
  const { user } = show("/barcode-generator#generate");
  await user.click(await button(/^Article number/));
  expect((await content()).value).toBe("QZ-2048-0815");
  await user.click(await button("Clear & Create New"));
  expect(await screen.findByText("Enter data to see barcode preview")).toBeDefined();
});

test("the badge says when only our own reader tested the bars", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^MSI/ }));
  const words = "Tested with our own bar reader, the only scanner here that reads MSI.";
  expect(await screen.findByText(words)).toBeDefined();
  await user.click(await screen.findByRole("radio", { name: /^EAN-13/ }));
  expect(
    await screen.findByText("Tested with one independent scanner (we have only one that reads EAN-13)."),
  ).toBeDefined();
});

test("a visitor is asked to sign in before downloading a barcode", async () => {
  const { user, router } = show("/barcode-generator#download");
  await user.click(await button("Download SVG"));
  expect(await screen.findByText("Please login to download barcodes")).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

test("a signed-in user gets the PDF and a history record", async () => {
  const { user, sent } = show("/barcode-generator#download", { signedIn: true });
  await user.click(await button("Download PDF"));
  expect(await screen.findByText("PDF downloaded successfully!", {}, { timeout: 60_000 })).toBeDefined();
  expect(saved[0]?.name).toMatch(/^barcode-CODE128-\d+\.pdf$/);
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      content: "Hello World",
      type: "barcode",
      format: "pdf",
      design: { kind: "barcode", barcodeFormat: "CODE128", barWidth: 2, canvas: null },
    }),
  );
});

test("a custom canvas that is too narrow offers a button that widens it", async () => {
  const { user } = show();
  await user.click(await screen.findByLabelText("Custom size"));
  const width = screen.getByLabelText("Width in px");
  await user.clear(width);
  await user.type(width, "100");
  const widen = await button(/^Widen to \d+ px$/);
  await user.click(widen);
  await waitFor(() => expect(screen.queryByText(/is too narrow for these bars/)).toBeNull());
});

test("the settings beside the content name the size on paper", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^EAN-13/ }));
  await user.click(await screen.findByRole("radio", { name: "Millimeters" }));
  await user.click(await button("Next"));
  expect(await screen.findByText(/^Bar width 0\.339 mm, height 22\.\d+ mm$/)).toBeDefined();
  expect(screen.getByText(/^38\.27 × [\d.]+ mm at 300 dpi$/)).toBeDefined();
});
