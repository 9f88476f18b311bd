import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as ImageTestPage } from "../../../../web/features/image-test/ImageTestPage.tsx";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { sessionBody, stubServer, type Routes } from "../../../support/stub-server.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = {
  public_id: "general-1-2-abc",
  url: "/media/general/general-1-2-abc.png",
  secure_url: "/media/general/general-1-2-abc.png",
  width: 400,
  height: 200,
  format: "png",
  bytes: 1234,
  created_at: "2026-01-02T03:04:05.000Z",
  resource_type: "image",
};
const UPLOAD = "POST /api/admin/images";

function open(role: "admin" | "customer" | null, routes: Routes = {}) {
  const calls = stubServer({
    "POST /auth/v1/token": () => ({ body: sessionBody({ app_metadata: { role } }) }),
    ...routes,
  });
  const tab = createBrowser({ signedInBefore: role !== null }).openTab();
  return { calls, ...renderPage(tab, "/cloudinary-test", ImageTestPage) };
}
const picture = (size: number, type = "image/png") => new File([new Uint8Array(size)], "photo.png", { type });
const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText(/Drop a picture here/, { selector: "input" }), file, {
    applyAccept: false,
  });

test("tells visitors that an admin is needed, and remembers the page for after the sign-in", async () => {
  open(null);
  expect(await screen.findByText("Uploading needs an admin")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Sign In" }));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBe("/cloudinary-test");
});

test("tells customers that only admins may upload", async () => {
  open("customer");
  expect(
    await screen.findByText("You don't have permission to access this page. Admin privileges are required."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Choose Image" })).toBeNull();
});

test("shows admins every field of the response, and allows another upload", async () => {
  open("admin", { [UPLOAD]: () => ({ status: 201, body: answer }) });
  await choose(picture(10));
  await screen.findByText("Stored");
  const names = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(names).toEqual([
    "public_id",
    "secure_url",
    "url",
    "width",
    "height",
    "format",
    "bytes",
    "created_at",
    "resource_type",
  ]);
  const values = [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(values).toEqual([
    answer.public_id,
    answer.secure_url,
    answer.url,
    "400",
    "200",
    "png",
    "1234",
    answer.created_at,
    "image",
  ]);
  const another = screen.getByRole("button", { name: "Upload another" });
  await waitFor(() => expect(document.activeElement).toBe(another));
  await userEvent.click(another);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose Image" }));
});

test.each([
  [picture(10, "text/plain"), "Please select an image file"],
  [picture(0), "This file is empty: choose another one"],
  [picture(5 * 1024 * 1024 + 1), "Image size must be less than 5MB"],
])("rejects an invalid file before sending it", async (file, message) => {
  const { calls } = open("admin");
  await choose(file);
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(calls.some(({ path }) => path.startsWith("/api/admin"))).toBe(false);
});

test.each([
  ["image_too_many_pixels", "This picture has too many pixels: make it smaller than 40 million pixels"],
  ["image_unreadable", /^This picture cannot be read/],
  ["unsupported_media_type", "Please select an image file"],
] as const)("explains the error %s, and the same file can be tried again", async (code, message) => {
  let refused = true;
  open("admin", {
    [UPLOAD]: () => (refused ? { status: 422, body: { code, message: "x" } } : { status: 201, body: answer }),
  });
  await choose(picture(10));
  expect(await screen.findByText(message)).toBeTruthy();
  refused = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Stored")).toBeTruthy();
});

test("shows the progress of an upload, which can be canceled", async () => {
  open("admin", { [UPLOAD]: () => new Promise(() => undefined) });
  vi.stubGlobal(
    "fetch",
    (
      (real: typeof fetch) => (path: string, init: RequestInit) =>
        path.startsWith("/api/admin")
          ? new Promise<Response>((_resolve, reject) => {
              init.signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
            })
          : real(path, init)
    )(fetch),
  );
  await choose(picture(10));
  expect(await screen.findByRole("progressbar", { name: "Uploading photo.png" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("The upload was canceled.")).toBeTruthy();
});
