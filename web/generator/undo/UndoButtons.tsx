import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { Undo } from "./use-undo.ts";

const BUTTONS = [
  { way: "undo", Icon: Undo2, keys: "Control+Z Meta+Z" },
  { way: "redo", Icon: Redo2, keys: "Control+Shift+Z Control+Y Meta+Shift+Z" },
] as const;

/** Undo and redo; announces the remaining steps to screen readers. */
export function UndoButtons({ undo }: { undo: Undo }) {
  const t = useMessages();
  const { undoable, redoable, done } = undo;
  const left = { undo: undoable, redo: redoable };
  return (
    <>
      {BUTTONS.map(({ way, Icon, keys }) => (
        <IconButton
          key={way}
          label={t(`undo.${way}`)}
          // without steps, they stay focusable, so that undoing the last step keeps the focus
          aria-disabled={left[way] === 0}
          aria-keyshortcuts={keys}
          onClick={undo[way]}
          className="aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
      <output className="sr-only">{done ? t(`undo.${done}_done`, { undoable, redoable }) : null}</output>
    </>
  );
}
