import { Alert, Box, Button, Tab, Tabs } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { SETTING_CATEGORIES, type SettingCategory } from "../../core/settings/settings.ts";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { ConflictDialog } from "../kit/form/ConflictDialog.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { LeaveGuard } from "../kit/form/LeaveGuard.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { PageLoading } from "../kit/PageLoading.tsx";
import { tabOf } from "./setting-fields.ts";
import { SettingsTab } from "./SettingsTab.tsx";
import { useSettings } from "./use-settings.ts";

/** /admin/settings. The tab is in the address, so that it can be linked. */
export function SettingsPage() {
  const t = useTranslate();
  const form = useSettings();
  const { state, errors, isDirty, isSaving } = form;
  const [search, setSearch] = useSearchParams();
  const [isResetting, setResetting] = useState(false);
  const asked = search.get("tab");
  const tab = SETTING_CATEGORIES.find((name) => name === asked) ?? "general";
  const open = (name: SettingCategory) => setSearch({ tab: name }, { replace: true });

  /** The field to focus once its tab is rendered. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const field = wanted.current === null ? null : document.getElementById(`setting-${wanted.current}`);
    if (field === null) return;
    field.focus();
    wanted.current = null;
  });

  const save = async () => {
    const wrong = await form.save();
    const at = wrong === null ? null : tabOf(wrong);
    if (wrong === null || at === null) return;
    wanted.current = wrong;
    // also for the current tab: the next render looks for the field
    setSearch({ tab: at, field: wrong }, { replace: true });
  };

  return (
    <>
      <PageHead title={t("settings.title")} text={t("settings.text")}>
        <Button variant="outlined" disabled={state.status !== "ready"} onClick={() => setResetting(true)}>
          {t("settings.reset")}
        </Button>
        <Button variant="contained" disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
          {t("settings.save")}
        </Button>
      </PageHead>
      <Tabs
        value={tab}
        onChange={(_event, name: SettingCategory) => open(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={t("settings.tabs")}
        sx={{ mb: 6, borderBottom: 1, borderColor: "divider" }}
      >
        {SETTING_CATEGORIES.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            label={<TabLabel name={name} count={errorsOn(name, errors)} />}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {state.status === "loading" ? <PageLoading /> : null}
        {state.status === "failed" ? (
          <ErrorState text={t("settings.load_failed")} error={state.error} onRetry={form.load} />
        ) : null}
        {state.status === "ready" ? (
          <SettingsTab name={tab} form={form} settings={state.settings} installation={state.installation} />
        ) : null}
      </Box>
      {/* overlays the end of the page, so that nothing moves under the user's typing when it appears */}
      <Box component="output" sx={{ display: "block", position: "sticky", bottom: 16, zIndex: 2, mt: 6 }}>
        {isDirty ? (
          <Alert
            severity="warning"
            variant="outlined"
            sx={{ alignItems: "center", background: "var(--surface)", maxWidth: "52rem" }}
            action={
              <Button color="inherit" size="small" loading={isSaving} onClick={() => void save()}>
                {t("ra.action.save")}
              </Button>
            }
          >
            {t("settings.unsaved")}
          </Alert>
        ) : null}
      </Box>
      <ConfirmDialog
        open={isResetting}
        title={t("settings.reset_title")}
        texts={[t("settings.reset_text")]}
        confirm={t("settings.reset")}
        onConfirm={() => {
          form.reset();
          setResetting(false);
        }}
        onClose={() => setResetting(false)}
      />
      {form.conflict ? (
        <ConflictDialog
          conflict={form.conflict.conflict}
          fields={form.conflict.keys.map((source) => ({ source, label: `setting.${source}` }))}
          onKeep={save}
          onTake={form.takeTheirs}
          onBack={form.keepTyped}
        />
      ) : null}
      {/* Back keeps typed values */}
      <LeaveGuard
        isDirty={isDirty}
        onLeave={form.discard}
        title={t("settings.leave_title")}
        text={t("settings.leave_text")}
        confirm={t("settings.leave")}
      />
    </>
  );
}

const errorsOn = (tab: SettingCategory, errors: Readonly<Record<string, string>>): number =>
  Object.keys(errors).filter((key) => tabOf(key) === tab).length;

function TabLabel({ name, count }: { name: SettingCategory; count: number }) {
  const t = useTranslate();
  const label = t(`settings.tab.${name}`);
  if (count === 0) return label;
  return (
    <Box component="span" sx={{ color: "error.main" }}>
      {t("settings.tab_wrong", { tab: label, n: count })}
    </Box>
  );
}
