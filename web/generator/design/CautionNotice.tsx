import type { Caution } from "../../../core/codes/caution.ts";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";

/** A reason why the code may not scan elsewhere, and a button that fixes it. */
export function CautionNotice<Change>({
  caution: { code, values, fix },
  onFix,
}: {
  caution: Caution<Change>;
  onFix: (change: Change) => void;
}) {
  const t = useMessages();
  return (
    <Notice tone="warn" live>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
        <p>{t(code, values)}.</p>
        {fix ? (
          <Button
            size="sm"
            onClick={() => onFix(fix.change)}
            className="h-auto max-w-full py-1 text-left whitespace-normal!"
          >
            {t(fix.code, fix.values)}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
