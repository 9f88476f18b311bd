import { useMemo } from "react";
import { useFramed } from "../codes/use-framed.ts";
import { useLogoPicture } from "../codes/use-logo-picture.ts";
import { DrawingPicture } from "../components/DrawingPicture.tsx";
import { redraw } from "../history/redraw.ts";
import type { RecentCode } from "./recent-code.ts";

/** The code, small, drawn on demand. A transparent background shows white. */
export function RecentPicture({ code: { record, logo } }: { code: RecentCode }) {
  const loaded = useLogoPicture(logo?.dataUrl ?? null);
  const picture = loaded.state === "ready" ? loaded.picture : null;
  const { frame, lettering } = useFramed(record.design.kind === "qr" ? record.design.frame : undefined);
  const redrawn = useMemo(() => {
    const design = record.design.kind === "qr" ? { ...record.design, frame } : record.design;
    return redraw({ content: record.content, design }, picture, lettering);
  }, [record, picture, frame, lettering]);
  return (
    <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-box bg-white ring-1 ring-line">
      {redrawn ? (
        <DrawingPicture drawing={redrawn.drawing} alt="" className="max-h-full max-w-full object-contain" />
      ) : null}
    </div>
  );
}
