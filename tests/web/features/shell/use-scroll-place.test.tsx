import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useScrollPlace } from "../../../../web/features/shell/use-scroll-place.ts";

/** Sets the scroll position, since jsdom has no layout. */
function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}

let parts: string[] = [];
beforeEach(() => {
  parts = [];
  sessionStorage.clear();
  scrollTo(0);
  Object.assign(window, { scrollTo: ({ top }: { top: number }) => scrollTo(top) });
  Element.prototype.scrollIntoView = function () {
    parts.push(this.id);
  };
});
afterEach(cleanup);

function Site() {
  useScrollPlace();
  return <main id="main" />;
}

type Entry = { pathname: string; hash?: string; key: string };

/** Opens a tab at the first of these history entries; the others are ahead of it. */
function openTab(entries: Entry[] = [{ pathname: "/", key: "default" }]) {
  const router = createMemoryRouter([{ path: "*", Component: Site }], {
    initialEntries: entries,
    initialIndex: 0,
  });
  render(<RouterProvider router={router} />);
  return {
    follow: (to: string) => act(() => router.navigate(to)),
    step: (by: number) => act(() => router.navigate(by)),
  };
}

test("a new page starts at the top, and going back or forward restores the position", async () => {
  const { follow, step } = openTab();
  scrollTo(1500);
  await follow("/qr-generator");
  expect(window.scrollY).toBe(0);
  scrollTo(300);
  await step(-1);
  expect(window.scrollY).toBe(1500);
  await step(1);
  expect(window.scrollY).toBe(300);
});

test.each([
  ["/auth/confirm", "#token_hash=secret"],
  ["/", "#access_token=secret&refresh_token=secret"],
  ["/qr-generator", "#data=secret"],
])("the secret in %s%s is not stored", async (pathname, hash) => {
  openTab([{ pathname, hash, key: "default" }]);
  scrollTo(200);
  window.dispatchEvent(new Event("pagehide"));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("secret");
  expect(sessionStorage.length).toBe(1);
});

test("an unscrolled page opens at the top again, whatever an earlier document stored", async () => {
  sessionStorage.setItem("quietzone.scroll", JSON.stringify({ "/": 900 }));
  const { follow, step } = openTab();
  await follow("/qr-generator");
  scrollTo(300);
  await step(-1);
  expect(window.scrollY).toBe(0);
});

test("changing only the query keeps the position", async () => {
  const { follow } = openTab();
  scrollTo(700);
  await follow("/?lang=de");
  expect(window.scrollY).toBe(700);
});

test("a link to a section scrolls there, and an invalid escape is ignored", async () => {
  const { follow } = openTab();
  await follow("/verify#main");
  await follow("/verify#100%");
  expect(parts).toEqual(["main"]);
});

test("a section that the browser scrolled to itself is not mistaken for the first page", async () => {
  const { step } = openTab([
    { pathname: "/", key: "default" },
    { pathname: "/verify", key: "a" },
    { pathname: "/verify", hash: "#main", key: "default" },
  ]);
  scrollTo(1500);
  await step(1);
  scrollTo(40);
  await step(1);
  expect(parts).toEqual(["main"]);
  expect(window.scrollY).toBe(40);
});

test("positions survive the document, and the browser restores the scroll of a reload", async () => {
  const first = openTab();
  scrollTo(1500);
  await first.follow("/verify");
  expect(history.scrollRestoration).toBe("manual");
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("manual");
  expect(JSON.parse(sessionStorage.getItem("quietzone.scroll") ?? "")).toMatchObject({ "/": 1500 });
  cleanup();
  const { step } = openTab([
    { pathname: "/verify", key: "a" },
    { pathname: "/", key: "default" },
  ]);
  await step(1);
  expect(window.scrollY).toBe(1500);
});
