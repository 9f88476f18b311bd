import { IconButton, Tooltip } from "@mui/material";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useNotify, useTranslate } from "react-admin";

const COPIED_MS = 2000;

/** A small button that copies a text. @param label accessible name: "Copy the title" */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify("kit.copy_failed", { type: "error" });
    }
  };
  const shown = isCopied ? t("kit.copied") : label;
  return (
    <Tooltip title={shown}>
      <IconButton size="small" aria-label={shown} onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
      </IconButton>
    </Tooltip>
  );
}
