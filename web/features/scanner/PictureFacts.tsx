import { useLanguage, useMessages } from "../../components/messages.tsx";
import type { ScannerPicture } from "./scanner-state.ts";

const MEGABYTE = 1024 * 1024;

export function PictureFacts({ picture: { name, file, shown } }: { picture: ScannerPicture }) {
  const t = useMessages();
  const language = useLanguage();
  const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-sm text-soft">
      <span className="max-w-60 truncate font-medium text-ink" title={name}>
        {name}
      </span>
      {file ? (
        <span>
          {t("scanner.size_mb", {
            // 0.00 would look empty
            size: megabytes.format(file.size === 0 ? 0 : Math.max(0.01, file.size / MEGABYTE)),
          })}
        </span>
      ) : null}
      {shown ? <span>{t("scanner.size_px", { width: shown.width, height: shown.height })}</span> : null}
    </p>
  );
}
