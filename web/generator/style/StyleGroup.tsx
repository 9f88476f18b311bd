import { ChevronDown } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { isPlainLook } from "../../../core/codes/qr/style/style.ts";
import { Button } from "../../components/Button.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { StyleFields } from "./StyleFields.tsx";

const fields = later(async () => (await import("./StyleFields.tsx")).StyleFields);

/** The style of a code, folded until somebody wants one. */
export function StyleGroup(props: ComponentProps<typeof StyleFields>) {
  const t = useMessages();
  const isPlain = isPlainLook(props.look.style, props.hasLogo) && !props.look.frame;
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-box border border-line"
    >
      <summary
        {...fields.intent}
        className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-box px-4 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        {t("style.title")}
        <span className="flex min-w-0 items-center gap-2 font-normal text-soft">
          <span className="truncate">{t(isPlain ? "style.plain" : "style.custom")}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="px-4 pt-2 pb-4">
        {failed ? (
          <Notice live tone="warn">
            <div className="grid justify-items-start gap-2">
              <p>{t("style.failed")}</p>
              <Button
                size="sm"
                onClick={(event) => {
                  // the button goes
                  event.currentTarget.closest("details")?.querySelector("summary")?.focus();
                  setFailed(false);
                }}
              >
                {t("common.retry")}
              </Button>
            </div>
          </Notice>
        ) : open ? (
          <fields.Part {...props} onFailed={() => setFailed(true)} fallback={<div className="min-h-100" />} />
        ) : null}
      </div>
    </details>
  );
}
