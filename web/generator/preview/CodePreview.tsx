import { clsx } from "clsx";
import { RefreshCw } from "lucide-react";
import { useRef, type ReactNode } from "react";
import type { Drawing } from "../../../core/codes/drawing.ts";
import { IconButton } from "../../components/Button.tsx";
import { CodeCanvas } from "./CodeCanvas.tsx";
import { useMessages } from "../../components/messages.tsx";
import { SentPicture } from "./SentPicture.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { useLive } from "../../components/loading/use-live.ts";
import { PREVIEW_ID } from "./preview-id.ts";
import { useScrollRoom } from "./use-scroll-room.ts";

/** A QR code on a longer canvas would be tiny in the square: the empty ends are cropped. */
const SQUARE_RATIO = 2;

export type PreviewState =
  | { kind: "empty" | "busy" | "failed"; message: string }
  /** A code will follow at once: its place and that of the notes are kept. */
  | { kind: "coming" }
  /** `printedWidth`: mm, for a code that has a size on paper. */
  | { kind: "ready"; drawing: Drawing; printedWidth?: number | undefined };

/**
 * The code, always in view: beside the wizard on a wide screen, at the top of a phone's screen while typing.
 * All states have the same size. The server renders it as a picture, which needs no script.
 */
export function CodePreview({
  state,
  shape,
  onRefresh,
  tools,
  remedy,
  children,
}: {
  state: PreviewState;
  shape: "square" | "wide";
  onRefresh: () => void;
  /** Additional buttons, like the refresh button. */
  tools?: ReactNode;
  /** What the user can do if there is no code. */
  remedy: ReactNode;
  /** Proof and notes. */
  children: ReactNode;
}) {
  const t = useMessages();
  const live = useLive();
  const section = useRef<HTMLElement>(null);
  useScrollRoom(section);
  const ready = state.kind === "ready";
  const placed = ready || state.kind === "coming";
  const refresh = (
    <IconButton label={t("generator.refresh")} onClick={onRefresh}>
      <RefreshCw aria-hidden="true" />
    </IconButton>
  );
  const box = clsx(
    "relative rounded-box lg:h-auto lg:w-full",
    placed && (shape === "square" ? "lg:aspect-square" : "lg:aspect-[2/1]"),
    ready && "plate overflow-hidden p-1 lg:p-2",
    state.kind === "coming" && "skeleton",
    placed
      ? ["shrink-0", shape === "square" ? "size-28" : "h-24 w-full"]
      : [
          // as high as a code and its notes, which come in its place
          "grid w-full min-w-0 border border-dashed border-control lg:grid-rows-[auto_8rem] lg:before:col-start-1 lg:before:row-start-1",
          shape === "square" ? "min-h-33 lg:before:aspect-square" : "min-h-24 lg:before:aspect-[2/1]",
        ],
    "print:block print:aspect-auto print:size-auto! print:overflow-visible print:p-0!",
  );
  return (
    <section
      ref={section}
      id={PREVIEW_ID}
      aria-label={t("generator.preview")}
      className={clsx(
        "sticky top-0 z-20 order-first -mx-4 border-b print:border-0! print:overflow-visible! border-line bg-ground px-4 py-3 max-lg:overflow-clip sm:top-16 md:-mx-8 md:px-8",
        "lg:top-24 lg:order-none lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0",
      )}
    >
      <div className="hidden h-10 items-center justify-between lg:flex">
        <h2 className="text-sm font-medium text-soft">{t("generator.preview")}</h2>
        <div className="-mr-2.5 flex">
          {tools}
          {refresh}
        </div>
      </div>
      <div
        className={clsx(
          "flex gap-x-4 gap-y-2 lg:flex-col lg:gap-4 print:block",
          shape === "wide" && "max-lg:flex-col",
        )}
      >
        <div className={box} data-print={ready ? "only" : undefined}>
          {ready && live ? (
            <CodeCanvas
              drawing={state.drawing}
              maxRatio={shape === "square" ? SQUARE_RATIO : Infinity}
              printedWidth={state.printedWidth}
            />
          ) : null}
          {ready && !live ? (
            <SentPicture
              drawing={state.drawing}
              alt={t(state.drawing.description.code, state.drawing.description.values)}
              className={clsx("size-full object-contain", state.drawing.background.alpha < 1 && "chequered")}
            />
          ) : null}
          {placed ? null : (
            <div className="flex flex-col items-center justify-center gap-2 p-3 text-center text-sm text-soft lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-4">
              {state.kind === "busy" ? <Spinner /> : null}
              <output className={clsx("max-w-64 text-balance", state.kind === "failed" && "text-danger")}>
                {state.message}
              </output>
              {state.kind === "empty" ? null : remedy}
            </div>
          )}
        </div>
        {placed || tools ? (
          <div className={clsx("flex min-w-0 items-start justify-between gap-2", placed && "grow")}>
            {placed ? (
              <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-2">{children}</div>
            ) : null}
            <div className="-my-2 -mr-2 flex flex-col lg:hidden">
              {placed ? refresh : null}
              {tools}
            </div>
          </div>
        ) : null}
      </div>
    </section>
  );
}
