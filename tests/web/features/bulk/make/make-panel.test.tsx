import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test } from "vitest";
import { newBulkDraft } from "../../../../../web/features/bulk/bulk-draft.ts";
import { MakePanel } from "../../../../../web/features/bulk/make/MakePanel.tsx";
import type { BatchState, MadeBatch } from "../../../../../web/features/bulk/make/use-batch.ts";
import type { Bulk } from "../../../../../web/features/bulk/use-bulk.ts";
import type { SessionClient, SessionState } from "../../../../../web/session/session-client.ts";
import { SessionProvider } from "../../../../../web/session/session.tsx";

afterEach(cleanup);

type Output = "files" | "sheet" | "printer";
const nothing = () => undefined;
const showPanel = (
  output: Output,
  state: BatchState = { kind: "idle" },
  session: SessionState | null = null,
  checked: Bulk["checked"] = null,
) => {
  const panel = (
    <MakePanel
      bulk={{ draft: { ...newBulkDraft(), output }, checked, storage: { isRefused: false } } as Bulk}
      state={state}
      ready={4}
      left={0}
      isNoneFitting={false}
      opening={false}
      button={createRef()}
      onMake={nothing}
      onCancel={nothing}
      onSave={nothing}
    />
  );
  const client = {
    state: () => session,
    subscribe: () => nothing,
    start: () => Promise.resolve(),
  } as unknown as SessionClient;
  render(session === null ? panel : <SessionProvider client={client}>{panel}</SessionProvider>);
};
const made = (
  printed: MadeBatch["printed"],
  output: Output = "sheet",
  cautions: MadeBatch["cautions"] = [],
): BatchState => ({
  kind: "made",
  batch: {
    file: new Blob(),
    name: "a.pdf",
    output,
    format: "png",
    printed,
    cautions,
    written: 4,
    failures: [],
    checked: true,
  },
});

const TRUE_SIZE = "Print the PDF at 100% (actual size), not fitted to the page.";

test("sheets of labels are to be printed at 100%, before they are made and after", () => {
  showPanel("sheet");
  expect(screen.getAllByText(TRUE_SIZE)).toHaveLength(1);
  cleanup();
  showPanel("sheet", made({ labels: 4, pages: 1, hasFirstPage: false }));
  expect(screen.getByRole("status").textContent).toContain(TRUE_SIZE);
  expect(screen.getAllByText(TRUE_SIZE)).toHaveLength(1);
});

test.each(["files", "printer"] as const)("%s are not printed on a page", (output) => {
  showPanel(
    output,
    made(output === "files" ? null : { labels: 4, pages: null, hasFirstPage: false }, output),
  );
  expect(screen.queryByText(TRUE_SIZE)).toBeNull();
});

test("a page with the counts is no page of labels", () => {
  showPanel("sheet", made({ labels: 4, pages: 1, hasFirstPage: true }));
  expect(screen.getByRole("status").textContent).toContain(
    "4 labels were made and read back, on 1 page after the first page with the counts.",
  );
});

test("what labels are cautioned about is said of all rows, with the first line", () => {
  const code = "caution.low_retail_label";
  const low = { code, values: { mm: 21.12, needed: 22.85 }, line: 2, count: 60 } as const;
  showPanel("sheet", made({ labels: 60, pages: 3, hasFirstPage: false }, "sheet", [low]));
  expect(screen.getByRole("status").textContent).toMatch(
    /60 rows, the first on line 2: The bars are only 21\.12 mm high.*GS1 asks for 22\.85 mm.*choose a larger label, or leave out its text and picture\./,
  );
});

test("what files are cautioned about is said as well", () => {
  const fine = { code: "caution.fine", values: { mm: 0.169, needed: 0.25 }, line: 7, count: 1 } as const;
  showPanel("files", made(null, "files", [fine]));
  expect(screen.getByRole("status").textContent).toContain(
    "Line 7: Each module is only 0.169 mm wide on paper",
  );
});

test("a file is named by its kind, and stays as the earlier one when another kind is chosen", () => {
  const sheet = made({ labels: 4, pages: 1, hasFirstPage: false });
  showPanel("sheet", sheet);
  expect(screen.getByRole("status").textContent).toMatch(/^Label sheets \(PDF\)/);
  cleanup();
  showPanel("printer", sheet);
  expect(screen.getByRole("status").textContent).toMatch(/^From your earlier choice: Label sheets \(PDF\)/);
  expect(screen.getByRole("button", { name: "Download again" })).not.toBeNull();
  cleanup();
  showPanel("files", made(null, "files"));
  expect(screen.getByRole("status").textContent).toMatch(/^Files \(ZIP, PNG\)/);
});

test.each<[SessionState, string]>([
  [{ status: "loading", user: null }, "Made in your browser"],
  [{ status: "signed_out", user: null, why: "away" }, "Made in your browser"],
  [{ status: "signed_out", user: null, why: "nobody" }, "Making the codes needs an account"],
])("the button says beforehand who can make codes (%j)", (session, shown) => {
  showPanel("files", { kind: "idle" }, session);
  const texts = screen.getAllByText(/^(?:Made in your browser|Making the codes needs an account)/);
  // both take their room, so that nothing moves when the session becomes known
  expect(texts).toHaveLength(2);
  const visible = texts.filter((text) => !text.classList.contains("invisible"));
  expect(visible.map((text) => text.textContent)).toEqual([expect.stringMatching(`^${shown}`)]);
});

test("a canceled batch gives the focus back to the button, and says that there is no file", () => {
  showPanel("files", { kind: "making", done: 1, total: 4 });
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Make 4 codes" }));
  cleanup();
  showPanel("files", { kind: "canceled" });
  expect(screen.getByRole("status").textContent).toBe("Canceled: no file was made.");
});

test("beside a button that is off stands why the ink does not print the design", () => {
  const checked = { inkFault: { code: "rows.black_gradient", values: {} } };
  showPanel("files", undefined, null, checked as unknown as Bulk["checked"]);
  expect(screen.getByText(/Black ink alone prints no gradient/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Make 4 codes" })).toHaveProperty("disabled", true);
});
