import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRowFocus } from "../../../../../web/features/bulk/table/use-row-focus.ts";

/** A table to which rows are added, and which is checked by a worker. */
function Rows() {
  const [rows, setRows] = useState(1);
  const [checks, setChecks] = useState(0);
  const { around, focusRow } = useRowFocus();
  const add = () => {
    setRows(rows + 1);
    focusRow(rows, 0);
  };
  return (
    <div {...around}>
      <button type="button" onClick={add}>
        Add
      </button>
      <button type="button" onClick={() => setTimeout(() => setChecks(checks + 1))}>
        Check
      </button>
      <output>{checks}</output>
      <table>
        {Array.from({ length: rows }, (_, row) => (
          <tbody key={row}>
            <tr>
              <td>
                <input aria-label={`row ${row}`} />
              </td>
              <td>
                <button type="button" data-row={row}>
                  {row}
                </button>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

// as in a browser, where effects wait for their turn
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => vi.unstubAllGlobals());

test("a new row gets the focus, also if it is added when a check has just ended", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Rows />);
  const checks = await screen.findByText("0", { selector: "output" });
  // called after the check is shown and before its effects
  new MutationObserver(() => screen.getByText("Add").click()).observe(checks, {
    characterData: true,
    subtree: true,
  });
  screen.getByText("Check").click();
  const cell = await screen.findByLabelText("row 1");
  await waitFor(() => expect(document.activeElement).toBe(cell));
  root.unmount();
  place.remove();
});
