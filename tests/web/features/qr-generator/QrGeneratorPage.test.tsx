import { cleanup, screen, waitFor, within } from "@testing-library/react";
import jsqr from "jsqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveDraft } from "../../../../web/codes/draft-storage.ts";
import { newQrDraft } from "../../../../web/features/qr-generator/qr-draft.ts";
import { Component as QrGeneratorPage } from "../../../../web/features/qr-generator/QrGeneratorPage.tsx";
import { pngPixels } from "../../support/png-pixels.ts";
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

const show = (address = "/qr-generator", options = {}) => showPage(QrGeneratorPage, address, options);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const riskyBadge = async () =>
  within((await screen.findByText("Scans, with a risk")).closest("output") as HTMLElement);
const steps = async () => within(await screen.findByRole("navigation", { name: "Steps" }));

test("any step can be opened directly, and earlier steps show as active", async () => {
  const { user } = show();
  expect(await screen.findByRole("heading", { name: "Settings" })).toBeDefined();
  const list = await steps();
  await user.click(list.getByRole("button", { name: "Download" }));
  expect(list.getByRole("button", { name: "Download" }).getAttribute("aria-current")).toBe("step");
  expect(list.getByRole("button", { name: "Settings" }).dataset["active"]).toBe("true");
  expect(await button("Download PNG")).toBeDefined();
  expect(document.activeElement?.textContent).toBe("Download");
});

test("the back button returns to the previous step and keeps the work", async () => {
  const { user, router } = show();
  await user.click(await button("Next"));
  const content = await screen.findByLabelText("Content");
  await user.clear(content);
  await user.type(content, "mailto:ann@example.com");
  expect(screen.getByText("Email", { selector: "span" })).toBeDefined();
  expect(screen.getByText("22 characters")).toBeDefined();
  await user.click(await button("Generate & Download QR Code"));
  await router.navigate(-1);
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe("mailto:ann@example.com");
  await router.navigate(-1);
  expect(await button("Next")).toBeDefined();
});

test("the data parameter fills the content and opens step 2", async () => {
  show("/qr-generator?data=tel%3A%2B123");
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe("tel:+123");
  expect(screen.getByText("Phone")).toBeDefined();
});

test("data in the hash fills the content as well, and the back button returns to it", async () => {
  const { user, router } = show("/qr-generator#data=tel%3A%2B123");
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe("tel:+123");
  await user.click(await button("Generate & Download QR Code"));
  await waitFor(() => expect(router.state.location.hash).toBe("#download"));
  await router.navigate(-1);
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe("tel:+123");
});

test("a chosen content type goes into the address without a new history entry", async () => {
  const { user, router } = show("/qr-generator?lang=en#settings");
  await user.click(await button("Next"));
  await user.click(await screen.findByRole("radio", { name: "Email" }));
  await waitFor(() => expect(router.state.location.search).toBe("?lang=en&kind=email"));
  expect(router.state.location.hash).toBe("#generate");
  await user.click(await screen.findByRole("radio", { name: "Call" }));
  await waitFor(() => expect(router.state.location.search).toBe("?lang=en&kind=phone"));
  await user.click((await screen.findAllByRole("button", { name: "Undo" }))[0]!);
  await waitFor(() => expect(router.state.location.search).toBe("?lang=en&kind=email"));
  await user.click(await screen.findByRole("radio", { name: "Text" }));
  await waitFor(() => expect(router.state.location.search).toBe("?lang=en"));
  await router.navigate(-1);
  expect(await button("Next")).toBeDefined();
});

test("a content type and data in the hash are kept there", async () => {
  const { router } = show("/qr-generator#kind=email&data=hello");
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Email" })).checked).toBe(true);
  expect(router.state.location.hash).toBe("#kind=email&data=hello");
});

test("blank content disables the next step and clears the preview", async () => {
  const { user } = show("/qr-generator#generate");
  await user.click(await button("Clear & Create New"));
  expect(((await button("Generate & Download QR Code")) as HTMLButtonElement).disabled).toBe(true);
  expect(await screen.findByText("Enter data to see QR code preview")).toBeDefined();
});

