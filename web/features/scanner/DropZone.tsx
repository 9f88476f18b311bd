import { ImageUp } from "lucide-react";
import { useMessages } from "../../components/messages.tsx";

/** Placeholder for a picture: a click anywhere opens the file dialog. The button for keyboard users is below it. */
export function DropZone({ inputId, isOver, keys }: { inputId: string; isOver: boolean; keys: string }) {
  const t = useMessages();
  return (
    <label
      htmlFor={inputId}
      className="grid size-full cursor-pointer content-center justify-items-center gap-4 rounded-box p-6 text-center transition-colors hover:bg-hover"
    >
      <span className="viewfinder grid size-28 place-items-center text-faint">
        <ImageUp aria-hidden="true" className="size-10" strokeWidth={1.25} />
      </span>
      <span className="grid w-full gap-1">
        <span className="text-lg font-semibold tracking-tight">
          <span className="pointer-coarse:hidden">{t(isOver ? "scanner.drop_over" : "scanner.drop")}</span>
          <span className="hidden pointer-coarse:inline">{t("scanner.tap")}</span>
        </span>
        <span className="text-sm text-soft pointer-coarse:hidden">{t("scanner.drop_hint", { keys })}</span>
        <span className="text-sm text-faint">{t("scanner.drop_kinds")}</span>
      </span>
    </label>
  );
}
