import { useRef, type ReactNode } from "react";
import { Button } from "../Button.tsx";

/** A small button that has one file chosen; the same file may be chosen again. */
export function FileButton({
  icon,
  busy,
  accept,
  onFile,
  children,
}: {
  icon: ReactNode;
  busy: boolean;
  /** Kinds of files that are offered first, as in `<input>`; left out: any. */
  accept?: string;
  onFile: (file: File) => void;
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
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button size="sm" icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
