import type { ReactNode } from "react";
import { Card } from "../../components/Card.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { useRequireUser } from "../../session/use-require-user.ts";
import { AvatarField } from "./avatar/AvatarField.tsx";
import { NamesForm } from "./NamesForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

/** /customer/profile: the names of an account, its address, its password. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("shell.profile")} description={t("profile.description")} hidden />
      <h1 className="text-title font-semibold">{t("shell.profile")}</h1>
      <p className="mt-2 text-soft">{t("profile.description")}</p>
      <div className="mt-8 grid gap-6">
        <AvatarField user={user} />
        <Part id="personal" title={t("profile.personal")}>
          {user ? <NamesForm key={user.id} user={user} /> : <Skeleton className="h-58" />}
        </Part>
        <Part id="password" title={t("profile.password")} text={t("profile.password_text")}>
          {user ? <PasswordForm key={user.id} user={user} /> : <Skeleton className="h-80" />}
        </Part>
      </div>
    </div>
  );
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Card aria-labelledby={id} className="grid gap-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <div>
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {text ? <p className="mt-1 text-sm text-soft">{text}</p> : null}
      </div>
      {children}
    </Card>
  );
}
