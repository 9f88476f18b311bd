import { AtSign, Lock, SlidersHorizontal, UserRound } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Avatar } from "../../components/Avatar.tsx";
import { Badge } from "../../components/Badge.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { TabList, TabPanel } from "../../components/Tabs.tsx";
import type { SessionUser } from "../../session/session-user.ts";
import { useRequireUser } from "../../session/use-require-user.ts";
import { AvatarField } from "./avatar/AvatarField.tsx";
import { ChangeEmail } from "./profile/ChangeEmail.tsx";
import { ContactTab } from "./profile/ContactTab.tsx";
import { PersonalTab } from "./profile/PersonalTab.tsx";
import { PreferencesTab } from "./profile/PreferencesTab.tsx";
import type { Profile } from "./profile/profile-api.ts";
import { SecurityTab } from "./profile/SecurityTab.tsx";
import { useProfileForm } from "./profile/use-profile-form.ts";
import { useProfile } from "./profile/use-profile.ts";

const TABS = [
  { value: "personal", icon: <UserRound aria-hidden="true" /> },
  { value: "contact", icon: <AtSign aria-hidden="true" /> },
  { value: "security", icon: <Lock aria-hidden="true" /> },
  { value: "preferences", icon: <SlidersHorizontal aria-hidden="true" /> },
] as const;
type TabName = (typeof TABS)[number]["value"];

/** /customer/profile: personal data, contact, security and preferences. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const whole = useProfile(user?.id ?? null);
  const { loaded } = whole;
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("shell.profile")} description={t("profile.description")} hidden />
      <h1 className="sr-only">{t("shell.profile")}</h1>
      <Head user={user} since={loaded.data?.created_at ?? null} />
      {loaded.status === "failed" ? (
        <ErrorState title={t("profile.not_loaded")} onRetry={loaded.retry}>
          {loaded.problem}
        </ErrorState>
      ) : loaded.data && user ? (
        <Tabs key={user.id} user={user} profile={loaded.data} whole={whole} />
      ) : (
        <div className="mt-8 grid gap-6">
          <output className="sr-only">{t("common.loading")}</output>
          <Skeleton className="h-12 max-w-lg" />
          <Skeleton className="h-96" />
        </div>
      )}
    </div>
  );
}

/** Picture, name and role. */
function Head({ user, since }: { user: SessionUser | null; since: string | null }) {
  const t = useMessages();
  const month = new Intl.DateTimeFormat(useLanguage(), { month: "long", year: "numeric" });
  if (!user) {
    return (
      <div className="flex items-center gap-5">
        <Skeleton className="size-16 rounded-full! sm:size-24" />
        <Skeleton className="h-24 w-56 sm:h-16" />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-5">
      <Avatar name={user.displayName} url={user.avatarUrl} large />
      <div className="min-w-0">
        <p className="truncate text-title font-semibold">{user.displayName}</p>
        <div className="mt-2 flex items-center gap-x-3 gap-y-1.5 text-sm text-soft max-sm:flex-col max-sm:items-start">
          <Badge tone="accent">{t(`role.${user.role}`)}</Badge>
          <span className="min-h-5">
            {since === null ? null : t("profile.since", { date: month.format(new Date(since)) })}
          </span>
        </div>
      </div>
    </div>
  );
}

function Tabs({
  user,
  profile,
  whole: { save, choose },
}: {
  user: SessionUser;
  profile: Profile;
  whole: ReturnType<typeof useProfile>;
}) {
  const t = useMessages();
  const [query, setQuery] = useSearchParams();
  const asked = query.get("tab");
  const tab = TABS.find(({ value }) => value === asked)?.value ?? "personal";
  const [seen, setSeen] = useState<ReadonlySet<TabName>>(new Set());
  if (!seen.has(tab)) setSeen(new Set([...seen, tab]));
  const goTo = (next: TabName) =>
    setQuery(
      (now) => {
        if (next === "personal") now.delete("tab");
        else now.set("tab", next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const form = useProfileForm(profile, save, goTo);
  const isMarked = (value: TabName) =>
    (value === "personal" || value === "contact") && form.isTabDirty(value);
  const panel = (value: TabName) => ({
    id: "profile",
    value,
    chosen: tab === value,
    className: "grid gap-6 pt-6",
  });

  return (
    <div className="mt-8">
      <TabList
        id="profile"
        label={t("shell.profile")}
        value={tab}
        onChoose={goTo}
        tabs={TABS.map(({ value, icon }) => ({
          value,
          icon,
          name: t(`profile.tab_${value}`),
          mark: isMarked(value) ? t("profile.unsaved") : undefined,
        }))}
      />
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <TabPanel {...panel("personal")}>
          <AvatarField user={user} />
          <PersonalTab form={form} />
        </TabPanel>
        <TabPanel {...panel("contact")}>
          <ContactTab form={form} email={user.email} changeEmail={<ChangeEmail />} />
        </TabPanel>
      </form>
      {/* these contain their own forms, so they are outside this one; once opened, they stay mounted to keep input */}
      <TabPanel {...panel("security")}>{seen.has("security") ? <SecurityTab user={user} /> : null}</TabPanel>
      <TabPanel {...panel("preferences")}>
        {seen.has("preferences") ? <PreferencesTab profile={profile} choose={choose} /> : null}
      </TabPanel>
    </div>
  );
}
