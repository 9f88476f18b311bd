import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { inkProblem } from "../../../../../core/codes/print/ink-problem.ts";
import { type BulkDraft, newBulkDraft } from "../../../../../web/features/bulk/bulk-draft.ts";
import { InkRefusal } from "../../../../../web/features/bulk/make/InkRefusal.tsx";
import type { Bulk } from "../../../../../web/features/bulk/use-bulk.ts";
import { loadTexts } from "../../../../../web/messages/load-texts.ts";

beforeAll(() => loadTexts("en", ["bulk", "bulk-rows"]));
afterEach(cleanup);

const { design, look } = newBulkDraft();
const colors = { foreground: "#1e3a8a", background: "#fef3c7" };

test.each(["qr", "barcode"] as const)(
  "one press makes the design of all rows black on white (%s)",
  (type) => {
    let draft: BulkDraft = {
      ...newBulkDraft(),
      type,
      design: { ...design, ...colors },
      look: { ...look, ...colors },
    };
    const inkFault = inkProblem(type === "qr" ? draft.design : draft.look, "k")?.reason;
    const bulk = {
      draft,
      checked: { inkFault },
      patch: (change: Partial<BulkDraft>) => (draft = { ...draft, ...change }),
    } as unknown as Bulk;
    render(<InkRefusal bulk={bulk} />);
    expect(screen.getByRole("status").textContent).toContain("Black ink alone does not print #1e3a8a");
    fireEvent.click(screen.getByRole("button", { name: "Make the code black on white" }));
    expect(inkProblem(type === "qr" ? draft.design : draft.look, "k")).toBeNull();
    // the other one is not that of the rows
    expect((type === "qr" ? draft.look : draft.design).foreground).toBe(colors.foreground);
  },
);
