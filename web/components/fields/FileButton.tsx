import { useRef, type ReactNode } from "react";
import { Button } from "../Button.tsx";

/** A small button that has a file chosen, or several; the same file may be chosen again. */
export function FileButton({
  icon,
  busy,
  accept,
  multiple = false,
  onFiles,
  children,
}: {
  icon: ReactNode;
  busy: boolean;
  /** Kinds of files that are offered first, as in `<input>`; left out: any. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button size="sm" icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
