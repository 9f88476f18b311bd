import { expect, test } from "vitest";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { withDesign } from "../../../../web/features/qr-generator/default-design.ts";
import { newQrDraft, qrDesignOf } from "../../../../web/features/qr-generator/qr-draft.ts";

test.each([
  ["a square", { foreground: "#112233", background: "#ffeedd", size: 700, margin: 4, logoSize: 40 }],
  ["a size of its own", { foreground: "#112233", size: { width: 500, height: 300 } }],
])("a new code begins with the kept design: %s", (_what, kept) => {
  const design = qrDesignSchema.parse(kept);
  const draft = withDesign(newQrDraft("https://example.com/mine"), design);
  expect(qrDesignOf(draft)).toEqual(design);
  expect(draft.content).toBe("https://example.com/mine");
});
