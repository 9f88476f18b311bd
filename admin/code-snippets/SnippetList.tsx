import { Alert, Button } from "@mui/material";
import { Code, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useListContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { SNIPPET_TYPES, snippetList } from "../../core/code-snippets/snippet.ts";
import { CardGrid } from "../kit/list/CardGrid.tsx";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { ExportButton } from "../kit/list/ExportButton.tsx";
import { ChoiceFilter, SearchFilter } from "../kit/list/filters.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { CodeTabs } from "./CodeTabs.tsx";
import type { SnippetRecord } from "./snippet-record.ts";
import { SnippetCard } from "./SnippetCard.tsx";

/** /admin/code-injection: third-party code on the public pages. */
export function SnippetList() {
  const t = useTranslate();
  const [toDelete, setToDelete] = useState<SnippetRecord | null>(null);
  const create = (
    <Button
      component={Link}
      to="/admin/code-injection/create"
      variant="contained"
      startIcon={<Plus aria-hidden="true" size={16} />}
    >
      {t("code.create")}
    </Button>
  );
  return (
    <ListPage
      shape={snippetList}
      head={{
        title: t("code.title"),
        text: t("code.text"),
        actions: (
          <>
            <ExportButton />
            <RefreshButton />
            {create}
          </>
        ),
      }}
      Around={SnippetsTab}
      perPage={12}
      sort={{ field: "created_at", order: "DESC" }}
      above={
        <Alert severity="info" variant="outlined" sx={{ borderColor: "divider", mb: 5 }}>
          {t("code.unseen")}
        </Alert>
      }
      filters={
        <>
          <SearchFilter source="q" label={t("code.search")} />
          <ChoiceFilter
            source="type"
            label={t("code.type")}
            all={t("code.type_all")}
            options={SNIPPET_TYPES.map((each) => [each, t(`code.type_${each}`)])}
          />
        </>
      }
      Icon={Code}
      texts={{
        failed: "code.load_failed",
        none: "code.none",
        noneText: "code.none_text",
        noneFiltered: "code.none_found_text",
      }}
      create={create}
      below={
        <DeleteDialog
          record={toDelete}
          title={t("code.delete_title", { name: toDelete?.name ?? "" })}
          texts={[t("code.delete_sure"), t("code.delete_text")]}
          done="code.deleted"
          failed="code.delete_failed"
          onClose={() => setToDelete(null)}
        />
      }
    >
      <Cards onDelete={setToDelete} />
    </ListPage>
  );
}

const SnippetsTab = ({ children }: { children: ReactNode }) => (
  <CodeTabs part="snippets">{children}</CodeTabs>
);

function Cards({ onDelete }: { onDelete: (snippet: SnippetRecord) => void }) {
  const t = useTranslate();
  const { data = [] } = useListContext<SnippetRecord>();
  return (
    <CardGrid label={t("code.snippets")} items={data}>
      {(snippet) => <SnippetCard snippet={snippet} onDelete={() => onDelete(snippet)} />}
    </CardGrid>
  );
}