test("a lowered error correction level is announced, but not for UTF-8 content that fits", async () => {
  const lowered = /^Error correction was lowered to Q/;
  show(`/qr-generator?data=${"x".repeat(1274)}`);
  expect(await screen.findByText(lowered)).toBeDefined();
  cleanup();
  sessionStorage.clear();
  show(`/qr-generator?data=${encodeURIComponent("Zürich")}`);
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe("Zürich");
  expect(screen.queryByText(lowered)).toBeNull();
});

test("content that is too long shows the excess bytes beside the field", async () => {
  show(`/qr-generator?data=${"x".repeat(2954)}`);
  const field = await screen.findByLabelText("Content");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe(
    "This is 1 byte more than a QR code can hold. Shorten it.",
  );
  expect(screen.getAllByText(/more than a QR code can hold/)).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Retry Generation" })).toBeNull();
});

test("only one color popup is open at a time, and Escape closes it and returns the focus", async () => {
  const { user } = show();
  const foreground = await button(/^QR color/);
  await user.click(foreground);
  expect(await screen.findByRole("dialog", { name: "Choose: QR color" })).toBeDefined();
  await user.click(await button(/^Background color/));
  expect(screen.queryByRole("dialog", { name: "Choose: QR color" })).toBeNull();
  expect(await screen.findByRole("dialog", { name: "Choose: Background color" })).toBeDefined();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(await button(/^Background color/));
});

test("the hex field accepts 3, 4 or 6 digits or 'transparent', and keeps the last valid color otherwise", async () => {
  const { user } = show();
  await user.click(await button(/^QR color/));
  const hex = await screen.findByLabelText("Hex value");
  await user.clear(hex);
  await user.type(hex, "#12345");
  expect(screen.getByRole("alert").textContent).toBe("Enter 'transparent' or 3, 4 or 6 hex digits.");
  expect(await button("QR color: #1234. Choose another")).toBeDefined();
  await user.type(hex, "6");
  expect(await button("QR color: #123456. Choose another")).toBeDefined();
});

