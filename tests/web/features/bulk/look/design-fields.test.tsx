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

test("files keep their sizes in px", () => {
  render(<Page output="files" type="barcode" />);
  expect(screen.getByRole("radio", { name: "Pixels" })).toHaveProperty("checked", true);
  expect(screen.getAllByRole("slider", { name: /width|height|margin|font/i })).toHaveLength(4);
  cleanup();
  render(<Page output="files" type="qr" />);
  expect(screen.getAllByRole("slider", { name: /width/i })).toHaveLength(1);
});
