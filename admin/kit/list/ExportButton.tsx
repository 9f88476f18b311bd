import { Button } from "@mui/material";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useDataProvider, useListContext, useNotify, useTranslate } from "react-admin";
import { adminFetch } from "../../admin-fetch.ts";
import { serverFilter, tablePath } from "../../data-provider.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { allRecords } from "./all-records.ts";
import { recordsCsv } from "./records-csv.ts";

interface Props {
  /** Message key for a failure. */
  failed?: string;
  /** The server exports this table as CSV and logs who did. */
  isServers?: boolean;
}

/** Downloads all rows that match the list's filter, as CSV. */
export function ExportButton({ failed = "kit.export_failed", isServers = false }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const { resource, filterValues, sort } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const csv = isServers
        ? await serversCsv(resource, filterValues)
        : recordsCsv(await allRecords(provider, resource, { filter: filterValues, sort }));
      saveFile(`${resource.replaceAll("/", "-")}.csv`, csv);
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

async function serversCsv(resource: string, filterValues: object): Promise<Blob> {
  const filter = JSON.stringify(serverFilter(resource, filterValues));
  const query = new URLSearchParams({ filter }).toString();
  return (await adminFetch(`${tablePath(resource)}/export.csv?${query}`)).blob();
}
