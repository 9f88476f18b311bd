import { clsx } from "clsx";
import { useId, useRef, type ReactNode, type Ref } from "react";
import { Button } from "../Button.tsx";
import { useFileDrop } from "./use-file-drop.ts";

/**
 * A drop zone for files: drop a file, or click anywhere to choose one; its button is for the keyboard.
 * Dropped files cannot be restricted, so the caller validates them and shows problems in `error`.
 */
export function FileDrop({
  title,
  over,
  hint,
  button,
  error,
  icon,
  accept,
  multiple = false,
  busy = false,
  buttonRef,
  className,
  children,
  onFiles,
  onMore,
}: {
  title: ReactNode;
  /** Stands in the title's place while files are held over it. */
  over: ReactNode;
  /** Accepted kinds and size. */
  hint?: ReactNode;
  button: ReactNode;
  error?: ReactNode;
  icon?: ReactNode;
  /** Accepted types in the browser's file dialog: MIME types or extensions with their dot. */
  accept: readonly string[];
  multiple?: boolean;
  /** Takes nothing for now. */
  busy?: boolean;
  /** For restoring the focus after the files are removed. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** Class of the outermost element; the drop zone fills its height. */
  className?: string;
  /** Other sources next to the button: the clipboard, a camera. */
  children?: ReactNode;
  /** Never empty; one file unless `multiple`. */
  onFiles: (files: File[]) => void;
  /** Called after it with the other files, if several are dropped and one is taken. */
  onMore?: (files: File[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const all = Array.from(list ?? []);
    const files = multiple ? all : all.slice(0, 1);
    if (files.length > 0) onFiles(files);
    if (files.length < all.length) onMore?.(all.slice(files.length));
  };
  const { zone, isOver } = useFileDrop<HTMLLabelElement>(busy ? null : take);
  const notes = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");

  return (
    <div className={clsx("grid grid-rows-[1fr_auto] gap-2", className)}>
      <label
        ref={zone}
        htmlFor={id}
        data-over={isOver || undefined}
        className={clsx(
          "grid content-center justify-items-center gap-4 rounded-box border border-dashed bg-inset px-4 py-10 text-center",
          "transition-[background-color,border-color,box-shadow]",
          isOver && "border-focus bg-hover shadow-glow",
          !isOver && (error ? "border-danger" : "border-control"),
          !isOver && !busy && "cursor-pointer hover:border-soft hover:bg-hover",
        )}
      >
        {icon ? <span className="text-faint [&_svg]:size-10">{icon}</span> : null}
        <span className="grid gap-1">
          <span className="font-medium">{isOver ? over : title}</span>
          {hint ? (
            <span id={`${id}-hint`} className="text-sm text-faint">
              {hint}
            </span>
          ) : null}
        </span>
        <span className="flex flex-wrap items-center justify-center gap-2">
          <Button
            ref={buttonRef}
            busy={busy}
            aria-describedby={notes || undefined}
            onClick={() => input.current?.click()}
          >
            {button}
          </Button>
          {children}
        </span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept.join(",")}
        multiple={multiple}
        disabled={busy}
        hidden
        onChange={(event) => {
          take(event.target.files);
          // the same file may be chosen again
          event.target.value = "";
        }}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
