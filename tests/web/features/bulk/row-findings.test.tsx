import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { RowFindings } from "../../../../web/features/bulk/table/RowFindings.tsx";
import type { Bulk } from "../../../../web/features/bulk/use-bulk.ts";
import type { Language } from "../../../../core/languages.ts";
import { loadTexts } from "../../../../web/messages/load-texts.ts";

afterEach(cleanup);

test.each<[Language, string]>([
  ["en", "Quantity:"],
  ["de", "Anzahl:"],
  ["fr", "Quantité\u00A0:"],
])("the column that a sentence is about stands before it as %s writes it", async (language, name) => {
  await loadTexts(language, ["bulk", "bulk-rows"]);
  const problem = { column: "quantity", place: 0, message: "…" } as const;
  render(
    <MessagesProvider language={language}>
      <RowFindings
        bulk={{} as Bulk}
        row={0}
        line={2}
        result={{
          problems: [problem],
          notes: [],
          canKeep: false,
          order: null,
          isStyled: false,
          file: "2",
        }}
        columns={[]}
        failure={undefined}
      />
    </MessagesProvider>,
  );
  const shown = screen.getByText((_, element) => element?.className === "font-medium");
  expect(shown.textContent.trim()).toBe(name);
});