test("a low-contrast pair of colors shows a warning and is fixed with one click", async () => {
  const { user } = show();
  await user.click(await button(/^QR color/));
  const hex = await screen.findByLabelText("Hex value");
  await user.clear(hex);
  await user.type(hex, "#eeeeee");
  expect(screen.getByText(/^Scanners can hardly tell these colors apart/)).toBeDefined();
  await user.click(await button(/^Use #\w+ on #ffffff/));
  expect(screen.queryByText(/^Scanners can hardly tell these colors apart/)).toBeNull();
  expect(document.activeElement).toBe(await button(/^QR color/));
});

test("presets and the number field set the size to any whole number from 64 to 2000", async () => {
  const { user } = show();
  await user.click(await button("700 px"));
  expect(screen.getByRole<HTMLInputElement>("slider", { name: "Size" }).value).toBe("700");
  const field = screen.getByLabelText("Size in px");
  await user.clear(field);
  await user.type(field, "2001");
  expect(screen.getByRole("alert").textContent).toBe(
    "Enter a whole number from 64 to 2000. Until then, 700 is used.",
  );
  await user.tab();
  expect((field as HTMLInputElement).value).toBe("2001");
  // an invalid size blocks the next step instead of being replaced
  await user.click(await button("Next"));
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole("slider", { name: "Size" })).toBeDefined();
  await user.click(await button("700 px"));
  expect(screen.getByLabelText<HTMLInputElement>("Size in px").value).toBe("700");
  await user.click(screen.getByLabelText("Custom size"));
  expect(screen.getByRole("slider", { name: "Width" })).toBeDefined();
  expect(screen.getByRole("slider", { name: "Height" })).toBeDefined();
});

test("a logo of the wrong type or size is rejected with the reason", async () => {
  const { user } = show();
  const upload = await screen.findByLabelText("Upload logo", { selector: "input" });
  const unfiltered = Object.assign(upload, { accept: "" });
  await user.upload(unfiltered, new File(["BM"], "a.bmp", { type: "image/bmp" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP, SVG",
  );
  await user.upload(
    unfiltered,
    new File([new Uint8Array(2 * 1024 * 1024 + 1)], "a.png", { type: "image/png" }),
  );
  expect((await screen.findByRole("alert")).textContent).toBe("File size should be less than 2MB");
});

test("a user with a one-time password has to replace it before a download", async () => {
  const { user, router } = show("/qr-generator#download", { signedIn: true, passwordChangeRequired: true });
  await waitFor(async () =>
    expect(((await button("Download PNG")) as HTMLButtonElement).disabled).toBe(false),
  );
  await user.click(await button("Download PNG"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(saved).toEqual([]);
});

const TRACK = "Track scans";
const LINK = { id: "a", url: "http://localhost/s/abcdefgh", target: "https://example.com/menu", used: true };
const isTracked = async () =>
  (await screen.findByRole<HTMLInputElement>("checkbox", { name: TRACK })).checked;

test("a new code does not inherit scan tracking from the previous one", async () => {
  saveDraft("qr", { ...newQrDraft(null), content: LINK.target, track: true, link: LINK });
  const { user } = show("/qr-generator#generate", { signedIn: true });
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe(LINK.target);
  const track = await screen.findByRole<HTMLInputElement>("checkbox", { name: TRACK });
  expect(track.checked).toBe(false);
  await user.click(track);
  expect(track.checked).toBe(true);
  await user.click(await button("Clear & Create New"));
  await user.type(screen.getByLabelText("Content"), "https://example.org");
  expect(await isTracked()).toBe(false);
});

test("a visitor who signs in to track scans finds tracking switched on, once", async () => {
  const first = show("/qr-generator?data=https%3A%2F%2Fexample.com%2Fmenu");
  await first.user.click(await screen.findByRole("link", { name: /track scans/i }));
  await waitFor(() => expect(first.router.state.location.pathname).toBe("/login"));
  first.unmount();
  const returnTo = String(sessionStorage.getItem("quietzone.returnTo"));
  const again = show(returnTo, { signedIn: true });
  expect(await isTracked()).toBe(true);
  again.unmount();
  show(returnTo, { signedIn: true });
  expect(await isTracked()).toBe(false);
});

test("a visitor who signs in to download finds everything unchanged", async () => {
  const { user, router, unmount } = show("/qr-generator?data=https%3A%2F%2Fquietzone.example#download");
  await waitFor(async () =>
    expect(((await button("Download PNG")) as HTMLButtonElement).disabled).toBe(false),
  );
  await user.click(await button("Download PNG"));
  expect(await screen.findByText("Please login to download QR codes")).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  const returnTo = sessionStorage.getItem("quietzone.returnTo");
  expect(saved).toEqual([]);
  unmount();
  const again = show(String(returnTo), { signedIn: true });
  expect(await screen.findByText("https://quietzone.example")).toBeDefined();
  await waitFor(async () =>
    expect(((await button("Download PNG")) as HTMLButtonElement).disabled).toBe(false),
  );
  await again.user.click(await button("Download PNG"));
  expect(await screen.findByText("QR Code PNG downloaded successfully!")).toBeDefined();
  expect(saved[0]?.name).toMatch(/^qr-code-\d+\.png$/);
  await waitFor(() => expect(again.sent[0]?.path).toBe("/api/me/history"));
  expect(again.sent[0]?.body).toMatchObject({
    content: "https://quietzone.example",
    type: "url",
    format: "png",
    design: { kind: "qr", size: 300, level: "H" },
    logoUrl: null,
  });
});

test("a logo is uploaded only with the first download", async () => {
  const dataUrl = "data:image/png;base64,iVBORw0KGgo=";
  saveDraft("qr", { ...newQrDraft(null), logo: { name: "a.png", dataUrl } });
  const { user, sent } = show("/qr-generator#download", { signedIn: true });
  await waitFor(async () =>
    expect(((await button("Download PNG")) as HTMLButtonElement).disabled).toBe(false),
  );
  expect(sent).toEqual([]);
  await user.click(await button("Download PNG"));
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(["/api/me/images", "/api/me/history"]));
  expect(sent[1]?.body).toMatchObject({ logoUrl: "/media/qr-logos/a.png" });
});

test("a site that does not require login lets visitors download", async () => {
  const { user, sent } = show("/qr-generator#download", { settings: { require_login_to_download: false } });
  await waitFor(async () =>
    expect(((await button("Download PNG")) as HTMLButtonElement).disabled).toBe(false),
  );
  await user.click(await button("Download PNG"));
  await waitFor(() => expect(saved).toHaveLength(1));
  const { width, height, rgba } = await pngPixels(saved[0]!.blob);
  expect([width, height]).toEqual([300, 300]);
  expect(jsqr(rgba, width, height)?.data).toBe("https://example.com");
  expect(sent).toEqual([]);
});

test("a code that does not scan is downloaded only on the second click", async () => {
  const { user } = show("/qr-generator", { signedIn: true });
  await user.click(await button(/^QR color/));
  const hex = await screen.findByLabelText("Hex value");
  await user.clear(hex);
  await user.type(hex, "#ffffff");
  expect(await screen.findByText("May not scan")).toBeDefined();
  await user.click((await steps()).getByRole("button", { name: "Download" }));
  await user.click(await button("Download PNG"));
  await user.click(await button("Download PNG anyway"));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test("fixing a code that does not scan keeps the focus in the panel", async () => {
  const { user } = show();
  await user.click(await button(/^QR color/));
  const hex = await screen.findByLabelText("Hex value");
  await user.clear(hex);
  await user.type(hex, "#ffffff");
  await user.keyboard("{Escape}");
  await user.click(await button("Use colors that scan"));
  expect(document.activeElement?.textContent).toBe("Settings");
});

test("the download step without content links back to the content", async () => {
  const { user } = show("/qr-generator#generate");
  await user.click(await button("Clear & Create New"));
  await user.click((await steps()).getByRole("button", { name: "Download" }));
  expect(await screen.findByText("Enter content first: there is no code to download yet.")).toBeDefined();
  await user.click(await button("Go to the content"));
  expect(await screen.findByLabelText("Content")).toBeDefined();
});

test("the badge says which scanners tested the code", async () => {
  show();
  expect(await screen.findByText("Scans")).toBeDefined();
  expect(screen.getByText("Tested with two independent scanners.")).toBeDefined();
});

test("Generate & Download downloads the last typed content for a signed-in user", async () => {
  const { user } = show("/qr-generator#generate", { signedIn: true });
  const content = await screen.findByLabelText("Content");
  await user.clear(content);
  await user.type(content, "typed last");
  await user.click(await button("Generate & Download QR Code"));
  await waitFor(() => expect(saved).toHaveLength(1));
  const { rgba, width, height } = await pngPixels(saved[0]!.blob);
  expect(jsqr(rgba, width, height)?.data).toBe("typed last");
  expect(await button("Download PNG")).toBeDefined();
});

test("Generate & Download opens the download step for a visitor", async () => {
  const { user, router } = show("/qr-generator#generate");
  await user.click(await button("Generate & Download QR Code"));
  expect(await button("Download PNG")).toBeDefined();
  expect(router.state.location.pathname).toBe("/qr-generator");
  expect(saved).toHaveLength(0);
});

test("typed WiFi content is checked as on the WiFi page", async () => {
  const { user } = show("/qr-generator?data=WIFI:T:WPA%3BS:Net%3BP:123%3B%3B", { signedIn: true });
  expect(await screen.findByText("Phones cannot use it")).toBeDefined();
  const reason =
    "It scans, but phones cannot use it: A WPA password has 8 to 63 characters, or 64 hexadecimal digits.";
  expect(screen.getByText(reason)).toBeDefined();
  await user.click((await steps()).getByRole("button", { name: "Download" }));
  await user.click(await button("Download SVG"));
  expect(saved).toHaveLength(0);
  await user.click(await button("Download SVG anyway"));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test("a visitor reads that phones cannot use a code before being asked to sign in", async () => {
  const { user, router } = show("/qr-generator?data=WIFI:T:WPA%3BS:Net%3BP:123%3B%3B");
  expect(await screen.findByText("Phones cannot use it")).toBeDefined();
  await user.click((await steps()).getByRole("button", { name: "Download" }));
  await user.click(await button("Download SVG"));
  const anyway = await button("Download SVG anyway");
  expect(router.state.location.pathname).toBe("/qr-generator");
  await user.click(anyway);
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(saved).toHaveLength(0);
});

test("the badge of a code on a transparent background says on which paper it scans", async () => {
  const { user } = show();
  await user.click(await button(/^Background color/));
  const hex = await screen.findByLabelText("Hex value");
  await user.clear(hex);
  await user.type(hex, "transparent");
  expect(await screen.findByText("Scans on white")).toBeDefined();
  await user.click((await steps()).getByRole("button", { name: "Download" }));
  expect(
    await screen.findByText(/the background is transparent, so put the code on light paper\.$/),
  ).toBeDefined();
});

test.each([
  [
    "a quiet zone below four modules",
    { margin: 2 },
    /^The quiet zone has 2 of the 4/,
    /^Widen the quiet zone/,
  ],
  [
    "modules of one px",
    { content: "x".repeat(1500) },
    /^Each module is only 1 px wide/,
    /^Make it \d+ px wide/,
  ],
  [
    "colors that cameras read with difficulty",
    { foreground: "#a0a0a0" },
    /^Scanners can hardly tell/,
    "Use colors that scan",
  ],
])(
  "a code with %s gets a risk badge on every step, and one click fixes it",
  async (_what, risk, reason, fix) => {
    saveDraft("qr", { ...newQrDraft(null), ...risk });
    const { user } = show();
    for (const step of ["Settings", "Generate QR", "Download"]) {
      await user.click((await steps()).getByRole("button", { name: step }));
      expect((await riskyBadge()).getByText(reason)).toBeDefined();
      expect(screen.queryByText("Scans")).toBeNull();
    }
    await user.click(await button(fix));
    expect(await screen.findByText("Scans")).toBeDefined();
  },
);

test("an inverted code shows a warning, and one click swaps the colors", async () => {
  saveDraft("qr", { ...newQrDraft(null), foreground: "#ffffff", background: "#000000" });
  const { user } = show();
  expect(await screen.findByText(/^Some scanners cannot read inverted codes/)).toBeDefined();
  await user.click(await button("Use colors that scan"));
  expect(await screen.findByText("Scans")).toBeDefined();
});

test("a quiet zone below four modules shows a warning at its control, and one click fixes it", async () => {
  saveDraft("qr", { ...newQrDraft(null), margin: 2 });
  const { user } = show();
  const control = (await screen.findByRole("slider", { name: "Quiet zone" })).closest(
    "div[id]",
  ) as HTMLElement;
  expect(await within(control).findByText(/^The quiet zone has 2 of the 4 modules/)).toBeDefined();
  await user.click(within(control).getByRole("button", { name: "Widen the quiet zone to 4 modules" }));
  expect((await screen.findByRole<HTMLInputElement>("slider", { name: "Quiet zone" })).value).toBe("4");
  await waitFor(() => expect(screen.queryByText(/^The quiet zone has/)).toBeNull());
});

test("modules that are too small for print show a warning before the download, with a size that fits", async () => {
  saveDraft("qr", { ...newQrDraft(null), content: "x".repeat(1200) });
  const { user } = show("/qr-generator#download");
  expect(await screen.findByText(/^Each module is only [12] px wide/)).toBeDefined();
  await user.click(await button(/^Make it \d+ px wide/));
  await waitFor(() => expect(screen.queryByText(/^Each module is only/)).toBeNull());
});

test("the SEO section has its heading and four tags", async () => {
  show();
  const section = (
    await screen.findByRole("heading", { name: "QR Code Generator Free No Expiration" })
  ).closest("section");
  expect(within(section as HTMLElement).getAllByRole("listitem")).toHaveLength(4);
});
