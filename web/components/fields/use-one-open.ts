import { useState } from "react";

/** Of several popups at most one is open. @returns what the field of a name needs to know about its own */
export function useOneOpen(): (name: string) => { open: boolean; onOpen: (open: boolean) => void } {
  const [openName, setOpenName] = useState<string | null>(null);
  return (name) => ({
    open: openName === name,
    onOpen: (open) => setOpenName((now) => (open ? name : now === name ? null : now)),
  });
}
