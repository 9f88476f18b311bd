import { cleanup, screen, waitFor, within } from "@testing-library/react";
import jsqr from "jsqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../../core/codes/payloads/digital-signature.ts";
import { readSignatureCode, withSignature } from "../../../../core/codes/payloads/signature-code.ts";
import { ApiError } from "../../../../web/api/api-fetch.ts";
import { Component as DigitalSignatureGeneratorPage } from "../../../../web/features/digital-signature-generator/DigitalSignatureGeneratorPage.tsx";
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
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const AT = "2026-03-04T05:06:07.000Z";
/** Signs like the server, but with a fake signature. */
const sign = (form: unknown) => {
  const text = digitalSignatureContent(digitalSignatureSchema.parse(form), new Date(AT));
  return Response.json({ content: withSignature(text, `abc..${"a".repeat(85)}A`), created_at: AT });
};
const SIGNATURES = "/api/me/signatures";

const show = (options = {}) =>
  showPage(DigitalSignatureGeneratorPage, "/digital-signature-generator", {
    answers: { [SIGNATURES]: sign },
    ...options,
  });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByRole("button", { name });
const level = (name: RegExp) => screen.findByRole("radio", { name });

async function fillNames(user: ReturnType<typeof show>["user"]) {
  await user.type(await field("Document title"), "Lease");
  await user.type(await field("Signer name"), "Ada Byron");
}

async function downloadedFields(): Promise<Record<string, string>> {
  const { width, height, rgba } = await pngPixels(saved[0]!.blob);
  return JSON.parse(jsqr(rgba, width, height)?.data ?? "") as Record<string, string>;
}

test("a visitor gets a code with a checksum, and reads that it is not signed", async () => {
  const { user } = show({ settings: { require_login_to_download: false } });
  expect(
    await screen.findByText("Enter a document title and the name of the signer to see the code"),
  ).toBeDefined();
  await fillNames(user);
  expect(await screen.findByText("Not signed")).toBeDefined();
  expect(screen.queryByText("Signed")).toBeNull();
  expect(screen.getByText(/^Without an account, a code gets a checksum\. Sign in/)).toBeDefined();
  expect(((await level(/^H 30%/)) as HTMLInputElement).checked).toBe(true);
  await user.click(await button("Download PNG"));
  await waitFor(() => expect(saved[0]?.name).toBe("digital-signature-Ada-Byron.png"));
  const fields = await downloadedFields();
  expect(fields).toMatchObject({ type: "DIGITAL_SIGNATURE", version: "1.0", securityLevel: "basic" });
  expect(readSignatureCode(JSON.stringify(fields))).toMatchObject({ checksum: "fits", signature: "none" });
});

test("a signed-in user has to sign first, and again after every change", async () => {
  const { user, sent } = show({ signedIn: true });
  await fillNames(user);
  expect(await screen.findByText("Not signed yet: the code appears once you sign it")).toBeDefined();
  await user.click(await button("Download PNG"));
  expect(document.activeElement).toBe(await button("Sign"));
  expect(screen.getByText("Not signed yet: the code appears once you sign it.")).toBeDefined();
  expect(saved).toEqual([]);

  await user.click(await button("Sign"));
  expect(await screen.findByText(/^With the key of ann@example\.com, on /)).toBeDefined();
  expect(sent[0]).toMatchObject({
    path: SIGNATURES,
    body: { documentTitle: "Lease", securityLevel: "standard" },
  });
  await user.click(await button("Download PNG"));
  expect(await screen.findByText("Digital signature QR code downloaded successfully!")).toBeDefined();
  const fields = await downloadedFields();
  expect(fields).toMatchObject({
    documentTitle: "Lease",
    signature: expect.stringContaining("..") as string,
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ path: "/api/me/history", body: { type: "digital_signature" } });
  expect(screen.getByRole("link", { name: "Verify this code" }).getAttribute("href")).toBe(
    `/verify#${encodeURIComponent(JSON.stringify(fields))}`,
  );

  await user.type(await field("Purpose"), "x");
  expect(screen.queryByText("Signed")).toBeNull();
  expect(await screen.findByText("Not signed yet: the code appears once you sign it")).toBeDefined();
  await user.clear(await field("Purpose"));
  expect(await screen.findByText("Signed")).toBeDefined();
});

