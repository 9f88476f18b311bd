import { Box, Card, Typography } from "@mui/material";
import { useRef, useState, type ReactNode } from "react";
import {
  BooleanInput,
  CreateBase,
  SaveButton,
  SelectInput,
  TextInput,
  useRecordContext,
  useRedirect,
  useSaveContext,
  useTranslate,
  type TransformData,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { hostsOfCode } from "../../core/code-snippets/service-hosts.ts";
import { SNIPPET_PAGES } from "../../core/code-snippets/snippet-pages.ts";
import { placeOf, SNIPPET_TYPES } from "../../core/code-snippets/snippet.ts";
import { BackLink } from "../kit/BackLink.tsx";
import type { ComparedField } from "../kit/form/conflict-rows.ts";
import { EditPage } from "../kit/form/EditPage.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { RecordForm } from "../kit/form/RecordForm.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { CodeInput } from "./CodeInput.tsx";
import { HostsInput } from "./HostsInput.tsx";
import { SaveDiff } from "./SaveDiff.tsx";
import type { SnippetDraft, SnippetRecord } from "./snippet-record.ts";

const LIST = "/admin/code-injection";
const EMPTY: SnippetDraft = {
  name: "",
  description: "",
  code: "",
  type: "verification",
  hosts: [],
  is_active: true,
};

const COMPARED: readonly ComparedField[] = [
  { source: "type", label: "code.type", say: (type) => `code.type_${type}` },
  ...["name", "code", "description", "hosts", "is_active"].map((source) => ({
    source,
    label: `code.${source}`,
  })),
];

type SnippetFormValues = { [Field in keyof SnippetDraft]?: SnippetDraft[Field] | null };

const draftOf = ({ name, description, code, type, hosts, is_active }: SnippetFormValues) => ({
  name: name?.trim() ?? "",
  description: description?.trim() ?? "",
  code: code?.trim() ?? "",
  type,
  hosts,
  is_active,
});

const validate = (typed: SnippetFormValues): Record<string, string> => {
  const draft = draftOf(typed);
  const empty = (["name", "code"] as const).filter((field) => draft[field] === "");
  return Object.fromEntries(empty.map((field) => [field, `snippet.${field}_required`]));
};

function useSavingSnippet(saved: string) {
  const redirect = useRedirect();
  return useSaving({
    saved,
    saveFailed: "code.save_failed",
    inForm: true,
    onSaved: () => redirect("list", "code-injection"),
  });
}

/** /admin/code-injection/create */
export function SnippetCreate() {
  const t = useTranslate();
  const saving = useSavingSnippet("code.created");
  return (
    <>
      <BackLink to={LIST} text={t("code.back")} />
      <PageHead title={t("code.new_title")} />
      <CreateBase transform={draftOf as TransformData} mutationOptions={saving}>
        <SnippetForm save="code.create_submit" />
      </CreateBase>
    </>
  );
}

/** /admin/code-injection/:id */
export function SnippetEdit() {
  const t = useTranslate();
  const saving = useSavingSnippet("code.updated");
  return (
    <>
      <BackLink to={LIST} text={t("code.back")} />
      <PageHead title={t("code.edit_title")} />
      <EditPage
        loadFailed="code.load_failed"
        fields={COMPARED}
        transform={draftOf as TransformData}
        mutationOptions={saving}
      >
        <SnippetForm save="code.save" />
      </EditPage>
    </>
  );
}

/** The fields of a snippet, with its place on the page beside them. Changed code is shown as a diff before it is saved. */
function SnippetForm({ save: label }: { save: string }) {
  const saved = useRecordContext<SnippetRecord>();
  const { save } = useSaveContext();
  const [asked, setAsked] = useState<string | null>(null);
  const answer = useRef<(isSure: boolean) => void>(() => undefined);
  const settle = (isSure: boolean) => {
    setAsked(null);
    answer.current(isSure);
  };
  const submit = async (typed: SnippetFormValues): Promise<unknown> => {
    const { code } = draftOf(typed);
    if (saved && code !== saved.code) {
      const isSure = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsked(code);
      });
      if (!isSure) return undefined;
    }
    return save?.(typed);
  };
  return (
    <>
      <RecordForm defaultValues={EMPTY} validate={validate} onSubmit={submit}>
        <Box
          sx={{
            display: "grid",
            gap: 5,
            gridTemplateColumns: { md: "minmax(0, 1fr) 19rem" },
            alignItems: "start",
          }}
        >
          <Box sx={{ display: "grid", gap: 5, minWidth: 0 }}>
            <TextInput
              source="name"
              label="code.name"
              isRequired
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <SelectInput
              source="type"
              label="code.type"
              choices={SNIPPET_TYPES.map((id) => ({ id, name: `code.type_${id}` }))}
              isRequired
            />
            <CodeInput />
            <TextInput
              source="description"
              label="code.description"
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
            <HostsInput />
            <BooleanInput source="is_active" label="code.is_active" />
            <Box>
              <SaveButton label={label} icon={<></>} alwaysEnable={saved === undefined} />
            </Box>
          </Box>
          <Where />
        </Box>
      </RecordForm>
      <SaveDiff
        before={saved?.code ?? ""}
        after={asked}
        onSave={() => settle(true)}
        onClose={() => settle(false)}
      />
    </>
  );
}

/** Where the code will be inserted, and which hosts its pages may call. */
function Where() {
  const t = useTranslate();
  const { type, code, hosts } = useWatch() as SnippetFormValues;
  const allowed = [
    ...new Set([...hostsOfCode(code ?? ""), ...(hosts ?? []).map((host) => `https://${host}`)]),
  ];
  return (
    <Card sx={{ p: 5, display: "grid", gap: 4, position: { md: "sticky" }, top: { md: 88 } }}>
      <Part title={t("code.where")}>{t(`code.place_${placeOf(type ?? EMPTY.type)}`)}</Part>
      <Part title={t("code.where_pages")}>
        <Names names={SNIPPET_PAGES} />
      </Part>
      <Part title={t("code.where_never")}>{t("code.never")}</Part>
      <Part title={t("code.where_hosts")}>
        {allowed.length === 0 ? t("code.no_hosts") : <Names names={allowed} />}
      </Part>
    </Card>
  );
}
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {children}
      </Typography>
    </div>
  );
}

const Names = ({ names }: { names: readonly string[] }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: "none",
      fontFamily: "ui-monospace, Menlo, monospace",
      fontSize: "0.8125rem",
    }}
  >
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Box>
);
