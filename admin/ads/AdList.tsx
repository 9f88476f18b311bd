import { Button, Skeleton } from "@mui/material";
import { CircleCheck, CircleOff, Hourglass, Megaphone, Plus } from "lucide-react";
import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { AD_PLACEMENTS, type AdTotals, adList } from "../../core/ads/ad.ts";
import type { AdState } from "../../core/ads/schedule.ts";
import { tablePath } from "../data-provider.ts";
import { CardGrid } from "../kit/list/CardGrid.tsx";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { ExportButton } from "../kit/list/ExportButton.tsx";
import { ChoiceFilter, SearchFilter } from "../kit/list/filters.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { StatCards } from "../kit/StatCards.tsx";
import { useDialogPath, useDialogRoute } from "../kit/list/use-dialog-route.ts";
import { useServer } from "../kit/use-server.ts";
import { AdCard } from "./AdCard.tsx";
import { AdCreate, AdEdit } from "./AdForm.tsx";
import type { AdRecord } from "./ad-api.ts";

const RESOURCE = "advertisements";
/** States in the order of an advertisement's life, each with the date that ends it. */
const STATES = ["running", "scheduled", "expired", "inactive"] as const satisfies readonly AdState[];

/** /admin/advertisements, with the dialogs that create (/create) and edit (/:id) one. */
export function AdList() {
  const t = useTranslate();
  const pathOf = useDialogPath(RESOURCE);
  const { id, close } = useDialogRoute(RESOURCE, ":id");
  const [toDelete, setToDelete] = useState<AdRecord | null>(null);
  return (
    <ListPage
      shape={adList}
      head={{
        title: t("ads.title"),
        text: t("ads.text"),
        actions: (
          <>
            <ExportButton />
            <RefreshButton />
            <Button
              component={Link}
              to={pathOf("create")}
              variant="contained"
              startIcon={<Plus aria-hidden="true" size={16} />}
            >
              {t("ads.create")}
            </Button>
          </>
        ),
      }}
      perPage={12}
      sort={{ field: "created_at", order: "DESC" }}
      above={<Figures />}
      filters={
        <>
          <SearchFilter source="q" label={t("ads.search")} />
          <ChoiceFilter
            source="state"
            label={t("ads.status")}
            all={t("ads.all")}
            options={STATES.map((state) => [state, t(`ads.state_${state}`)])}
          />
          <ChoiceFilter
            source="placement"
            label={t("ads.placement")}
            all={t("ads.all_placements")}
            options={AD_PLACEMENTS.map((placement) => [placement, t(`ads.at_${placement}`)])}
          />
        </>
      }
      Icon={Megaphone}
      texts={{
        failed: "ads.failed",
        none: "ads.none",
        noneText: "ads.none_text",
        noneFiltered: "ads.none_found",
        pageOf: "ads.page_of",
      }}
      waiting={[1, 2, 3].map((card) => (
        <Skeleton key={card} height={260} />
      ))}
      below={
        <>
          {id === "create" ? <AdCreate onClose={close} /> : null}
          {id === undefined || id === "create" ? null : <AdEdit key={id} id={id} onClose={close} />}
          <DeleteDialog
            record={toDelete}
            title={t("ads.delete_ask")}
            texts={[t("ads.delete_text", { title: toDelete?.title ?? "" })]}
            done="ads.deleted"
            failed="ads.delete_failed"
            onClose={() => setToDelete(null)}
          />
        </>
      }
    >
      <Cards onDelete={setToDelete} />
    </ListPage>
  );
}

function Cards({ onDelete }: { onDelete: (ad: AdRecord) => void }) {
  const t = useTranslate();
  const { data = [] } = useListContext<AdRecord>();
  return (
    <CardGrid label={t("ads.list")} items={data}>
      {(ad) => <AdCard ad={ad} onDelete={() => onDelete(ad)} />}
    </CardGrid>
  );
}

function Figures() {
  const t = useTranslate();
  const { data: counts, error, refetch } = useServer<AdTotals>(`${tablePath(RESOURCE)}/overview`);
  return (
    <StatCards
      failure={{ error, onRetry: refetch }}
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
