import type { ComponentProps } from "react";
import { isPlainLook } from "../../../core/codes/qr/style/style.ts";
import { Fold } from "../../components/Fold.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { StyleFields } from "./StyleFields.tsx";

const fields = later(async () => (await import("./StyleFields.tsx")).StyleFields);

/** The style of a code, collapsed by default. */
export function StyleGroup(props: ComponentProps<typeof StyleFields>) {
  const t = useMessages();
  const isPlain = isPlainLook(props.look.style, props.hasLogo) && !props.look.frame;
  return (
    <Fold
      title={t("style.title")}
      note={<span className="truncate">{t(isPlain ? "style.plain" : "style.custom")}</span>}
      intent={fields.intent}
      failed={t("style.failed")}
    >
      {(onFailed) => <fields.Part {...props} onFailed={onFailed} fallback={<div className="min-h-100" />} />}
    </Fold>
  );
}
