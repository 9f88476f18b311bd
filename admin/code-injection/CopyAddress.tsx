import { Box, IconButton, Link, Tooltip } from "@mui/material";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useNotify, useTranslate } from "react-admin";

const COPIED_MS = 2000;

/** An address that can be opened and copied. */
export function CopyAddress({ address }: { address: string }) {
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
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      notify("files.copy_failed", { type: "error" });
    }
  };
  const label = t(isCopied ? "files.copied" : "files.copy", { address });
  const { pathname } = new URL(address);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0 }}>
      <Link
        href={address}
        target="_blank"
        rel="noreferrer"
        sx={{
          flexGrow: 1,
          minWidth: 0,
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: "nowrap",
          direction: "ltr",
          fontSize: "0.8125rem",
          fontFamily: "ui-monospace, Menlo, monospace",
          color: "text.secondary",
        }}
        title={address}
      >
        {pathname}
      </Link>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
