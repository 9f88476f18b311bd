import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { BrowserRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLive } from "../../web/components/loading/use-live.ts";
import { EarlyReplay } from "../../web/app/replay-early.ts";

/** Runs the inline scripts of index.html, which browsers run before the page's content. */
function runEarlyScripts(): void {
  const html = readFileSync("web/index.html", "utf8");
  for (const [, code = ""] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) runInThisContext(code);
}

/** Controlled fields like those of the generators, with a draft that is restored after hydration. */
function Page({ sent }: { sent: string[] }) {
  const live = useLive();
  const [restored, setRestored] = useState(false);
  const [content, setContent] = useState("placeholder");
  const [format, setFormat] = useState("CODE128");
  const [custom, setCustom] = useState(false);
  const [size, setSize] = useState(300);
  const [step, setStep] = useState(1);
  const [taps, setTaps] = useState(0);
  if (live && !restored) {
    setRestored(true);
    setSize(400);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`${content} ${format} ${custom} ${size}`);
      }}
    >
      <input aria-label="Content" value={content} onChange={({ target }) => setContent(target.value)} />
      <textarea aria-label="Long" defaultValue="" />
      {["CODE128", "EAN13"].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="format"
            value={value}
            checked={value === format}
            onChange={() => setFormat(value)}
          />
          {value}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={custom} onChange={({ target }) => setCustom(target.checked)} />
        Custom
      </label>
      <button type="button" onClick={() => setSize(500)}>
        Large
      </button>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Taps {taps}
      </button>
      {step === 1 ? (
        <button type="button" onClick={() => setStep(2)}>
          Next
        </button>
      ) : null}
      <a href={`/generator?data=${content}`} onClick={(event) => event.preventDefault()}>
        Make it yours
      </a>
      <button>Send</button>
      <output>{`${content} ${format} ${custom} ${size} step ${step}`}</output>
    </form>
  );
}

/** A child's layout effects run before the effect in which the router starts listening. */
function Place() {
  useLayoutEffect(() => {
    history.replaceState(null, "", "/before");
    dispatchEvent(new PopStateEvent("popstate"));
  }, []);
  return <p>{useLocation().pathname}</p>;
}

let root: Root | null = null;
let sent: string[] = [];
const page = () => (
  <EarlyReplay>
    <Page sent={sent} />
  </EarlyReplay>
);
const said = () => screen.getByRole("status").textContent;
const goLive = async () => {
  root = hydrateRoot(screen.getByTestId("root"), page());
  await waitFor(() => expect(document.documentElement.hasAttribute("data-waiting")).toBe(false));
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  sent = [];
  document.body.innerHTML = `<div id="root" data-testid="root">${renderToString(page())}</div>`;
  runEarlyScripts();
});
afterEach(() => {
  window.early?.stop();
  root?.unmount();
  root = null;
  vi.unstubAllGlobals();
});

test("typing and choices before hydration are kept", async () => {
  await userEvent.clear(screen.getByLabelText("Content"));
  await userEvent.type(screen.getByLabelText("Content"), "early words");
  await userEvent.click(screen.getByLabelText("EAN13"));
  await userEvent.click(screen.getByLabelText("Custom"));
  await userEvent.click(screen.getByRole("button", { name: "Large" }));
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(said()).toBe("placeholder CODE128 false 300 step 1");
  await goLive();
  await waitFor(() => expect(said()).toBe("early words EAN13 true 500 step 2"));
  expect(screen.getByLabelText<HTMLInputElement>("Content").value).toBe("early words");
  expect(screen.getByLabelText<HTMLInputElement>("EAN13").checked).toBe(true);
});

test("an early submit waits for hydration and is sent once", async () => {
  await userEvent.clear(screen.getByLabelText("Content"));
  await userEvent.type(screen.getByLabelText("Content"), "secret{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(true);
  expect(sent).toEqual([]);
  await goLive();
  await waitFor(() => expect(sent).toEqual(["secret CODE128 false 400"]));
});

test("a form submitted by a script waits as well", async () => {
  screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).form?.requestSubmit();
  await goLive();
  await waitFor(() => expect(sent).toEqual(["placeholder CODE128 false 400"]));
});

test("repeated early taps count once", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Taps 0" }));
  await userEvent.click(screen.getByRole("button", { name: "Taps 0" }));
  await goLive();
  expect(await screen.findByRole("button", { name: "Taps 1" })).toBeTruthy();
});

test("a link works at once, unless an earlier action is still waiting", async () => {
  const link = screen.getByRole("link");
  const click = () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    let heldBack = false;
    // the last listener cancels the event, since jsdom cannot navigate
    link.addEventListener("click", () => event.preventDefault(), { once: true });
    window.addEventListener("click", () => (heldBack = event.defaultPrevented), {
      capture: true,
      once: true,
    });
    link.dispatchEvent(event);
    return heldBack;
  };
  expect(click()).toBe(false);
  await userEvent.type(screen.getByLabelText("Content"), "!");
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(false);
  click();
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(true);
  await goLive();
  await waitFor(() => expect(link.getAttribute("href")).toBe("/generator?data=placeholder!"));
});

test("nothing waits after the scripts failed to load, and no form is submitted natively", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  const script = document.createElement("script");
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(false);
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test("a user who keeps typing during hydration loses no letters", async () => {
  const field = screen.getByLabelText<HTMLInputElement>("Content");
  await userEvent.clear(field);
  await userEvent.type(field, "early ");
  field.value = "placeholder";
  await userEvent.type(field, "words", { skipClick: true });
  await goLive();
  await waitFor(() => expect(said()).toContain("early words CODE128"));
});

test("after hydration, events are handled normally", async () => {
  await goLive();
  await userEvent.type(screen.getByLabelText("Content"), "!");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(said()).toBe("placeholder! CODE128 false 400 step 2");
});

test("going back before hydration shows the page that the address names", async () => {
  history.replaceState(null, "", "/wifi");
  const element = screen.getByTestId("root");
  element.innerHTML = "<p>/wifi</p>";
  root = hydrateRoot(
    element,
    <EarlyReplay>
      <BrowserRouter>
        <Place />
      </BrowserRouter>
    </EarlyReplay>,
  );
  await waitFor(() => expect(element.textContent).toBe("/before"));
  history.replaceState(null, "", "/");
});
