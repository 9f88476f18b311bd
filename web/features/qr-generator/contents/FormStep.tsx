import { useState, type ComponentProps } from "react";
import { Button } from "../../../components/Button.tsx";
import { later } from "../../../components/loading/later.tsx";
import { Spinner } from "../../../components/loading/Spinner.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { loadTexts, pageLanguage } from "../../../messages/load-texts.ts";
import type { ContentForm } from "./ContentForm.tsx";

const form = later(async () => {
  const [{ ContentForm }] = await Promise.all([
    import("./ContentForm.tsx"),
    loadTexts(pageLanguage(), ["contents", "form-rules", "payloads"]),
  ]);
  return ContentForm;
});

/** Loads the forms before one is shown. */
export const prepareForms = form.prepare;

/** The form of a content type, once forms are loaded. */
export function FormStep(props: ComponentProps<typeof ContentForm>) {
  const t = useMessages();
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <Notice live tone="warn">
        <div className="grid justify-items-start gap-2">
          <p>{t("qr.form_failed")}</p>
          <Button size="sm" onClick={() => setFailed(false)}>
            {t("common.retry")}
          </Button>
        </div>
      </Notice>
    );
  return (
    <form.Part
      {...props}
      onFailed={() => setFailed(true)}
      fallback={
        <div className="grid min-h-72 place-items-center text-faint">
          <Spinner />
          <output className="sr-only">{t("qr.form_loading")}</output>
        </div>
      }
    />
  );
}
