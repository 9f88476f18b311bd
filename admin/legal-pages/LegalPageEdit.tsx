import { Skeleton } from "@mui/material";
import { useGetOne, useTranslate } from "react-admin";
import { useParams } from "react-router-dom";
import { BackLink } from "../kit/BackLink.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { LegalPageForm } from "./LegalPageForm.tsx";
import { LEGAL_PAGES_PATH, type LegalPageRecord } from "./legal-page-api.ts";

/** /admin/legal-pages/:id */
export function LegalPageEdit() {
  const t = useTranslate();
  const { id = "" } = useParams();
  const { data, error, refetch } = useGetOne<LegalPageRecord>(
    "legal_pages",
    // a path that is none of them is not found by the server
    { id: id as LegalPageRecord["id"] },
    // an answer that differs would replace what is being written
    { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  return (
    <>
      <BackLink to={LEGAL_PAGES_PATH} text={t("legal.title")} />
      {data ? (
        <LegalPageForm key={data.id} page={data} />
      ) : error ? (
        <ErrorState text={t("legal.load_failed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={420} />
      )}
    </>
  );
}
