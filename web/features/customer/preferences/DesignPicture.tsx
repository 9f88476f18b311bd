import { useMemo } from "react";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import type { DefaultDesign } from "../../../../core/users/default-design.ts";
import { useFramed } from "../../../codes/use-framed.ts";
import { DrawingPicture } from "../../../components/DrawingPicture.tsx";
import { useSiteUrl } from "../../../api/public-settings.ts";

/** A code with this design, as the generator would draw it. */
export function DesignPicture({ design }: { design: DefaultDesign }) {
  const site = useSiteUrl();
  const { frame, lettering } = useFramed(design.frame);
  const made = useMemo(
    () => makeQr(site, { ...design, frame }, null, lettering),
    [site, design, frame, lettering],
  );
  return (
    <div
      style={{ backgroundColor: design.background === "transparent" ? "#ffffff" : design.background }}
      className="grid size-32 place-items-center overflow-hidden rounded-box ring-1 ring-line"
    >
      <DrawingPicture drawing={made.drawing} alt="" className="size-full object-contain" />
    </div>
  );
}
