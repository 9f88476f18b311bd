import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type BulkDraft, newBulkDraft } from "../../../../../web/features/bulk/bulk-draft.ts";
import { DesignFields } from "../../../../../web/features/bulk/look/DesignFields.tsx";
import { useRowCode } from "../../../../../web/features/bulk/look/use-row-code.ts";
import type { Bulk } from "../../../../../web/features/bulk/use-bulk.ts";

afterEach(cleanup);

function Page(change: Partial<BulkDraft>) {
  const draft = { ...newBulkDraft(), ...change };
  const code = useRowCode(null, draft.design, {}, false);
  return <DesignFields bulk={{ draft } as Bulk} row={null} code={code} />;
}

test.each(["sheet", "printer"] as const)(
  "no size in px is offered for labels, which set it (%s)",
  (output) => {
    for (const type of ["qr", "barcode"] as const) {
      render(<Page output={output} type={type} />);
      expect(screen.getByRole("radio", { name: "Largest" })).toHaveProperty("checked", true);
      expect(screen.queryByRole("radio", { name: "Pixels" })).toBeNull();
      expect(screen.queryAllByRole("slider", { name: /width|height|margin|font/i })).toEqual([]);
      // other choices stay
      expect(screen.queryAllByRole("checkbox", { name: "Display text" })).toHaveLength(type === "qr" ? 0 : 1);
      cleanup();
    }
  },
);

const { design, look } = newBulkDraft();
const SIZED = {
  design: { ...design, print: { dpi: 300, size: 295 } },
  asked: { length: 25, unit: "mm" },
  look: { ...look, print: { dpi: 300, barWidth: 4 } },
} satisfies Partial<BulkDraft>;
const resolutions = () => screen.queryAllByRole("combobox", { name: "Printer resolution" }).length;

test.each(["qr", "barcode"] as const)(
  "the printer of labels is chosen with them, and that of files here (%s)",
  (type) => {
    for (const output of ["files", "sheet", "printer"] as const) {
      render(<Page {...SIZED} output={output} type={type} />);
      expect([output, resolutions()]).toEqual([output, output === "files" ? 1 : 0]);
      cleanup();
    }
  },
);

test("bars without a chosen height have the height that their label allows", () => {
  render(<Page {...SIZED} output="printer" type="barcode" />);
  expect(screen.getByRole("textbox", { name: "Bar height in millimeters" })).toHaveProperty("value", "");
  expect(screen.getByText(/^Until a height is typed/)).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Module in dots" })).toHaveProperty("value", "3");
});

test("files keep their sizes in px", () => {
  render(<Page output="files" type="barcode" />);
  expect(screen.getByRole("radio", { name: "Pixels" })).toHaveProperty("checked", true);
  expect(screen.getAllByRole("slider", { name: /width|height|margin|font/i })).toHaveLength(4);
  cleanup();
  render(<Page output="files" type="qr" />);
  expect(screen.getAllByRole("slider", { name: /width/i })).toHaveLength(1);
});
