import { Button } from "@mui/material";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useNotify } from "react-admin";
import { adminFetch } from "../admin-fetch.ts";
import { saveFile } from "../kit/save-file.ts";

interface Props {
  label: string;
  /** Of a table that has an `export.csv`: `/api/admin/users`. */
  path: string;
  /** What the list is narrowed by. */
  filter: object;
  /** Of the file: "users.csv". */
  fileName: string;
  /** What is said where it fails, a key of the catalog. */
  failed: string;
}

/** Hands over everything that the list's filter leaves, as CSV. */
export function ExportUsers({ label, path, filter, fileName, failed }: Props) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
      const response = await adminFetch(`${path}/export.csv?${query}`);
      saveFile(fileName, await response.blob(), "text/csv");
    } catch {
      notify(failed, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileDown aria-hidden="true" size={16} />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
