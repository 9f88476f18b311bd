import type { ComponentProps } from "react";
import { ReportGroup } from "../report/ReportGroup.tsx";
import { PressGroup } from "./PressGroup.tsx";

type Shared = ComponentProps<typeof ReportGroup>;

/** What there is for a print shop below the files of a code: its own files, and how it prints. */
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
