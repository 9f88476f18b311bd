import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as WifiGeneratorPage } from "../../../web/features/wifi-generator/WifiGeneratorPage.tsx";
import { browserParts } from "../support/browser-parts.ts";
import { showPage } from "../support/show-page.tsx";

const PASSWORD = "pass-word";
const CONTENT = `WIFI:T:WPA;S:Net;P:${PASSWORD};;`;
beforeEach(() => {
  browserParts();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
  sessionStorage.clear();
});

async function filled(password = PASSWORD) {
  const { user } = showPage(WifiGeneratorPage, "/wifi-generator");
  await user.type(await screen.findByLabelText("Network name (SSID)"), "Net");
  await user.type(await screen.findByLabelText("Password"), password);
  return { press: async (name: string) => user.click(await screen.findByRole("button", { name })) };
}
const lend = (name: "share" | "canShare", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

test("Copy puts the picture on the clipboard and says so", async () => {
  const { press } = await filled();
  const written: Record<string, Promise<Blob>>[] = [];
  vi.stubGlobal(
    "ClipboardItem",
    vi.fn(function ClipboardItem(parts: Record<string, Promise<Blob>>) {
      written.push(parts);
    }),
  );
  vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  await press("Copy");
  expect(await screen.findByText("Copied to clipboard!")).toBeDefined();
  expect(screen.getByText("The code was copied as a PNG image.")).toBeDefined();
  const picture = await written[0]?.["image/png"];
  expect(new TextDecoder().decode((await picture!.arrayBuffer()).slice(1, 4))).toBe("PNG");
});

test("Copy falls back to the text if the browser cannot copy pictures, and says so", async () => {
  const { press } = await filled();
  vi.stubGlobal("ClipboardItem", undefined);
  Reflect.deleteProperty(globalThis, "ClipboardItem");
  await press("Copy");
  expect(
    await screen.findByText("This browser cannot copy images, so the text of the code was copied."),
  ).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(CONTENT);
});

test("Copy reports a refused clipboard", async () => {
  const { press } = await filled();
  Reflect.deleteProperty(globalThis, "ClipboardItem");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await press("Copy");
  expect(await screen.findByText("Failed to copy to clipboard")).toBeDefined();
});

test("Share passes the picture under its file name", async () => {
  const { press } = await filled();
  const shared: ShareData[] = [];
  lend("canShare", () => true);
  lend("share", async (data: ShareData) => void shared.push(data));
  await press("Share");
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([["wifi-Net-qr.png", "image/png"]]);
});

test("Share passes the text if the browser cannot share files", async () => {
  const { press } = await filled();
  const shared: ShareData[] = [];
  lend("canShare", () => false);
  lend("share", async (data: ShareData) => void shared.push(data));
  await press("Share");
  await waitFor(() => expect(shared).toEqual([{ text: CONTENT, title: "WiFi QR Generator" }]));
});

test("Share copies if the browser cannot share", async () => {
  const { press } = await filled();
  Reflect.deleteProperty(globalThis, "ClipboardItem");
  await press("Share");
  expect(await screen.findByText("Copied to clipboard!")).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(CONTENT);
});

test("Share reports a failure, but not a cancellation", async () => {
  const { press } = await filled();
  const share = vi.fn<() => Promise<void>>();
  lend("canShare", () => true);
  lend("share", share);
  share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  await press("Share");
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(async () =>
    expect((await screen.findByRole("button", { name: "Share" })).getAttribute("aria-disabled")).toBeNull(),
  );
  expect(screen.queryByText("Failed to share")).toBeNull();
  share.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await press("Share");
  expect(await screen.findByText("Failed to share")).toBeDefined();
});

/** Lends a clipboard for pictures. @returns what was put on it */
function pictureClipboard(): string[] {
  const put: string[] = [];
  vi.stubGlobal(
    "ClipboardItem",
    class {
      readonly parts: object;
      constructor(parts: object) {
        this.parts = parts;
      }
    },
  );
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    for (const { parts } of items as unknown as { parts: Record<string, Promise<Blob>> }[]) {
      await Promise.all(Object.values(parts)).catch(() => {
        // as browsers do, which do not pass on why
        throw new DOMException("A part is missing", "NotAllowedError");
      });
      put.push(...Object.keys(parts));
    }
  });
  return put;
}

test("Copy and Share need a second click for a code that failed its proof", async () => {
  const { press } = await filled("short");
  const put = pictureClipboard();
  const shared: ShareData[] = [];
  lend("canShare", () => true);
  lend("share", async (data: ShareData) => void shared.push(data));
  await press("Copy");
  expect(await screen.findByRole("button", { name: "Copy PNG anyway" })).toBeDefined();
  // another button asks for itself
  await press("Share");
  expect(await screen.findByRole("button", { name: "Share anyway" })).toBeDefined();
  expect([put, shared]).toEqual([[], []]);
  expect(screen.queryByText("Failed to copy to clipboard")).toBeNull();
  await press("Share anyway");
  await waitFor(() => expect(shared).toHaveLength(1));
  await press("Copy");
  await press("Copy PNG anyway");
  await waitFor(() => expect(put).toEqual(["image/png"]));
});
