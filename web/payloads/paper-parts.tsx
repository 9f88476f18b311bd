import { later } from "../components/loading/later.tsx";
import { Skeleton } from "../components/loading/Skeleton.tsx";
import { AdviceGroup } from "../generator/advice/AdviceGroup.tsx";
import { unitOf } from "../generator/paper/paper.ts";
import { withModule, withUnit } from "../generator/paper/qr-paper.ts";
import { UnitChoice } from "../generator/paper/UnitChoice.tsx";
import type { Payload } from "./use-payload.ts";

const paperFields = later(async () => (await import("../generator/paper/QrPaperFields.tsx")).QrPaperFields);

/** How large a code is on paper: the choice of a unit, the fields of a length, which are null where the size is px, and the advisor. */
export function paperParts({ design, setDesign, code }: Pick<Payload, "design" | "setDesign" | "code">) {
  const unit = unitOf(design);
  return {
    choice: <UnitChoice unit={unit} onChoose={(chosen) => setDesign(withUnit(chosen, design))} />,
    fields:
      unit !== "px" && design.print ? (
        <paperFields.Part
          paper={design}
          print={design.print}
          unit={unit}
          code={code}
          onChange={setDesign}
          onFailed={() => setDesign(withUnit("px", design))}
          fallback={<Skeleton className="h-64 w-full" />}
        />
      ) : null,
    advice: (
      <AdviceGroup
        symbology="QR Code"
        modules={code && code.symbol.size + 2 * code.design.margin}
        printed={code?.printed ?? null}
        onTake={({ dpi, dots }) => setDesign(withModule(dots, dpi, design.asked))}
      />
    ),
  };
}
