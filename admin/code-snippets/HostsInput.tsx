import { TextField } from "@mui/material";
import { useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { get, useFormState } from "react-hook-form";

const hostsIn = (text: string): string[] => text.split(/[\s,]+/).filter((host) => host !== "");

/** Additional hosts that the code calls, one per line. */
export function HostsInput() {
  const t = useTranslate();
  const { field } = useInput({ source: "hosts" });
  const { errors } = useFormState();
  const hosts = field.value as string[];
  const [typed, setText] = useState(() => hosts.join("\n"));
  // a value saved by another admin replaces one that was not edited here
  const text = hostsIn(typed).join() === hosts.join() ? typed : hosts.join("\n");
  // the whole list was refused, or one entry
  const found = get(errors, "hosts") as { message?: string } | { message?: string }[] | undefined;
  const problem = (Array.isArray(found) ? found.find((each) => each) : found)?.message;
  return (
    <TextField
      label={t("code.hosts")}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(hostsIn(target.value));
      }}
      onBlur={field.onBlur}
      multiline
      minRows={2}
      placeholder={"stats.example.com\n*.example.com"}
      error={problem !== undefined}
      helperText={problem === undefined ? t("code.hosts_help") : t(problem)}
    />
  );
}
