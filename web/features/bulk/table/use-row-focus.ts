import { type FocusEvent, useLayoutEffect, useReducer, useRef } from "react";

/** Where the keyboard is, or is to go. */
interface Place {
  /** Place of the row in the table; null outside of the rows. */
  row: number | null;
  /** Place of the cell in its row; null for the button of the row. */
  cell: number | null;
}

/** The row and the cell of an element of the table. */
function placeOf(element: Element): Place {
  const line = element.closest("tbody")?.querySelector<HTMLElement>("[data-row]");
  const cell = element.matches("input:not([type=checkbox])") ? element.closest("td") : null;
  return { row: line ? Number(line.dataset["row"]) : null, cell: cell?.cellIndex ?? null };
}

/**
 * Moves the focus to a row or, if it is not shown, to the first one after it. Without one, as after the fix of all values,
 * to the rows, whose first control is next; without any rows to the chosen filter.
 */
function focusPlace(table: HTMLElement, { row, cell }: Place): void {
  const lines = [...table.querySelectorAll<HTMLElement>("[data-row]")];
  const line = row === null ? undefined : lines.find((each) => Number(each.dataset["row"]) >= row);
  const field = cell === null ? null : line?.closest("tr")?.cells[cell]?.querySelector("input");
  const rows = row === null ? table.querySelector<HTMLElement>("section[tabindex]") : null;
  (field ?? line ?? rows ?? table.querySelector<HTMLElement>("input[type=radio]:checked"))?.focus();
}

/**
 * Keeps the keyboard in the table when what has the focus goes: a fix with its problem, a row with its removal, or
 * with the check of its new value where only rows to fix are shown.
 * @returns properties of the element around filter, tools and rows; and a function that moves the focus after the
 * next change: to a row, and to one of its cells
 */
export function useRowFocus() {
  const table = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const place = useRef<Place>({ row: null, cell: null });
  const wanted = useRef<Place>(null);
  // a row that is shown already changes nothing else
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // Any change can take an element away: there is no event of its own for that. A layout effect: React may run that of an earlier
  // render once the next change has been asked for, and it would move the focus before the row is there.
  useLayoutEffect(() => {
    if (!table.current) return;
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    const next = wanted.current ?? (isLost ? place.current : null);
    wanted.current = null;
    if (next) focusPlace(table.current, next);
    // rows before it may have come or gone
    else if (focused.current?.isConnected) place.current = placeOf(focused.current);
  });
  return {
    around: {
      ref: table,
      onFocus: ({ target }: FocusEvent) => {
        focused.current = target;
        place.current = placeOf(target);
      },
      // by the user: a removed element sends none
      onBlur: () => {
        focused.current = null;
      },
    },
    focusRow: (row: number, cell: number | null = null) => {
      wanted.current = { row, cell };
      renderAgain();
    },
  };
}
