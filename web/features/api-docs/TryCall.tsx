import { Send } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { copyText } from "../../components/copy-text.ts";
import { Field } from "../../components/fields/Field.tsx";
import { useMessages } from "../../components/messages.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { TextAreaField, TextField } from "../../components/fields/TextField.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { AnswerView } from "./AnswerView.tsx";
import type { ApiCall } from "./api-document.ts";
import { curlText, type PreparedCall } from "./curl-text.ts";
import { useCall } from "./use-call.ts";

const FORM = "multipart/form-data";

const shown = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** Media types of the response to choose from; empty if there is only one. */
function answersOf({ responses }: ApiCall): string[] {
  const media = Object.keys(responses["200"]?.content ?? {});
  return media.length > 1 ? media : [];
}

/** Fields of one call, sent as a program would send it, and the same as a line for a terminal. */
export function TryCall({ call, apiKey, origin }: { call: ApiCall; apiKey: string; origin: string }) {
  const t = useMessages();
  const parameters = call.parameters ?? [];
  const bodies = typedBodies(call);
  const answers = answersOf(call);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      parameters.map(({ name, example, schema }) => [
        name,
        shown(example ?? (call.path.includes(`{${name}}`) ? schema.enum?.[0] : undefined)),
      ]),
    ),
  );
  const [media, setMedia] = useState(bodies[0] ?? null);
  const [accept, setAccept] = useState(answers[0] ?? null);
  const [text, setText] = useState(() => exampleBody(call));
  const [file, setFile] = useState<File | null>(null);
  const { busy, answered, send } = useCall();
  const isText = media !== null && !isFile(call, media);
  const prepared: PreparedCall = {
    method: call.method,
    path: pathWith(call, values),
    accept,
    body: media === null ? null : isText ? { media, text } : { media, file },
    withKey: call.security.length > 0,
  };
  const lacksKey = prepared.withKey && apiKey === "";
  const copy = async () => {
    if (await copyText(curlText(origin, prepared))) toast.success(t("docs.copied"));
    else toast.error(t("docs.copy_failed"));
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4 rounded-box border border-line bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(apiKey, prepared);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {parameters.map(({ name, schema, required }) =>
          schema.enum ? (
            <SelectField
              key={name}
              label={<code className="font-mono">{name}</code>}
              options={schema.enum.map((choice) => ({ value: shown(choice), text: shown(choice) }))}
              {...(required ? {} : { placeholder: "" })}
              value={values[name] ?? ""}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          ) : (
            <TextField
              key={name}
              label={<code className="font-mono">{name}</code>}
              value={values[name] ?? ""}
              placeholder={shown(schema.default)}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          ),
        )}
        {bodies.length > 1 ? (
          <SelectField
            label={t("docs.body_as")}
            options={bodies.map((value) => ({ value, text: value }))}
            value={media ?? ""}
            onChange={({ target }) => setMedia(target.value)}
          />
        ) : null}
        {answers.length > 0 ? (
          <SelectField
            label={t("docs.answer_as")}
            options={answers.map((value) => ({ value, text: value }))}
            value={accept ?? ""}
            onChange={({ target }) => setAccept(target.value)}
          />
        ) : null}
      </div>
      {media === null ? null : isText ? (
        <TextAreaField
          label={t("docs.body")}
          rows={Math.min(14, text.split("\n").length + 1)}
          className="font-mono text-sm!"
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <Field label={t("docs.file")}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              className="field w-full px-3 py-2 text-sm"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          )}
        </Field>
      )}
      <Command text={curlText(origin, prepared)} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={lacksKey}
          icon={<Send aria-hidden="true" />}
        >
          {t("docs.send")}
        </Button>
        <Button onClick={() => void copy()}>{t("docs.copy")}</Button>
        {lacksKey ? (
          <a href="#key" className="rounded-box text-sm text-soft underline underline-offset-4">
            {t("docs.key_first")}
          </a>
        ) : null}
      </div>
      {answered ? <AnswerView answered={answered} /> : null}
    </form>
  );
}

function Command({ text }: { text: string }) {
  const t = useMessages();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p id={id} className="text-sm font-medium">
        {t("docs.command")}
      </p>
      <code
        aria-labelledby={id}
        className="block rounded-box bg-inset px-4 py-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </code>
    </div>
  );
}

/** Body formats offered here: a form with typed fields would add nothing to JSON. */
const typedBodies = ({ requestBody }: ApiCall): string[] =>
  Object.entries(requestBody?.content ?? {})
    .filter(([media, { schema }]) => media !== FORM || schema?.properties?.["file"])
    .map(([media]) => media);

/** Media types that are sent as they are, and not typed. */
const isFile = ({ requestBody }: ApiCall, media: string): boolean => {
  if (media === FORM) return true;
  return requestBody?.content[media]?.schema?.contentMediaType !== undefined;
};

function exampleBody({ requestBody }: ApiCall): string {
  const { example, schema } = requestBody?.content["application/json"] ?? {};
  const given = example ?? Object.fromEntries((schema?.required ?? []).map((name) => [name, ""]));
  return JSON.stringify(given, null, 2);
}

function pathWith({ path, parameters = [] }: ApiCall, values: Record<string, string>): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const value = values[name] ?? "";
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== "") query.set(name, value);
  }
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}
