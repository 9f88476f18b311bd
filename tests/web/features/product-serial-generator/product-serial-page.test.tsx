import { cleanup, screen, waitFor } from "@testing-library/react";
import jsqr from "jsqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as ProductSerialGeneratorPage } from "../../../../web/features/product-serial-generator/ProductSerialGeneratorPage.tsx";
import { browserParts, type Saved } from "../../support/browser-parts.ts";
import { pngPixels } from "../../support/png-pixels.ts";
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

const show = (options = {}) => showPage(ProductSerialGeneratorPage, "/product-serial-generator", options);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByRole("button", { name });

test("a code needs product name and serial number, and the download contains every filled field", async () => {
  const { user, sent } = show({ signedIn: true });
  expect(await screen.findByText("Enter a product name and a serial number to see the code")).toBeDefined();
  await user.type(await field("Product name"), "Engine");
  await user.click(await button("Download PNG"));
  expect(screen.getByRole("alert").textContent).toBe("Enter the serial number");
  await user.type(await field("Serial number"), "AE 1/2");
  await user.selectOptions(await field("Category"), "Food & Beverage");
  await user.click(await button("Download PNG"));
  expect(await screen.findByText("Product serial QR code downloaded successfully!")).toBeDefined();
  expect(saved[0]?.name).toBe("product-serial-AE-1-2.png");
  const { width, height, rgba } = await pngPixels(saved[0]!.blob);
  const content = jsqr(rgba, width, height)?.data ?? "";
  expect(JSON.parse(content)).toEqual({
    type: "PRODUCT_SERIAL",
    version: "1.0",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    productName: "Engine",
    serialNumber: "AE 1/2",
    category: "Food & Beverage",
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: "/api/me/history", body: { content, type: "product_serial" } });
});

test("an expiration date before the manufacturing date shows an error at its field", async () => {
  const { user } = show();
  await user.type(await field("Product name"), "Milk");
  await user.type(await field("Serial number"), "1");
  await user.type(await field("Manufacturing date"), "2026-02-01");
  await user.type(await field("Expiration date"), "2026-01-01");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The expiration date is before the manufacturing date",
  );
  expect((await field("Expiration date")).getAttribute("aria-invalid")).toBe("true");
});

test("a series shows its first and last serial numbers, and errors in its fields", async () => {
  const { user } = show();
  expect(await screen.findByText("From SN-0000017 to SN-0000105")).toBeDefined();
  await user.clear(await field("How many"));
  await user.type(await field("How many"), "1001");
  expect(screen.getByRole("alert").textContent).toBe("Enter a whole number from 1 to 1,000.");
  expect(((await button("Make 0 codes")) as HTMLButtonElement).disabled).toBe(true);
  await user.clear(await field("How many"));
  await user.type(await field("How many"), "1");
  await user.selectOptions(await field("Check character"), "None");
  expect(await screen.findByText("From SN-000001 to SN-000001")).toBeDefined();
  expect(await button("Make 1 code")).toBeDefined();
});

test("a series needs a product name, and a visitor signs in and keeps the form", async () => {
  const { user, router, unmount } = show();
  await user.clear(await field("Prefix"));
  await user.type(await field("Prefix"), "AE-");
  await user.click(await button("Make 10 codes"));
  // a missing serial number is no error, since the run generates it
  expect(screen.getByRole("alert").textContent).toBe("Enter the name of the product");
  expect(document.activeElement).toBe(await field("Product name"));
  await user.type(await field("Product name"), "Engine");
  await user.click(await button("Make 10 codes"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(screen.getByText("Please login to download QR codes")).toBeDefined();
  unmount();
  show({ signedIn: true });
  await waitFor(async () => expect((await field("Prefix")).value).toBe("AE-"));
  expect((await field("Product name")).value).toBe("Engine");
});
