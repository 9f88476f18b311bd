import { useState } from "react";

/** Keeps at most one of several popups open. @returns a function of a field's name that returns its popup's state */
export function useOneOpen(): (name: string) => { open: boolean; onOpen: (open: boolean) => void } {
  const [openName, setOpenName] = useState<string | null>(null);
  return (name) => ({
    open: openName === name,
    onOpen: (open) => setOpenName((now) => (open ? name : now === name ? null : now)),
  });
}
