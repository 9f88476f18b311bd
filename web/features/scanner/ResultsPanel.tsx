import { CircleAlert, CircleCheck, Copy, ScanLine, SearchX } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { ProgressBar } from "../../components/loading/ProgressBar.tsx";
import { isLinear } from "./camera-region.ts";
import { CodeCard } from "./CodeCard.tsx";
import type { ScannerPicture } from "./scanner-state.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.25, className: "size-10" } as const;

/** Results of the current picture. */
export function ResultsPanel({
  picture,
  total,
  pictureCount,
  active,
  headingRef,
  cardId,
  onCopy,
  onCancel,
}: {
  /** Null if there is none. */
  picture: ScannerPicture | null;
  /** Codes in all pictures. */
  total: number;
  pictureCount: number;
  active: number | null;
  headingRef: Ref<HTMLHeadingElement>;
  /** Id of the heading of a code's card, by its index. */
  cardId: (index: number) => string;
  onCopy: (text: string) => void;
  onCancel: () => void;
}) {
  const t = useMessages();
  const { codes = [], state } = picture ?? {};
  const onlyBars = codes.every(({ format }) => isLinear(format));
  const heading = (text: string) => (
    <h2 ref={headingRef} tabIndex={-1} className="text-lg font-semibold tracking-tight">
      {text}
    </h2>
  );

  if (codes.length > 0 && state) {
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex items-center gap-3">
            <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
            <div>
              {heading(t(onlyBars ? "scanner.found_barcode" : "scanner.found"))}
              <p className="text-sm text-soft">
                {state.kind === "scanning"
                  ? t("scanner.more")
                  : pictureCount > 1
                    ? `${t("scanner.count", { n: codes.length })} · ${t("scanner.total", { n: total, pictures: pictureCount })}`
                    : t("scanner.count", { n: codes.length })}
              </p>
            </div>
          </div>
          {codes.length > 1 ? (
            <Button
              size="sm"
              icon={<Copy aria-hidden="true" />}
              onClick={() => onCopy(codes.map(({ text }) => text).join("\n"))}
            >
              {t("scanner.copy_all")}
            </Button>
          ) : null}
        </div>
        <ol className="mt-4 grid gap-4">
          {codes.map((code, index) => (
            <CodeCard
              key={`${picture?.id} ${index}`}
              id={cardId(index)}
              code={code}
              number={index + 1}
              active={active === index}
              onCopy={onCopy}
            />
          ))}
        </ol>
      </>
    );
  }

  if (!state || !picture) {
    return (
      <Middle icon={<ScanLine {...icon} />}>
        {heading(t("scanner.empty"))}
        <p className="max-w-xs text-sm text-soft">{t("scanner.empty_hint")}</p>
      </Middle>
    );
  }
  if (state.kind === "waiting" || state.kind === "scanning") {
    const isLoading = state.kind === "scanning" && state.phase === "loading";
    return (
      <Middle>
        {heading(t("scanner.scanning"))}
        <div className="w-full max-w-xs">
          <ProgressBar
            label={isLoading ? t("scanner.loading") : t("scanner.progress")}
            value={isLoading || state.kind === "waiting" || state.share === 0 ? null : state.share}
          />
        </div>
        <Button size="sm" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      </Middle>
    );
  }
  if (state.kind === "refused" || state.kind === "failed") {
    const text =
      state.kind === "failed"
        ? t("scanner.failed")
        : t(`scan_file.${state.problem.code}`, state.problem.values);
    return (
      <Middle icon={<CircleAlert {...icon} className="size-10 text-danger" />}>
        <div role="alert">{heading(text)}</div>
      </Middle>
    );
  }
  if (state.kind === "stopped")
    return <Middle icon={<ScanLine {...icon} />}>{heading(t("scanner.stopped"))}</Middle>;
  const problem = state.kind === "not_found" ? state.problem : null;
  return (
    <Middle icon={<SearchX {...icon} />}>
      <div role="alert" className="grid gap-2">
        {heading(t("scanner.not_found"))}
        {problem ? <p className="text-soft">{t(`scan.${problem.code}`, problem.values)}.</p> : null}
      </div>
      {state.kind === "not_found" && !state.allReaders ? (
        <Notice tone="warn" className="text-left">
          {t("scanner.qr_only")}
        </Notice>
      ) : null}
    </Middle>
  );
}

function Middle({ icon: sign, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-72 place-content-center justify-items-center gap-4 rounded-box border border-dashed border-control px-6 py-10 text-center lg:min-h-104">
      {sign ? <span className="text-faint">{sign}</span> : null}
      {children}
    </div>
  );
}
