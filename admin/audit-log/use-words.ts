import { useTranslate } from "react-admin";

/** What stands in the log, in words. What an older version wrote, and nobody has words for, stays as it is. */
export function useWords(): { done: (action: string) => string; subject: (type: string) => string } {
  const t = useTranslate();
  return {
    done: (action) => t(`done.${action}`, { _: action }),
    subject: (type) => t(`subject.${type}`, { _: type }),
  };
}
