import { Button } from "@mui/material";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useListContext, useNotify, useTranslate } from "react-admin";
import { adminFetch } from "../admin-fetch.ts";
import { serverFilter, tablePath } from "../data-provider.ts";
import { saveFile } from "./save-file.ts";

/**
 * All rows that the filter of the list leaves, as the CSV of the server, which writes down who took it. @param failed what is said where it
 * fails, a key of the catalog
 */
export function ExportButton({ failed }: { failed: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const { resource, filterValues } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const filter = JSON.stringify(serverFilter(resource, filterValues));
      const query = new URLSearchParams({ filter }).toString();
      const response = await adminFetch(`${tablePath(resource)}/export.csv?${query}`);
      saveFile(`${resource}.csv`, await response.blob(), "text/csv");
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
      {t("ra.action.export")}
    </Button>
  );
}
