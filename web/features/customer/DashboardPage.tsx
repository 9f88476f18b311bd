import { useState } from "react";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { errorText } from "../../api/error-text.ts";
import { useRequireUser } from "../../session/use-require-user.ts";

const dashboard = later(async () => (await import("./Dashboard.tsx")).Dashboard);

/** /customer/dashboard: the overview, loaded on demand. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("shell.dashboard")} description={t("dashboard.description")} hidden />
      <h1 className="text-title font-semibold">{t("shell.dashboard")}</h1>
      <p className="mt-2 min-h-6 truncate text-soft">
        {user ? t("dashboard.hello", { name: user.firstName || user.displayName }) : null}
      </p>
      {problem === null ? (
        <dashboard.Part
          signedIn={user !== null}
          onFailed={setProblem}
          fallback={
            <output className="flex min-h-120 items-center justify-center gap-3 text-soft">
              <Spinner />
              {t("dashboard.loading")}
            </output>
          }
        />
      ) : (
        <ErrorState title={t("dashboard.failed_title")} onRetry={() => setProblem(null)}>
          {errorText(t, problem)}
        </ErrorState>
      )}
    </div>
  );
}
