import type { ComponentProps } from "react";
import { useMessages } from "../components/messages.tsx";
import { TextField } from "../components/fields/TextField.tsx";

/** The email address of an account: `autoComplete` is "username", which password managers look for. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label" | "type">) {
  const t = useMessages();
  return (
    <TextField label={t("account.email")} type="email" autoComplete="username" inputMode="email" {...props} />
  );
}
