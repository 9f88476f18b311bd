import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { BarcodePaperFields } from "../../../../web/generator/paper/BarcodePaperFields.tsx";

afterEach(cleanup);

/** What the page says of the size of an EAN-13 with modules of 4 dots at 300 dpi. @param margin dots */
const said = (margin: number): string | null => {
  const print = { dpi: 300, barWidth: 4, margin };
  const design = barcodeDesignSchema.parse({ print });
  render(
    <MessagesProvider language="en">
      <BarcodePaperFields
        draft={{}}
        print={print}
        unit="mm"
        made={makeBarcode("EAN13", "4006381333931", design)}
        onChange={() => undefined}
      />
    </MessagesProvider>,
  );
  return screen.getByRole("status").textContent;
};

test("a margin wider than the quiet zone does not count toward the code's width", () => {
  // 95 modules, and 11 and 7 of quiet zone: 113 × 4 dots
  expect(said(118)).toMatch(/^Printed 52\.15 × .* The code with its quiet zone is 38\.27\smm wide\.$/);
});

test("a default height shows the value that is drawn", () => {
  said(20);
  const { value } = screen.getByRole<HTMLInputElement>("textbox", { name: /Bar height/ });
  expect(Number(value)).toBeGreaterThan(22.8);
});

test("the size is shown once if the code fills its picture", () => {
  expect(said(20)).toMatch(/^Printed 38\.27 × [\d.]+\smm, with modules of 0\.339\smm: 4 dots at 300\sdpi\.$/);
});
