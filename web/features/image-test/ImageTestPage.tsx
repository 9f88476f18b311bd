import { LockKeyhole } from "lucide-react";
import { useLocation } from "react-router-dom";
import { LinkButton } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { EmptyState } from "../../components/loading/EmptyState.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { comeBackTo } from "../../../browser/session/return-to.ts";
import { useSession } from "../../session/session.tsx";
import { UploadPanel } from "./UploadPanel.tsx";

/**
 * /cloudinary-test: tests the configured image store. Everybody may see the page; uploading requires an
 * admin.
 */
export function Component() {
  const t = useMessages();
  const { status, user } = useSession();
  return (
    <div className="page max-w-4xl pt-10 sm:pt-14">
      <PageHead title={t("image_test.title")} description={t("image_test.description")} hidden />
      <h1 className="text-title font-semibold">{t("image_test.title")}</h1>
      <p className="mt-2 mb-8 text-soft">{t("image_test.description")}</p>
      <div className="min-h-96">
        {status === "loading" ? <Skeleton className="h-64" /> : null}
        {user?.role === "admin" ? <UploadPanel /> : null}
        {status === "signed_in" && user.role !== "admin" ? <Denied /> : null}
        {status === "signed_out" ? <Gate /> : null}
      </div>
    </div>
  );
}

const lock = <LockKeyhole aria-hidden="true" strokeWidth={1.25} />;

function Gate() {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <Card>
      <EmptyState
        icon={lock}
        title={t("image_test.gate_title")}
        action={
          <LinkButton to="/login" variant="primary" onClick={() => comeBackTo(pathname)}>
            {t("shell.sign_in")}
          </LinkButton>
        }
      >
        {t("image_test.gate_text")}
      </EmptyState>
    </Card>
  );
}

function Denied() {
  const t = useMessages();
  return (
    <Card>
      <EmptyState
        icon={lock}
        title={t("image_test.denied_title")}
        action={<LinkButton to="/">{t("common.home")}</LinkButton>}
      >
        {t("image_test.denied")}
      </EmptyState>
    </Card>
  );
}
