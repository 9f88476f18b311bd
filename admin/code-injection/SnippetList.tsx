import { Alert, Box, Button, Skeleton } from "@mui/material";
import { Code, Plus } from "lucide-react";
import { useState } from "react";
import { useDataProvider, useGetList, useNotify, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { SNIPPET_TYPES } from "../../core/snippets/snippet.ts";
import { CardGrid } from "../kit/CardGrid.tsx";
import { Choice } from "../kit/Choice.tsx";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { Pager } from "../kit/Pager.tsx";
import { SearchBox } from "../kit/SearchBox.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { refusalText } from "../kit/refusal-text.ts";
import type { SnippetRecord } from "./snippet-api.ts";
import { SnippetCard } from "./SnippetCard.tsx";

const PER_PAGE = 12;

/** The snippets, newest first. */
export function SnippetList() {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const [search, setSearch] = useState({ q: "", type: "", page: 1 });
  const [toDelete, setToDelete] = useState<SnippetRecord | null>(null);
  const { q, type, page } = search;
  const { data, total, isPending, error, refetch } = useGetList<SnippetRecord>("code_snippets", {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: "created_at", order: "DESC" },
    filter: { ...(q && { q }), ...(type && { type }) },
  });

  const toggle = async (snippet: SnippetRecord) => {
    const is_active = !snippet.is_active;
    try {
      await provider.update("code_snippets", { id: snippet.id, data: { is_active }, previousData: snippet });
      notify(is_active ? "code.activated" : "code.deactivated", { type: "success" });
      await refetch();
    } catch (problem) {
      if (problem instanceof SignInNotConfirmed) return;
      notify(`${t("code.toggle_failed")}: ${refusalText(t, problem)}`, { type: "error" });
    }
  };

  const remove = async (snippet: SnippetRecord) => {
    setToDelete(null);
    try {
      await provider.delete("code_snippets", { id: snippet.id, previousData: snippet });
      notify("code.deleted", { type: "success" });
      await refetch();
    } catch (problem) {
      if (problem instanceof SignInNotConfirmed) return;
      notify(`${t("code.delete_failed")}: ${refusalText(t, problem)}`, { type: "error" });
    }
  };

  const isFiltered = q !== "" || type !== "";
  const create = (
    <Button
      component={Link}
      to="/admin/code-injection/new"
      variant="contained"
      startIcon={<Plus aria-hidden="true" size={16} />}
    >
      {t("code.create")}
    </Button>
  );
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      <Alert severity="info" variant="outlined" sx={{ borderColor: "divider" }}>
        {t("code.unseen")}
      </Alert>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
        <SearchBox
          label={t("code.search")}
          value={q}
          onSearch={(text) => setSearch({ ...search, q: text, page: 1 })}
        />
        <Choice
          label={t("code.type")}
          value={type}
          all={t("code.type_all")}
          options={SNIPPET_TYPES.map((each) => [each, t(`code.type_${each}`)])}
          onChoose={(chosen) => setSearch({ ...search, type: chosen, page: 1 })}
        />
        {create}
      </Box>
      {error ? (
        <ErrorState text={t("code.load_failed")} error={error} onRetry={refetch} />
      ) : isPending ? (
        <Box sx={{ display: "grid", gap: 4 }}>
          <Skeleton height={180} />
          <Skeleton height={180} />
        </Box>
      ) : data.length === 0 ? (
        <EmptyState
          Icon={Code}
          title={t(isFiltered ? "code.none_found" : "code.none")}
          text={t(isFiltered ? "code.none_found_text" : "code.none_text")}
        >
          {isFiltered ? (
            <Button variant="outlined" onClick={() => setSearch({ q: "", type: "", page: 1 })}>
              {t("code.clear_filters")}
            </Button>
          ) : (
            create
          )}
        </EmptyState>
      ) : (
        <CardGrid label={t("code.snippets")} items={data}>
          {(snippet) => (
            <SnippetCard
              snippet={snippet}
              onToggle={() => toggle(snippet)}
              onDelete={() => setToDelete(snippet)}
            />
          )}
        </CardGrid>
      )}
      <Pager
        page={page}
        perPage={PER_PAGE}
        total={total}
        onPage={(to) => setSearch({ ...search, page: to })}
      />
      <ConfirmDialog
        open={toDelete !== null}
        title={t("code.delete_title", { name: toDelete?.name ?? "" })}
        texts={[t("code.delete_sure"), t("code.delete_text")]}
        confirm={t("code.delete")}
        isDangerous
        onConfirm={() => (toDelete ? remove(toDelete) : undefined)}
        onClose={() => setToDelete(null)}
      />
    </Box>
  );
}
