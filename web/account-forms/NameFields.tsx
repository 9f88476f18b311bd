import type { ComponentProps } from "react";
import { useMessages } from "../components/messages.tsx";
import { TextField } from "../components/fields/TextField.tsx";

type Name = Omit<ComponentProps<typeof TextField>, "label" | "autoComplete">;

/** First and last name, side by side if there is room. */
export function NameFields({ first, last }: { first: Name; last: Name }) {
  const t = useMessages();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
      <TextField label={t("account.first_name")} autoComplete="given-name" {...first} />
      <TextField label={t("account.last_name")} autoComplete="family-name" {...last} />
    </div>
  );
}
