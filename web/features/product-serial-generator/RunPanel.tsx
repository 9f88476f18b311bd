import { Layers } from "lucide-react";
import { useId, useRef, useState } from "react";
import { safeFileStem } from "../../../core/codes/file-name.ts";
import { productSerialSchema } from "../../../core/codes/payloads/product-serial.ts";
import { serialAt } from "../../../core/codes/payloads/serial-run.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { ProgressBar } from "../../components/loading/ProgressBar.tsx";
import { useDownloadGate } from "../../generator/download/use-download-gate.ts";
import { useStoredDraft } from "../../generator/wizard/use-stored-draft.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";
import type { MadeRun, RunOrder } from "./make-run.ts";
import { newRunDraft, readRun, runDraftSchema } from "./run-draft.ts";
import { RunFields } from "./RunFields.tsx";
import type { ProductPayload } from "./use-product.ts";
import { useRun, type RunState } from "./use-run.ts";

const zipName = ({ run }: RunOrder): string =>
  `${safeFileStem(`product-serial-${serialAt(run, 0)}-${serialAt(run, run.count - 1)}`, "product-serial")}.zip`;

const save = (run: MadeRun, order: RunOrder) => saveFile(zipName(order), run.zip);

/** A run of serial numbers as a ZIP, made in the browser; for users who may download. */
export function RunPanel({ payload }: { payload: ProductPayload }) {
  const t = useMessages();
  const id = useId();
  const [draft, setDraft, keepRun] = useStoredDraft({
    name: "product-serial-run",
    schema: runDraftSchema,
    make: newRunDraft,
    isFor: () => true,
  });
  const passesGate = useDownloadGate(t("payloads.login_first"), () => {
    keepRun();
    payload.keepDraft();
  });
  // failed or unverified codes are downloaded only at a second click
  const { state, start, cancel } = useRun((run, order) => {
    if (run.failed === 0 && run.checked) save(run, order);
  });
  const make = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState(false);
  const { run, problems } = readRun(draft);
  const first = run && serialAt(run, 0);

  const begin = async () => {
    if (!run || !first) return;
    const form = productSerialSchema.safeParse({ ...payload.form, serialNumber: first });
    // the run assigns the serial numbers: none has to be typed
    if (!form.success) return payload.attempt(form.error.issues.map(({ path }) => String(path[0])));
    setOpening(true);
    const passed = await passesGate();
    setOpening(false);
    if (passed) start({ run, form: form.data, design: payload.design });
    return undefined;
  };

  return (
    <Card aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-2">
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {t("product_serial.run")}
        </h2>
        <p className="text-sm text-soft">{t("product_serial.run_text")}</p>
      </div>
      <RunFields
        draft={draft}
        problems={problems}
        onChange={(patch) => setDraft((now) => ({ ...now, ...patch }))}
      />
      {run ? (
        <output className="font-mono text-sm break-all">
          {t("product_serial.run_range", { first: serialAt(run, 0), last: serialAt(run, run.count - 1) })}
        </output>
      ) : null}
      {state.kind === "making" ? (
        <RunProgress
          state={state}
          onCancel={() => {
            cancel();
            make.current?.focus();
          }}
        />
      ) : null}
      <RunOutcome state={state} />
      <Button
        ref={make}
        size="lg"
        icon={<Layers aria-hidden="true" />}
        busy={opening || state.kind === "making"}
        disabled={run === null}
        onClick={() => void begin()}
      >
        {t("product_serial.run_make", { n: run?.count ?? 0 })}
      </Button>
      <RunNote />
    </Card>
  );
}

function RunProgress({
  state,
  onCancel,
}: {
  state: Extract<RunState, { kind: "making" }>;
  onCancel: () => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const [done, total] = [state.count, state.total].map((n) => n.toLocaleString(language));
  return (
    <div className="grid gap-3">
      <ProgressBar
        label={t("product_serial.run_making")}
        value={state.count}
        max={state.total}
        detail={t("product_serial.run_progress", { done: done ?? "", total: total ?? "" })}
      />
      <Button size="sm" onClick={onCancel} className="justify-self-start">
        {t("common.cancel")}
      </Button>
    </div>
  );
}

function RunOutcome({ state }: { state: RunState }) {
  const t = useMessages();
  if (state.kind === "failed") {
    return (
      <Notice tone="danger" live>
        {t("product_serial.run_broke", { message: state.problem })}
      </Notice>
    );
  }
  if (state.kind !== "made") return null;
  const { run, order } = state;
  if (run.failed > 0 || !run.checked) {
    return (
      <Notice tone="warn" live>
        <div className="grid justify-items-start gap-2">
          <p>
            {run.checked ? t("product_serial.run_failed", { n: run.failed }) : t("product_serial.run_unread")}
          </p>
          <Button size="sm" onClick={() => save(run, order)}>
            {t("download.anyway")}
          </Button>
        </div>
      </Notice>
    );
  }
  const name = zipName(order);
  return (
    <Notice tone="good" live>
      <span className="break-words">{t("product_serial.run_done", { n: order.run.count, name })}</span>
    </Notice>
  );
}

/** Note on saving a run: visitors have to sign in, users have to save it. */
function RunNote() {
  const t = useMessages();
  const { status } = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  const signInFirst = needsLogin && status === "signed_out";
  return (
    <p className="text-sm text-faint">
      {t(signInFirst ? "product_serial.run_sign_in" : "product_serial.run_history")}
    </p>
  );
}
