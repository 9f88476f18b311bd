import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { Undo } from "./use-undo.ts";

// without a step they stay where they are, and keep the focus of those who have undone the last one
const look = "aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent";

/** Undo and redo; says what is left to those who do not see it. */
export function UndoButtons({ undo: { undo, redo, undoable, redoable, done } }: { undo: Undo }) {
  const t = useMessages();
  return (
    <>
      <IconButton
        label={t("undo.undo")}
        aria-disabled={undoable === 0}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
        className={look}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t("undo.redo")}
        aria-disabled={redoable === 0}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        onClick={redo}
        className={look}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
      <output className="sr-only">{done ? t(`undo.${done}_done`, { undoable, redoable }) : null}</output>
    </>
  );
}
