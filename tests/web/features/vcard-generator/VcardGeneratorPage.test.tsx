import { cleanup, screen, waitFor } from "@testing-library/react";
import jsqr from "jsqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as VcardGeneratorPage } from "../../../../web/features/vcard-generator/VcardGeneratorPage.tsx";
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

const show = (options = {}) => showPage(VcardGeneratorPage, "/vcard-generator", options);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByRole("button", { name });
const CARD =
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Hopper\\; Jr.;Grace;;;\r\nFN:Grace Hopper\\; Jr.\r\nEND:VCARD\r\n";

test("an empty form says in the preview what it needs, and Download focuses its first field", async () => {
  const { user, router } = show();
  expect(
    await screen.findByText("Enter a name, an email address or a phone number to see QR code preview"),
  ).toBeDefined();
  await user.click(await button("Download PNG"));
  expect(screen.getByRole("alert").textContent).toBe(
    "Enter a first name, a last name, an email address or a phone number",
  );
  expect(document.activeElement).toBe(await field("First name"));
  expect((await field("First name")).getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  expect(router.state.location.pathname).toBe("/vcard-generator");
  await user.type(await field("Phone"), "110");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an incomplete email address is left out of the code, and shows an error on blur", async () => {
  const { user } = show({ signedIn: true });
  await user.type(await field("First name"), "Ada");
  await user.type(await field("Email"), "ada");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await screen.findByText("Scans")).toBeDefined();
  await user.tab();
  expect(screen.getByRole("alert").textContent).toBe(
    "ada is not an email address: enter one like name@example.com",
  );
  expect(screen.getByText("Fields with a message are not in the code yet.")).toBeDefined();
  expect(screen.getByText("Incomplete")).toBeDefined();
  expect(screen.queryByText("Scans")).toBeNull();
  await user.click(await button("Download PNG"));
  expect(document.activeElement).toBe(await field("Email"));
  expect(saved).toEqual([]);
  await user.type(await field("Email"), "@example.com");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a field shows its normalized value on blur, and an invalid value as typed", async () => {
  const { user } = show();
  const typed = async (label: string, text: string) => {
    await user.type(await field(label), text);
    await user.tab();
    return (await field(label)).value;
  };
  expect(await typed("Email", "mailto:ada@example.com")).toBe("ada@example.com");
  expect(await typed("Phone", "<tel:+1 555 0123>")).toBe("+1 555 0123");
  expect(await typed("Website", "mailto:ada@example.com")).toBe("mailto:ada@example.com");
});

test("an unreachable server is reported on download, without a redirect to sign in", async () => {
  const { user, router } = show({ away: true });
  await user.type(await field("First name"), "Ada");
  await user.click(await button("Download PNG"));
  const text = "The server cannot be reached. Check your connection and try again.";
  expect(await screen.findByText(text)).toBeDefined();
  expect(router.state.location.pathname).toBe("/vcard-generator");
  expect(saved).toEqual([]);
});

test("a visitor signs in and gets the typed card as a file and in the history", async () => {
  const { user, router, unmount } = show();
  await user.type(await field("First name"), "Grace");
  await user.type(await field("Last name"), "Hopper; Jr.");
  await user.click(await button("Download PNG"));
  const toast = await screen.findByText("Please login to download QR codes");
  // the toast is not an error
  expect(toast.closest(".Toastify__toast--error")).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(saved).toEqual([]);
  unmount();
  const again = show({ signedIn: true });
  await waitFor(async () => expect((await field("First name")).value).toBe("Grace"));
  await again.user.click(await button("Download PNG"));
  expect(await screen.findByText("vCard QR code downloaded successfully!")).toBeDefined();
  expect(saved[0]?.name).toBe("vcard-Grace-Hopper;-Jr.png");
  const { width, height, rgba } = await pngPixels(saved[0]!.blob);
  expect([width, height]).toEqual([256, 256]);
  expect(jsqr(rgba, width, height)?.data).toBe(CARD);
  await waitFor(() => expect(again.sent).toHaveLength(1));
  expect(again.sent[0]).toMatchObject({
    path: "/api/me/history",
    body: {
      content: CARD,
      type: "vcard",
      format: "png",
      design: { kind: "qr", size: 256, level: "M", foreground: "#000000", background: "#ffffff" },
      logoUrl: null,
    },
  });
});

test("the other formats are PDF, SVG and a .vcf file, which needs no sign-in", async () => {
  const { user } = show();
  await user.type(await field("First name"), "Grace");
  await user.type(await field("Last name"), "Hopper; Jr.");
  await user.click(await button("Other formats"));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Download PDF",
    "Download SVG",
    "Copy SVG",
    "Contact file (.vcf)",
  ]);
  await user.click(screen.getByRole("menuitem", { name: "Contact file (.vcf)" }));
  expect(saved[0]?.name).toBe("vcard-Grace-Hopper;-Jr.vcf");
  expect(saved[0]?.blob.type).toBe("text/vcard");
  expect(await saved[0]?.blob.text()).toBe(CARD);
});

test("content that is too long shows the excess at the longest field; content that barely fits lowers the level", async () => {
  const { user } = show();
  await user.type(await field("First name"), "Ada");
  await user.click(await field("Note"));
  await user.paste("x".repeat(2500));
  expect(await screen.findAllByText(/Lowered from M to L, so that all of it fits\./)).toHaveLength(2);
  await user.paste("x".repeat(500));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(
    /^Together, the fields are [\d,]+ bytes too long for a QR code\. Shorten this one\.$/,
  );
  expect((await field("Note")).getAttribute("aria-describedby")).toBe(alert.id);
  expect(screen.getByText("Too long for a QR code: see the message next to the field.")).toBeDefined();
});

test("clearing empties the form and keeps the design", async () => {
  const { user } = show();
  await user.type(await field("First name"), "Ada");
  await user.click(screen.getByRole("radio", { name: /^H/ }));
  await user.click(await button("Clear all"));
  expect((await field("First name")).value).toBe("");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^H/ }).checked).toBe(true);
});
