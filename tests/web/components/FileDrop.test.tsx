import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { FileDrop } from "../../../web/components/fields/FileDrop.tsx";

afterEach(cleanup);

const picture = (name: string) => new File(["x"], name, { type: "image/png" });
const held = (files: File[]) => ({ types: ["Files"], files, dropEffect: "" });

function Place({ multiple = false, busy = false }) {
  const [taken, setTaken] = useState<string[]>([]);
  return (
    <>
      <FileDrop
        title="Drop a picture here"
        over="Let go"
        hint="PNG up to 10 MB"
        button="Choose Image"
        accept={["image/png"]}
        multiple={multiple}
        busy={busy}
        onFiles={(files) => setTaken([...taken, ...files.map(({ name }) => name)])}
      />
      <p data-testid="beside">{taken.join(", ")}</p>
    </>
  );
}
const taken = () => screen.getByTestId("beside").textContent;

test("accepts dropped files, and only the first one unless it allows several", () => {
  const { unmount } = render(<Place />);
  fireEvent.drop(screen.getByText("Drop a picture here"), {
    dataTransfer: held([picture("a.png"), picture("b.png")]),
  });
  expect(taken()).toBe("a.png");
  unmount();
  render(<Place multiple />);
  fireEvent.drop(screen.getByText("Drop a picture here"), {
    dataTransfer: held([picture("a.png"), picture("b.png")]),
  });
  expect(taken()).toBe("a.png, b.png");
});

test("shows a hint while files are dragged over it, and hides it when they leave", () => {
  render(<Place />);
  const title = screen.getByText("Drop a picture here");
  fireEvent.dragEnter(title, { dataTransfer: held([]) });
  expect(screen.getByText("Let go")).not.toBeNull();
  fireEvent.dragOver(screen.getByTestId("beside"), { dataTransfer: held([]) });
  expect(screen.getByText("Drop a picture here")).not.toBeNull();
});

test("prevents the browser from opening a file dropped beside it", () => {
  render(<Place />);
  const beside = screen.getByTestId("beside");
  const drop = createEvent.drop(beside, { dataTransfer: held([picture("a.png")]) });
  fireEvent(beside, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(taken()).toBe("");
});

test("ignores dragged text", () => {
  render(<Place />);
  const title = screen.getByText("Drop a picture here");
  const over = createEvent.dragOver(title, { dataTransfer: { types: ["text/plain"], files: [] } });
  fireEvent(title, over);
  expect(over.defaultPrevented).toBe(false);
  expect(screen.queryByText("Let go")).toBeNull();
});

test("accepts the same file twice", async () => {
  const user = userEvent.setup();
  render(<Place />);
  const input = screen.getByLabelText<HTMLInputElement>(/Drop a picture here/, { selector: "input" });
  await user.upload(input, picture("a.png"));
  await user.upload(input, picture("a.png"));
  expect(taken()).toBe("a.png, a.png");
});

test("opens the file dialog by keyboard, from a button that describes the accepted files", async () => {
  const user = userEvent.setup();
  render(<Place />);
  const button = screen.getByRole("button", { name: "Choose Image", description: "PNG up to 10 MB" });
  let opened = 0;
  screen
    .getByLabelText(/Drop a picture here/, { selector: "input" })
    .addEventListener("click", () => opened++);
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard("{Enter}");
  expect(opened).toBe(1);
});

test("ignores drops while busy", () => {
  render(<Place busy />);
  fireEvent.drop(screen.getByText("Drop a picture here"), { dataTransfer: held([picture("a.png")]) });
  expect(taken()).toBe("");
});
