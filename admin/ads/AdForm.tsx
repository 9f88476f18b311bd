import { Box, Typography } from "@mui/material";
import { useId, useState } from "react";
import { CreateBase, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { AD_PRIORITY, hasImage, type AdImage } from "../../core/ads/ad.ts";
import { CheckboxInput } from "../kit/form/CheckboxInput.tsx";
import type { ComparedField } from "../kit/form/conflict-rows.ts";
import { EditPage } from "../kit/form/EditPage.tsx";
import { FormInDialog } from "../kit/form/FormInDialog.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { adFaults, keyOf } from "./ad-faults.ts";
import { AdInputs } from "./AdInputs.tsx";
import { AdPreview } from "./AdPreview.tsx";
import type { AdFields, AdRecord } from "./ad-api.ts";

const EMPTY: AdFields = {
  title: "",
  description: "",
  content: "",
  type: "banner",
  placement: "header",
  is_active: true,
  start_date: null,
  end_date: null,
  target_url: null,
  image_url: null,
  priority: AD_PRIORITY.default,
};

const NAMES = new Set(Object.keys(EMPTY));
/** The fields that an admin types; image fields only if the ad type has an image. */
const fieldsOf = (ad: AdFields) =>
  Object.fromEntries(
    Object.entries({ ...ad, image_url: hasImage(ad.type) ? ad.image_url : null }).filter(([name]) =>
      NAMES.has(name),
    ),
  );

const COMPARED: readonly ComparedField[] = [
  { source: "title", label: "ads.name" },
  { source: "type", label: "ads.type", say: (type) => `ads.type_${type}` },
  { source: "placement", label: "ads.placement", say: (placement) => `ads.at_${placement}` },
  ...[
    "description",
    "content",
    "image_url",
    "target_url",
    "start_date",
    "end_date",
    "priority",
    "is_active",
  ].map((source) => ({ source, label: `ads.${source}` })),
];

function useSavingAd(saved: string, onClose: () => void) {
  const refresh = useRefresh();
  return useSaving({
    saved,
    saveFailed: "ads.save_failed",
    inForm: true,
    say: keyOf,
    onSaved() {
      onClose();
      refresh();
    },
  });
}

/** The dialog that creates an advertisement. */
export function AdCreate({ onClose }: { onClose: () => void }) {
  const saving = useSavingAd("ads.created", onClose);
  return (
    <CreateBase transform={fieldsOf} mutationOptions={saving}>
      <AdForm title="ads.create_title" onClose={onClose} />
    </CreateBase>
  );
}

/** The dialog that edits an advertisement: sends only changed fields, since another admin may have changed others. */
export function AdEdit({ id, onClose }: { id: string; onClose: () => void }) {
  const saving = useSavingAd("ads.updated", onClose);
  return (
    <EditPage id={id} loadFailed="ads.failed" fields={COMPARED} transform={fieldsOf} mutationOptions={saving}>
      <AdForm title="ads.edit_title" onClose={onClose} />
    </EditPage>
  );
}

function AdForm({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useTranslate();
  const [uploaded, setUploaded] = useState<AdImage | null>(null);
  return (
    <FormInDialog
      title={t(title)}
      save="ads.save"
      maxWidth="lg"
      defaultValues={EMPTY}
      validate={adFaults}
      onClose={onClose}
    >
      <Box
        sx={{
          display: "grid",
          alignItems: "start",
          gap: 6,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <Box sx={{ display: "grid", gap: 4, pt: 2 }}>
          <AdInputs onImage={setUploaded} />
          <CheckboxInput source="is_active" label="ads.is_active" />
        </Box>
        <Preview uploaded={uploaded} />
      </Box>
    </FormInDialog>
  );
}

/** Preview while typing. */
function Preview({ uploaded }: { uploaded: AdImage | null }) {
  const t = useTranslate();
  const id = useId();
  const saved = useRecordContext<AdRecord>();
  const typed = useWatch() as Partial<AdFields>;
  const { type, placement } = typed;
  if (!type || !placement) return null;
  const images = [uploaded, imageOf(saved)];
  return (
    <Box component="section" aria-labelledby={id} sx={{ position: { md: "sticky" }, top: 0 }}>
      <Typography id={id} variant="h3" component="h3">
        {t("ads.preview")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 3 }}>
        {t(`ads.where_${placement}`)}
      </Typography>
      <AdPreview
        title={typed.title ?? ""}
        description={typed.description ?? ""}
        content={typed.content ?? ""}
        type={type}
        placement={placement}
        image={images.find((image) => image?.url === typed.image_url) ?? null}
      />
    </Box>
  );
}

const imageOf = (ad: AdRecord | undefined): AdImage | null =>
  ad?.image_url && ad.image_width && ad.image_height
    ? { url: ad.image_url, width: ad.image_width, height: ad.image_height }
    : null;
