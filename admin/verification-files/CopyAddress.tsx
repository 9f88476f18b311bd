import { Box, Link } from "@mui/material";
import { useTranslate } from "react-admin";
import { CopyButton } from "../kit/CopyButton.tsx";

/** An address with links to open and copy it. */
export function CopyAddress({ address }: { address: string }) {
  const t = useTranslate();
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
      <CopyButton text={address} label={t("files.copy", { address })} />
    </Box>
  );
}
