import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { type QrPaper, withWidth } from "../../../../web/generator/paper/qr-paper.ts";
import { QrPaperFields } from "../../../../web/generator/paper/QrPaperFields.tsx";

afterEach(cleanup);

test("without a code the dots field is empty, and no field shows an error", () => {
  render(
    <MessagesProvider language="en">
      <QrPaperFields
        paper={{ print: { dpi: 300, size: 35 }, asked: { length: 3, unit: "mm" } }}
        print={{ dpi: 300, size: 35 }}
        unit="mm"
        code={null}
        onChange={() => undefined}
      />
    </MessagesProvider>,
  );
  expect(screen.getByRole("textbox", { name: "Module in dots" })).toHaveProperty("value", "");
  expect(screen.getByRole("textbox", { name: "Width in millimeters" })).toHaveProperty("value", "3");
  expect(screen.queryByRole("alert")).toBeNull();
});

const DESIGN = qrDesignSchema.parse({});

test.each([
  [300, 2, "3.9"],
  [300, 3.9, null],
  [600, 2.5, "2.93"],
  [600, 2.93, null],
])("at %d dpi a code %d mm wide is too small for readers, and one of %s mm is not", (dpi, length, needed) => {
  const { print = { dpi } } = withWidth(length, "mm", dpi);
  render(
    <MessagesProvider language="en">
      <QrPaperFields
        paper={{ print, asked: { length, unit: "mm" } }}
        print={print}
        unit="mm"
        code={makeQr("HELLO", { ...DESIGN, margin: 1, print }, null)}
        onChange={() => undefined}
      />
    </MessagesProvider>,
  );
  const [, least = null] =
    /Too small: .* need at least ([\d.]+)\smm/.exec(document.body.textContent ?? "") ?? [];
  expect(least).toBe(needed);
});

function Undrawn() {
  const [paper, setPaper] = useState<QrPaper>({ print: { dpi: 300, module: 7 } });
  return (
    <MessagesProvider language="en">
      <QrPaperFields
        paper={paper}
        print={paper.print ?? { dpi: 300 }}
        unit="mm"
        code={null}
        onChange={setPaper}
      />
    </MessagesProvider>
  );
}

test("typed dots stay while the code is still being drawn", async () => {
  render(<Undrawn />);
  const field = screen.getByRole("textbox", { name: "Module in dots" });
  expect(field).toHaveProperty("value", "7");
  await userEvent.clear(field);
  await userEvent.type(field, "12");
  expect(field).toHaveProperty("value", "12");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a module finer than readers see is an error at its field", async () => {
  render(<Undrawn />);
  const field = screen.getByRole("textbox", { name: "Module in dots" });
  await userEvent.clear(field);
  await userEvent.type(field, "1");
  expect(screen.getByRole("alert").textContent).toContain("2");
});
