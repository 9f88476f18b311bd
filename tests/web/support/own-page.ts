import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

/** Files of a worker share its window: each leaves it as an empty page at its address, with nothing kept. Some are without one. */
afterAll(() => {
  if (typeof document === "undefined") return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // packages are loaded once for all files, and Emotion puts its next style behind the last one
  document.head.replaceChildren(...document.head.querySelectorAll("style[data-emotion]"));
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const pair of document.cookie.split("; "))
    document.cookie = `${pair.split("=")[0]}=; max-age=0; path=/`;
});
