import { cleanup, screen, waitFor, within } from "@testing-library/react";
import jsqr from "jsqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as WifiGeneratorPage } from "../../../../web/features/wifi-generator/WifiGeneratorPage.tsx";
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

const show = (options = {}) => showPage(WifiGeneratorPage, "/wifi-generator", options);
const ssid = () => screen.findByLabelText<HTMLInputElement>("Network name (SSID)");
const password = () => screen.findByLabelText<HTMLInputElement>("Password");
const button = (name: string) => screen.findByRole("button", { name });

const sheet = () => document.querySelector<HTMLElement>(".print-sheet")!;

/** Decodes the downloaded PNG. */
async function read(file: Saved | undefined): Promise<string | undefined> {
  const { width, height, rgba } = await pngPixels(file!.blob);
  return jsqr(rgba, width, height)?.data;
}

test("the code contains the escaped name, password and hidden flag, and is saved in the history", async () => {
  const { user, sent } = show({ signedIn: true });
  await user.type(await ssid(), 'Café; "Gäste"');
  await user.type(await password(), "a:b,c\\d;12");
  await user.click(screen.getByLabelText("Hidden network"));
  await user.click(await button("Download PNG"));
  expect(await screen.findByText("WiFi QR code downloaded successfully!")).toBeDefined();
  expect(saved[0]?.name).toBe("wifi-Café;--Gäste--qr.png");
  const content = 'WIFI:T:WPA;S:Café\\; \\"Gäste\\";P:a\\:b\\,c\\\\d\\;12;H:true;;';
  expect(await read(saved[0])).toBe(content);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ content, type: "wifi", format: "png" }));
});

test("an open network has no password field and no password in its code", async () => {
  const { user } = show({ signedIn: true });
  await user.type(await ssid(), "Net");
  await user.type(await password(), "secret-123");
  await user.click(screen.getByRole("radio", { name: "None" }));
  expect(screen.queryByLabelText("Password")).toBeNull();
  await user.click(await button("Download PNG"));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await read(saved[0])).toBe("WIFI:T:nopass;S:Net;;");
});

test("a network requires only a name, of at most 32 bytes", async () => {
  const { user } = show({ signedIn: true });
  expect(await screen.findByText("Enter the name of the network to see QR code preview")).toBeDefined();
  // no error is shown before the user types or requests the code
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(await button("Share"));
  expect(screen.getByRole("alert").textContent).toBe("Enter the name of the network (SSID)");
  expect(document.activeElement).toBe(await ssid());
  await user.type(await ssid(), "漢".repeat(11));
  expect(screen.getByRole("alert").textContent).toBe("A network name has at most 32 bytes");
  await user.type(await ssid(), "{Backspace}");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an unusable password shows a message at its field, and its code needs a second click", async () => {
  const { user } = show({ signedIn: true });
  await user.type(await ssid(), "Net");
  const note = async () => document.getElementById((await password()).getAttribute("aria-describedby") ?? "");
  expect((await note())?.textContent).toContain("A WPA network needs its password in the code");
  await user.type(await password(), "short");
  expect((await note())?.textContent).not.toContain("8 to 63");
  await user.tab();
  expect((await note())?.textContent).toContain("A WPA password has 8 to 63 characters");
  expect((await note())?.textContent).toContain("password included, into your history");
  expect((await password()).getAttribute("aria-invalid")).toBe("false");
  expect(await screen.findByText("Phones cannot use it")).toBeDefined();
  await user.click(await button("Download PNG"));
  await user.click(await button("Download PNG anyway"));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test("spaces at the ends of a name are kept and mentioned", async () => {
  const { user } = show();
  await user.type(await ssid(), " Net");
  expect(screen.getByText("There is a space at the beginning or the end, and it counts.")).toBeDefined();
});

test("the password can be shown", async () => {
  const { user } = show();
  expect((await password()).type).toBe("password");
  await user.click(await button("Show password"));
  expect((await password()).type).toBe("text");
});

test("the printed card shows the name, and the password only on request", async () => {
  const { user } = show();
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await user.click(await button("Print card"));
  expect(print).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(await ssid());
  await user.type(await ssid(), "Net");
  await user.type(await password(), "secret-123");
  expect(within(sheet()).getByText("Net")).toBeDefined();
  expect(within(sheet()).queryByText("secret-123")).toBeNull();
  await user.click(screen.getByLabelText("Print the password too"));
  expect(within(sheet()).getByText("secret-123")).toBeDefined();
  await user.click(await button("Print card"));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
