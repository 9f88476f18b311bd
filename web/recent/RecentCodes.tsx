import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Badge } from "../components/Badge.tsx";
import { Button, IconButton } from "../components/Button.tsx";
import { ToggleField } from "../components/fields/ToggleField.tsx";
import { useLanguage, useMessages } from "../components/messages.tsx";
import { toast } from "../components/toasts/toast.ts";
import { focusPanel } from "../generator/wizard/focus-panel.ts";
import { contentTitle } from "../history/code-name.ts";
import { previewText } from "../history/preview-text.ts";
import { generatorOf, putIntoGenerator } from "../history/put-into-generator.ts";
import { chooseRecent, keepsRecent, onRecentChoice } from "./recent-choice.ts";
import type { RecentCode } from "./recent-code.ts";
import { RecentPicture } from "./RecentPicture.tsx";
import { clearRecent, removeRecent } from "./recent-store.ts";
import { useRecent } from "./use-recent.ts";

/**
 * The codes of this device, each with actions to open and remove it, and the switch that disables the list.
 */
export function RecentCodes() {
  const t = useMessages();
  const navigate = useNavigate();
  const codes = useRecent();
  const [isKept, setKept] = useState(keepsRecent);
  useEffect(() => onRecentChoice(() => setKept(keepsRecent())), []);
  const box = useRef<HTMLDivElement>(null);
  if (codes === null) return <div className="min-h-32" />;
  if (codes === "refused") return <p className="text-sm text-soft">{t("recent.refused")}</p>;

  const forget = async (work: () => Promise<void>) => {
    try {
      await work();
      // the button disappears
      box.current?.focus();
    } catch (error) {
      console.warn("A recent code was not removed.", error);
      toast.error(t("recent.refused"));
    }
  };
  const open = async ({ record, logo }: RecentCode) => {
    // first, so that the page shows no further prompts; undo restores its previous content
    await navigate(generatorOf(record), { flushSync: true });
    putIntoGenerator(record, logo);
    focusPanel();
  };
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
      {codes.length === 0 ? (
        <p className="text-sm text-soft">{t(isKept ? "recent.none" : "recent.off")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {codes.map((code) => (
            <Recent
              key={code.record.id}
              code={code}
              onOpen={() => void open(code)}
              onRemove={() => void forget(() => removeRecent(code.record.id))}
            />
          ))}
        </ul>
      )}
      <div className="border-t border-line pt-3">
        <ToggleField
          label={t("recent.keep")}
          hint={t("recent.keep_hint")}
          checked={isKept}
          onChange={(wanted) => {
            if (!chooseRecent(wanted)) return toast.error(t("recent.refused"));
            setKept(wanted);
            return wanted ? undefined : void forget(clearRecent);
          }}
        />
        {codes.length > 1 ? (
          <Button size="sm" variant="quiet" className="-ml-3" onClick={() => void forget(clearRecent)}>
            {t("recent.clear")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Recent({ code, onOpen, onRemove }: { code: RecentCode; onOpen: () => void; onRemove: () => void }) {
  const t = useMessages();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeStyle: "short" });
  const content = previewText(contentTitle(t, code.record));
  return (
    <li className="flex items-center gap-3 py-2 sm:gap-4">
      <RecentPicture code={code} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium" title={content}>
          {content}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
          <Badge tone="accent">{t(`type.${code.record.type}`)}</Badge>
          <time dateTime={new Date(code.at).toISOString()} className="max-sm:hidden">
            {date.format(code.at)}
          </time>
        </div>
      </div>
      <Button size="sm" aria-label={t("recent.open_of", { content })} onClick={onOpen}>
        {t("recent.open")}
      </Button>
      <IconButton label={t("recent.remove_of", { content })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
