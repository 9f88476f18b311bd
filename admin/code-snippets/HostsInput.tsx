import { TextField } from "@mui/material";
import { useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { get, useFormState } from "react-hook-form";

const hostsIn = (text: string): string[] => text.split(/[\s,]+/).filter((host) => host !== "");

/** Further hosts that the code calls, one a line. */
export function HostsInput() {
  const t = useTranslate();
  const { field } = useInput({ source: "hosts" });
  const { errors } = useFormState();
  const hosts = field.value as string[];
  const [typed, setText] = useState(() => hosts.join("\n"));
  // what somebody else saved meanwhile takes the place of what was not touched here
  const text = hostsIn(typed).join() === hosts.join() ? typed : hosts.join("\n");
  // refused as a whole, or one of them
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
