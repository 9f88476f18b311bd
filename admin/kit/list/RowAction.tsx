import { IconButton, Tooltip } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { Link, type To } from "react-router-dom";

interface Props {
  /** Accessible name, which includes the row's. */
  label: string;
  tip?: string;
  Icon: LucideIcon;
  isDangerous?: boolean;
  /** Link target, or click handler. */
  to?: To;
  onClick?: () => void;
}

/** A small button at the end of a row. */
export function RowAction({ label, tip = label, Icon, isDangerous = false, to, onClick }: Props) {
  return (
    <Tooltip title={tip}>
      <IconButton
        aria-label={label}
        onClick={onClick}
        sx={{ p: 1.75 }}
        {...(to !== undefined && { component: Link, to })}
        {...(isDangerous && { color: "error" as const })}
      >
        <Icon aria-hidden="true" size={18} />
      </IconButton>
    </Tooltip>
  );
}
