import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

/**
 * The test files of a worker share its window, so each resets the page, its address and its storage. Some run
 * without a window.
 */
afterAll(() => {
  if (typeof document === "undefined") return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // keep Emotion's styles: packages are loaded once for all files, and Emotion inserts each style after the
  // previous one
  document.head.replaceChildren(...document.head.querySelectorAll("style[data-emotion]"));
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const pair of document.cookie.split("; "))
    document.cookie = `${pair.split("=")[0]}=; max-age=0; path=/`;
});
