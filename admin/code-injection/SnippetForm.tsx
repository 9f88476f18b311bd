import {
  Box,
  Button,
  Card,
  FormControlLabel,
  MenuItem,
  Skeleton,
  Switch,
  TextField,
  Typography,
} from "@mui/material";
import { lazy, Suspense, useId, useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { SITE_CODE_PAGES } from "../../core/snippets/site-code-pages.ts";
import { hostsOfCode } from "../../core/snippets/service-hosts.ts";
import { placeOf, SNIPPET_TYPES, type SnippetType } from "../../core/snippets/snippet.ts";
import type { SnippetDraft, SnippetRecord } from "./snippet-api.ts";

const CodeEditor = lazy(async () => ({ default: (await import("./CodeEditor.tsx")).CodeEditor }));

interface Props {
  first: SnippetDraft;
  saved: SnippetRecord | null;
  isBusy: boolean;
  /** What the server refused, by field. */
  problems: Record<string, string>;
  onSave: (draft: SnippetDraft) => void;
}

const hostsIn = (text: string): string[] => text.split(/[\s,]+/).filter((host) => host !== "");

/** The fields of a snippet, and beside them where it will stand. */
export function SnippetForm({ first, saved, isBusy, problems, onSave }: Props) {
  const t = useTranslate();
  const id = useId();
  const [name, setName] = useState(first.name);
  const [description, setDescription] = useState(first.description);
  const [type, setType] = useState<SnippetType>(first.type);
  const [code, setCode] = useState(first.code);
  const [hosts, setHosts] = useState(first.hosts.join("\n"));
  const [isActive, setActive] = useState(first.is_active);
  const [missing, setMissing] = useState<string[]>([]);

  const draft = {
    name: name.trim(),
    description: description.trim(),
    type,
    code: code.trim(),
    hosts: hostsIn(hosts),
    is_active: isActive,
  };
  const isChanged =
    saved === null ||
    (["name", "description", "type", "code", "is_active"] as const).some(
      (key) => draft[key] !== saved[key],
    ) ||
    draft.hosts.join() !== saved.hosts.join();
  const problemOf = (field: string): string | undefined =>
    missing.includes(field) ? t(`snippet.${field}_required`) : problems[field];
  const hostProblem = Object.entries(problems).find(([field]) => field.startsWith("hosts"))?.[1];

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const empty = (["name", "code"] as const).filter((field) => draft[field] === "");
    setMissing(empty);
    if (empty[0]) document.getElementById(`${id}-${empty[0]}`)?.focus();
    else onSave(draft);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: "grid",
        gap: 5,
        gridTemplateColumns: { md: "minmax(0, 1fr) 19rem" },
        alignItems: "start",
      }}
    >
      <Box sx={{ display: "grid", gap: 5, minWidth: 0 }}>
        <TextField
          id={`${id}-name`}
          label={t("code.name")}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={problemOf("name") !== undefined}
          helperText={problemOf("name")}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          required
        />
        <TextField
          select
          label={t("code.type")}
          value={type}
          onChange={({ target }) => setType(target.value as SnippetType)}
        >
          {SNIPPET_TYPES.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`code.type_${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <Box>
          <Typography
            component="div"
            id={`${id}-label`}
            sx={{ mb: 1, fontSize: "0.875rem", color: "text.secondary" }}
          >
            {t("code.code")} *
          </Typography>
          <Suspense fallback={<Skeleton height={226} />}>
            <CodeEditor
              label={t("code.code")}
              value={first.code}
              describedBy={`${id}-code-help`}
              isWrong={problemOf("code") !== undefined}
              onChange={setCode}
            />
          </Suspense>
          <Typography
            id={`${id}-code-help`}
            role={problemOf("code") ? "alert" : undefined}
            sx={{
              mt: 1,
              fontSize: "0.8125rem",
              color: problemOf("code") ? "error.main" : "var(--faint)",
              overflowWrap: "anywhere",
            }}
          >
            {problemOf("code") ?? t("code.code_help")}
          </Typography>
        </Box>
        <TextField
          label={t("code.description")}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <TextField
          label={t("code.hosts")}
          value={hosts}
          onChange={({ target }) => setHosts(target.value)}
          multiline
          minRows={2}
          placeholder={"stats.example.com\n*.example.com"}
          error={hostProblem !== undefined}
          helperText={hostProblem ?? t("code.hosts_help")}
        />
        <FormControlLabel
          control={<Switch checked={isActive} onChange={({ target }) => setActive(target.checked)} />}
          label={t("code.is_active")}
        />
        <Box>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged}>
            {t(saved ? "code.save" : "code.create_submit")}
          </Button>
        </Box>
      </Box>
      <Where type={type} code={code} hosts={draft.hosts} />
    </Box>
  );
}

/** Where the code will stand, and what its pages may call for it. */
function Where({ type, code, hosts }: { type: SnippetType; code: string; hosts: string[] }) {
  const t = useTranslate();
  const allowed = [...new Set([...hostsOfCode(code), ...hosts.map((host) => `https://${host}`)])];
  return (
    <Card sx={{ p: 5, display: "grid", gap: 4, position: { md: "sticky" }, top: { md: 88 } }}>
      <Part title={t("code.where")}>{t(`code.place_${placeOf(type)}`)}</Part>
      <Part title={t("code.where_pages")}>
        <Names names={SITE_CODE_PAGES} />
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
