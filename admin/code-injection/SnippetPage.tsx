import { Skeleton } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useGetOne, useNotify, useTranslate } from "react-admin";
import { useNavigate, useParams } from "react-router-dom";
import { BackLink } from "../kit/BackLink.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { fieldTexts, refusalText } from "../kit/refusal-text.ts";
import { SaveDiff } from "./SaveDiff.tsx";
import { newDraft, type SnippetDraft, type SnippetRecord } from "./snippet-api.ts";
import { SnippetForm } from "./SnippetForm.tsx";

const LIST = "/admin/code-injection";

/** A snippet by itself: a new one, or one that is changed. */
export function SnippetPage() {
  const t = useTranslate();
  const { id = "" } = useParams();
  const { data, error, refetch } = useGetOne<SnippetRecord>(
    "code_snippets",
    { id },
    { enabled: id !== "", refetchOnWindowFocus: false, retry: false },
  );
  return (
    <>
      <BackLink to={LIST} text={t("code.back")} />
      <PageHead title={t(id === "" ? "code.new_title" : "code.edit_title")} />
      {id === "" ? (
        <Editing saved={null} />
      ) : data ? (
        <Editing key={data.id} saved={data} />
      ) : error ? (
        <ErrorState text={t("code.load_failed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={420} />
      )}
    </>
  );
}

function Editing({ saved }: { saved: SnippetRecord | null }) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const [asked, setAsked] = useState<SnippetDraft | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});

  const save = async (draft: SnippetDraft) => {
    setAsked(null);
    setBusy(true);
    setProblems({});
    try {
      await (saved
        ? provider.update("code_snippets", { id: saved.id, data: draft, previousData: saved })
        : provider.create("code_snippets", { data: draft }));
      notify(saved ? "code.updated" : "code.created", { type: "success" });
      await navigate(LIST);
    } catch (error) {
      setBusy(false);
      if (error instanceof SignInNotConfirmed) return;
      setProblems(fieldTexts(t, error));
      notify(`${t("code.save_failed")}: ${refusalText(t, error)}`, { type: "error" });
    }
  };

  return (
    <>
      <SnippetForm
        first={saved ?? newDraft()}
        saved={saved}
        isBusy={isBusy}
        problems={problems}
        onSave={(draft) => (saved && draft.code !== saved.code ? setAsked(draft) : void save(draft))}
      />
      <SaveDiff
        before={saved?.code ?? ""}
        after={asked?.code ?? null}
        onSave={() => asked && void save(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