test("a signed code survives a reload", async () => {
  const { user, unmount } = show({ signedIn: true });
  await fillNames(user);
  await user.click(await button("Sign"));
  await screen.findByText("Signed");
  unmount();
  show({ signedIn: true });
  expect(await screen.findByText("Signed")).toBeDefined();
});

test("security levels show at their fields what they require", async () => {
  const { user } = show({ signedIn: true });
  await fillNames(user);
  await user.click(await level(/^Maximum/));
  expect(await screen.findByText("Document hash: Needed at security level Maximum.")).toBeDefined();
  await user.click(await button("Sign"));
  expect(document.activeElement).toBe(await field("Document hash"));
  await user.upload(
    document.querySelector<HTMLInputElement>("input[type=file]")!,
    new File(["hello"], "lease.pdf"),
  );
  expect(await screen.findByText("Hash of lease.pdf.")).toBeDefined();
  expect((await field("Document hash")).value).toMatch(/^2cf24dba/);
  await user.click(await button("Sign"));
  expect((await field("Valid until")).getAttribute("aria-invalid")).toBe("true");
  await user.type(await field("Valid until"), "2099-01-31");
  await user.click(await button("Sign"));
  expect(await screen.findByText("Signed")).toBeDefined();
});

test("a visitor who chooses a signed level signs in and keeps the form", async () => {
  const { user, router, unmount } = show();
  await fillNames(user);
  await user.click(await level(/^Standard/));
  await user.click(await button("Download PNG"));
  expect(document.activeElement).toBe(await button("Sign in to sign"));
  await user.click(await button("Sign in to sign"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  unmount();
  const again = show({ signedIn: true });
  await again.user.click(await button("Sign"));
  expect(await screen.findByText("Signed")).toBeDefined();
  expect(again.sent[0]).toMatchObject({ path: SIGNATURES, body: { documentTitle: "Lease" } });
});

test("a failed signature shows the reason and keeps the form", async () => {
  const { user } = show({
    signedIn: true,
    answers: {
      [SIGNATURES]: () => {
        throw new ApiError(0, "unreachable", "");
      },
    },
  });
  await fillNames(user);
  await user.click(await button("Sign"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The server cannot be reached. Check your connection and try again.",
  );
  expect((await field("Document title")).value).toBe("Lease");
  expect(await button("Sign")).toBeDefined();
});

test("the code contains time, location and checksum if requested", async () => {
  const { user } = show({ settings: { require_login_to_download: false } });
  await fillNames(user);
  await user.type(await field("Time of signing"), "2026-01-31T12:00");
  await user.click(await field("Include the location"));
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: (at: object) => void) =>
        found({ coords: { latitude: 52.520008, longitude: -13.404954 } }),
    },
  });
  await user.click(await button("Use my location"));
  vi.unstubAllGlobals();
  expect((await field("Location")).value).toBe("52.5200, -13.4050");
  await user.click(await field("Include a checksum"));
  await user.click(await button("Download PNG"));
  await waitFor(() => expect(saved).toHaveLength(1));
  const fields = await downloadedFields();
  expect(fields).toMatchObject({
    location: "52.5200, -13.4050",
    timestamp: new Date("2026-01-31T12:00").toISOString(),
  });
  expect(fields).not.toHaveProperty("checksum");
});

test("a browser that does not share the location shows a message at the field", async () => {
  const { user } = show();
  await user.click(await field("Include the location"));
  await user.click(await button("Use my location"));
  const main = within(document.body);
  expect(await main.findByText(/^Your browser did not share your location\./)).toBeDefined();
});
