import { Box, Button, Skeleton } from "@mui/material";
import { CircleCheck, CircleOff, Hourglass, Megaphone, Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { AD_PLACEMENTS, type AdvertisementCounts } from "../../core/ads/advertisement.ts";
import { CardGrid } from "../kit/CardGrid.tsx";
import { Choice } from "../kit/Choice.tsx";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { Pager } from "../kit/Pager.tsx";
import { RefreshButton } from "../kit/RefreshButton.tsx";
import { SearchBox } from "../kit/SearchBox.tsx";
import { StatCards } from "../kit/StatCards.tsx";
import { AdCard } from "./AdCard.tsx";
import { AdForm } from "./AdForm.tsx";
import { changeAd, deleteAd, PER_PAGE, type AdQuery, type AdRecord } from "./advertisement-api.ts";
import { useAds } from "./use-ads.ts";

const EVERYTHING: AdQuery = { q: "", status: "", placement: "", page: 1 };

export function AdvertisementsPage() {
  const t = useTranslate();
  const notify = useNotify();
  const [query, setQuery] = useState(EVERYTHING);
  const { data: shown, error, isLoading, reload } = useAds(query);
  const [edited, setEdited] = useState<AdRecord | "new" | null>(null);
  const [adToDelete, setAdToDelete] = useState<AdRecord | null>(null);
  const [switching, setSwitching] = useState<string | null>(null);
  const search = useCallback((q: string) => setQuery((last) => ({ ...last, q, page: 1 })), []);
  const isFiltered = query.q !== "" || query.status !== "" || query.placement !== "";

  const toggle = async (ad: AdRecord) => {
    setSwitching(ad.id);
    try {
      await changeAd(ad.id, { is_active: !ad.is_active });
      notify(ad.is_active ? "ads.deactivated" : "ads.activated", { type: "success" });
      reload();
    } catch {
      notify("ads.toggle_failed", { type: "error" });
    } finally {
      setSwitching(null);
    }
  };
  const remove = async (ad: AdRecord) => {
    try {
      await deleteAd(ad.id);
      notify("ads.deleted", { type: "success" });
      reload();
    } catch {
      notify("ads.delete_failed", { type: "error" });
    }
    setAdToDelete(null);
  };

  return (
    <>
      <PageHead title={t("ads.title")} text={t("ads.text")}>
        <RefreshButton />
        <Button
          variant="contained"
          startIcon={<Plus aria-hidden="true" size={16} />}
          onClick={() => setEdited("new")}
        >
          {t("ads.create")}
        </Button>
      </PageHead>
      <Figures counts={shown?.overview} />
      <Filters query={query} onSearch={search} onChange={setQuery} />
      {error ? (
        <ErrorState text={t("ads.failed")} error={error} onRetry={reload} />
      ) : !shown ? (
        <Waiting />
      ) : shown.ads.length === 0 ? (
        <EmptyState
          Icon={Megaphone}
          title={t("ads.none")}
          text={t(isFiltered ? "ads.none_found" : "ads.none_text")}
        >
          {isFiltered ? (
            <Button variant="outlined" onClick={() => setQuery(EVERYTHING)}>
              {t("ads.clear")}
            </Button>
          ) : null}
        </EmptyState>
      ) : (
        <Box aria-busy={isLoading}>
          <CardGrid label={t("ads.list")} items={shown.ads}>
            {(ad) => (
              <AdCard
                ad={ad}
                isBusy={switching === ad.id}
                onSwitch={() => void toggle(ad)}
                onEdit={() => setEdited(ad)}
                onDelete={() => setAdToDelete(ad)}
              />
            )}
          </CardGrid>
        </Box>
      )}
      <Pager
        page={query.page}
        perPage={PER_PAGE}
        total={error ? undefined : shown?.total}
        onPage={(page) => setQuery((last) => ({ ...last, page }))}
        text={(page, pages) => t("ads.page_of", { page, pages, n: shown?.total ?? 0 })}
      />
      {edited === null ? null : (
        <AdForm
          ad={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            reload();
          }}
        />
      )}
      <ConfirmDialog
        open={adToDelete !== null}
        title={t("ads.delete_ask")}
        texts={[t("ads.delete_text", { title: adToDelete?.title ?? "" })]}
        confirm={t("ads.delete")}
        isDangerous
        onConfirm={() => (adToDelete ? remove(adToDelete) : undefined)}
        onClose={() => setAdToDelete(null)}
      />
    </>
  );
}

function Figures({ counts }: { counts: AdvertisementCounts | undefined }) {
  const t = useTranslate();
  return (
    <StatCards
      stats={[
        {
          label: t("ads.total"),
          value: counts?.total,
          note: counts ? t("ads.total_note", { n: counts.active }) : " ",
          Icon: Megaphone,
        },
        { label: t("ads.active"), value: counts?.active, note: t("ads.active_note"), Icon: CircleCheck },
        { label: t("ads.inactive"), value: counts?.inactive, note: t("ads.inactive_note"), Icon: CircleOff },
        { label: t("ads.expiring"), value: counts?.expiring, note: t("ads.expiring_note"), Icon: Hourglass },
      ]}
    />
  );
}

interface FilterProps {
  query: AdQuery;
  onSearch: (q: string) => void;
  onChange: (change: (last: AdQuery) => AdQuery) => void;
}

function Filters({ query, onSearch, onChange }: FilterProps) {
  const t = useTranslate();
  const choose = (changes: Partial<AdQuery>) => onChange((last) => ({ ...last, ...changes, page: 1 }));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mb: 5 }}>
      <SearchBox label={t("ads.search")} value={query.q} onSearch={onSearch} />
      <Choice
        label={t("ads.status")}
        value={query.status}
        all={t("ads.all")}
        options={[
          ["active", t("ads.state_running")],
          ["inactive", t("ads.state_inactive")],
        ]}
        onChoose={(status) => choose({ status })}
      />
      <Choice
        label={t("ads.placement")}
        value={query.placement}
        all={t("ads.all_placements")}
        options={AD_PLACEMENTS.map((placement) => [placement, t(`ads.at_${placement}`)])}
        onChoose={(placement) => choose({ placement })}
      />
    </Box>
  );
}

const Waiting = () => (
  <Box
    aria-busy="true"
    sx={{
      display: "grid",
      gap: 4,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
    }}
  >
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} variant="rounded" height={260} />
    ))}
  </Box>
);
