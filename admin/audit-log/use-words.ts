import { useTranslate } from "react-admin";

/** Names of audit log actions in the panel's language. Actions of older versions that have no name stay as they are. */
export function useWords(): { done: (action: string) => string; subject: (type: string) => string } {
  const t = useTranslate();
  return {
    done: (action) => t(`done.${action}`, { _: action }),
    subject: (type) => t(`subject.${type}`, { _: type }),
  };
}
