import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Fold } from "../../../web/components/Fold.tsx";

const row = <Fold title="Style">{() => <p>Presets</p>}</Fold>;

afterEach(cleanup);

/** Adds the server-rendered markup, before hydration. */
function sent(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(row);
  return container;
}

test("renders the content of a collapsed row only once it is expanded", async () => {
  render(row);
  expect(screen.queryByText("Presets")).toBeNull();
  fireEvent.click(screen.getByText("Style"));
  expect(await screen.findByText("Presets")).toBeTruthy();
});

test("renders the content of a row that was expanded before hydration", async () => {
  const container = sent();
  const details = container.querySelector("details")!;
  const toggled = new Promise((resolve) => details.addEventListener("toggle", resolve, { once: true }));
  screen.getByText("Style").click();
  await toggled;
  render(row, { container, hydrate: true });
  expect(await screen.findByText("Presets")).toBeTruthy();
  expect(details.open).toBe(true);
});
