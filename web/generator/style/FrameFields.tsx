import { useState } from "react";
import { FRAME_KINDS, FRAME_TEXT, type FrameKind, type QrFrame } from "../../../core/codes/qr/frame/frame.ts";
import { DomainError } from "../../../core/errors.ts";
import { errorText } from "../../api/error-text.ts";
import { useFramed } from "../../codes/use-framed.ts";
import { TextField } from "../../components/fields/TextField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { InkField } from "./InkField.tsx";
import { opaqueColor } from "./look.ts";
import { ShapeTiles } from "./ShapeTiles.tsx";

/** Pictures of the frames, with a line instead of the text. */
const PATHS: Record<FrameKind | "none", { path: string; around: string }> = {
  none: { path: "", around: "M7 7h10v10H7z" },
  label: {
    path: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM4 4v11h16V4zM7 17.5v2h10v-2z",
    around: "M7.5 5.5h9v8h-9z",
  },
  "label-above": {
    path: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM4 9v11h16V9zM7 4.5v2h10v-2z",
    around: "M7.5 10.5h9v8h-9z",
  },
  bubble: {
    path: "M12 13l2 2.5h5a1.5 1.5 0 0 1 1.5 1.5v3.5A1.5 1.5 0 0 1 19 22H5a1.5 1.5 0 0 1-1.5-1.5V17A1.5 1.5 0 0 1 5 15.5h5zM7 17.75v2h10v-2z",
    around: "M6.5 2h11v9.5h-11z",
  },
  border: {
    path: "M4 2h16a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-.5v-2h.5V4H4v13h.5v2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM7 17h10v2H7z",
    around: "M7.5 5.5h9v8h-9z",
  },
  ribbon: {
    path: "M5 14h14v6H5zM7.5 16v2h9v-2zM1 15.5h3v6H1l1.2-3zM23 15.5h-3v6h3l-1.2-3z",
    around: "M6.5 2h11v9.5h-11z",
  },
  arrow: {
    path: "M4 18h9v2H4zM14.5 18a3 3 0 0 0 2.5-2.2h-1.8L18.2 12l3 3.8h-2A5.2 5.2 0 0 1 14.5 20z",
    around: "M5.5 2h11v9.5h-11z",
  },
};
const SIDE = 24;
const KINDS = ["none", ...FRAME_KINDS] as const;

/**
 * The text truncated to the length that a frame supports, counted as in its schema, since some letters expand
 * to two.
 */
const withinFrame = (text: string): string =>
  Array.from(text.normalize("NFC")).slice(0, FRAME_TEXT.max).join("");

/** The frame of a code, its text and its color. */
export function FrameFields({
  frame,
  foreground,
  popup,
  onChange,
}: {
  frame: QrFrame | undefined;
  /** Color of the code, the default of the frame. */
  foreground: string;
  popup: (name: string) => { open: boolean; onOpen: (open: boolean) => void };
  onChange: (frame: QrFrame | undefined) => void;
}) {
  const t = useMessages();
  const { problem } = useFramed(frame);
  /** The field may be empty; the frame then shows the suggested text. */
  const [blank, setBlank] = useState(false);
  /** Arrow keys pass through "none", so the previous frame is restored on the way back. */
  const [last, setLast] = useState<QrFrame | null>(null);
  const suggestion = t("frame.call");
  // undo restores another text
  const isBlank = blank && frame?.text === suggestion;
  return (
    <div className="grid gap-3">
      <ShapeTiles
        legend={t("frame.title")}
        shapes={KINDS.map((value) => ({ value, name: t(`frame.${value}`), ...PATHS[value] }))}
        side={SIDE}
        columns="grid-cols-4 sm:grid-cols-7"
        value={frame?.kind ?? "none"}
        onChoose={(kind) => {
          if (frame) setLast(frame);
          const { text = suggestion, color = null } = frame ?? last ?? {};
          onChange(kind === "none" ? undefined : { kind, text, color });
        }}
      />
      {frame ? (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <TextField
            label={t("frame.text")}
            aside={
              <span className="text-sm text-faint">
                {Array.from(isBlank ? "" : frame.text).length}/{FRAME_TEXT.max}
              </span>
            }
            value={isBlank ? "" : frame.text}
            placeholder={suggestion}
            autoComplete="off"
            dir="auto"
            // the preview reports load failures, and retries them
            error={
              problem instanceof DomainError && problem.code !== "unavailable"
                ? errorText(t, problem)
                : undefined
            }
            onChange={({ target }) => {
              const text = withinFrame(target.value);
              setBlank(text.trim() === "");
              onChange({ ...frame, text: text.trim() === "" ? suggestion : text });
            }}
          />
          <InkField
            label={t("frame.color")}
            value={frame.color ?? opaqueColor(foreground)}
            {...popup("caption")}
            onChange={(color) => onChange({ ...frame, color })}
          />
        </div>
      ) : null}
    </div>
  );
}
