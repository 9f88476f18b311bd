import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NumberField } from "../../../web/components/fields/NumberField.tsx";
import { MessagesProvider } from "../../../web/components/messages.tsx";

afterEach(cleanup);

function Widths({ onValue }: { onValue: (value: number) => void }) {
  const [value, setValue] = useState(25);
  const take = (next: number) => {
    setValue(next);
    onValue(next);
  };
  return (
    <MessagesProvider language="en">
      <NumberField
        aria-label="Width"
        value={value}
        min={1.78}
        max={84.66}
        unit="mm"
        decimals={2}
        step={0.5}
        onChange={take}
      />
    </MessagesProvider>
  );
}

test("accepts decimals with a point or a comma, and keeps them as typed", async () => {
  const onValue = vi.fn<(value: number) => void>();
  render(<Widths onValue={onValue} />);
  const field = screen.getByRole("textbox", { name: "Width" });
  await userEvent.clear(field);
  await userEvent.type(field, "12,50");
  expect(onValue).toHaveBeenLastCalledWith(12.5);
  expect(field).toHaveProperty("value", "12,50");
  await userEvent.keyboard("{ArrowDown}");
  expect(onValue).toHaveBeenLastCalledWith(12);
  expect(field).toHaveProperty("value", "12");
  await userEvent.clear(field);
  await userEvent.type(field, "90.5");
  expect(screen.getByRole("alert").textContent).toBe(
    "Enter a number from 1.78 to 84.66. Until then, 12\u00a0mm is used.",
  );
  expect(field).toHaveProperty("value", "90.5");
  expect(onValue).toHaveBeenLastCalledWith(12);
});

function Dots() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <MessagesProvider language="en">
      <NumberField aria-label="Module" value={value} min={1} max={41} unit="dots" onChange={setValue} />
    </MessagesProvider>
  );
}

test("an empty field shows no error until an invalid value is typed", async () => {
  render(<Dots />);
  const field = screen.getByRole("textbox", { name: "Module" });
  expect(field).toHaveProperty("value", "");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.type(field, "x");
  expect(screen.getByRole("alert").textContent).toBe("Enter a number from 1 to 41.");
  await userEvent.clear(field);
  await userEvent.type(field, "20");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field).toHaveProperty("value", "20");
  cleanup();
  render(<Dots />);
  await userEvent.type(screen.getByRole("textbox", { name: "Module" }), "{ArrowUp}");
  expect(screen.getByRole("textbox", { name: "Module" })).toHaveProperty("value", "1");
});
