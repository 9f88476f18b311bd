import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * What a list is narrowed by, which stands in the address: whoever comes back finds it as it was.
 * @returns the parameters of the address, the page in it (from 1), and `set`: changes some of them, "" takes one away; the list begins at
 * its first page again unless `page` is among the changes
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const known = useMemo(() => new URLSearchParams(search), [search]);
  const page = Math.max(1, Number.parseInt(known.get("page") ?? "1", 10) || 1);
  const set = useCallback(
    (changes: Record<string, string>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return { params: known, page, set };
}
