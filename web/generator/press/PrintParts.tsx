import type { ComponentProps } from "react";
import { ReportGroup } from "../report/ReportGroup.tsx";
import { PressGroup } from "./PressGroup.tsx";

type Shared = ComponentProps<typeof ReportGroup>;

/** The parts for print below the downloads: files for a print shop, and the print report. */
export const PrintParts = ({
  onSize,
  ...press
}: ComponentProps<typeof PressGroup> & Pick<Shared, "onSize">) => (
  <div className="grid gap-2">
    <PressGroup {...press} />
    <ReportGroup
      offer={press.offer}
      onSize={onSize}
      loginFirst={press.loginFirst}
      keepDraft={press.keepDraft}
    />
  </div>
);
