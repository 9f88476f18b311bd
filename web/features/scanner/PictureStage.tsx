import { ImageOff } from "lucide-react";
import { useMessages } from "../../components/messages.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { CodeOutlines } from "./CodeOutlines.tsx";
import { PictureCanvas } from "./PictureCanvas.tsx";
import type { ScannerPicture } from "./scanner-state.ts";

/** A picture as large as the stage allows, with its codes marked; an animation runs while it is searched. */
export function PictureStage({
  picture: { name, shown, codes, state },
  active,
  onActive,
  onChoose,
}: {
  picture: ScannerPicture;
  active: number | null;
  onActive: (index: number | null) => void;
  onChoose: (index: number) => void;
}) {
  const t = useMessages();
  if (!shown) {
    const isOver = state.kind === "refused" || state.kind === "failed" || state.kind === "stopped";
    return (
      <div className="grid size-full place-items-center text-faint">
        {isOver ? <ImageOff aria-hidden="true" className="size-10" strokeWidth={1.25} /> : <Spinner />}
      </div>
    );
  }
  const { width, height } = shown;
  return (
    <div className="@container-size grid size-full place-items-center p-3">
      <div
        className="relative"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100cqw, 100cqh * ${width / height})` }}
      >
        <PictureCanvas
          picture={shown}
          label={t("scanner.preview", { name })}
          className="size-full rounded-inner bg-white"
        />
        {state.kind === "scanning" ? (
          <div aria-hidden="true" className="absolute inset-0 overflow-clip rounded-inner">
            <div className="sweep h-full" />
          </div>
        ) : null}
        <CodeOutlines
          codes={codes}
          width={width}
          height={height}
          active={active}
          onActive={onActive}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}
