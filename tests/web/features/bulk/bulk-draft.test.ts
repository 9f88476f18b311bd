// @vitest-environment node
import { expect, test } from "vitest";
import { bulkDraftSchema, newBulkDraft } from "../../../../web/features/bulk/bulk-draft.ts";
import { NEW_LABEL_LOOK } from "../../../../web/features/bulk/labels/label-choices.ts";

test("a batch that was saved with one line of text opens with it", () => {
  const { textColumns: _columns, ownLabel: _own, labelLook: _look, page: _page, ...older } = newBulkDraft();
  const opened = bulkDraftSchema.parse({ ...older, textColumn: 2, start: "7" });
  expect(opened).toEqual({ ...newBulkDraft(), textColumns: [2], start: "7" });
  expect(bulkDraftSchema.parse({ ...older, textColumn: null }).textColumns).toEqual([]);
  // saved before labels had margins, offsets and numbers
  const look = { side: "top", align: null, textSize: 9, rotation: 0, border: true };
  expect(bulkDraftSchema.parse({ ...older, labelLook: look }).labelLook).toEqual({
    ...NEW_LABEL_LOOK,
    side: "top",
    border: true,
  });
});
