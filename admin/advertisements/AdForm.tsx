import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from "@mui/material";
import { Box, Typography } from "@mui/material";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { HttpError, useNotify, useTranslate } from "react-admin";
import { advertisementMessageKey } from "../../core/ads/advertisement-messages.ts";
import { AD_PRIORITY, hasImage, newAdvertisementSchema, type AdImage } from "../../core/ads/advertisement.ts";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { AdInputs } from "./AdInputs.tsx";
import { AdPreview } from "./AdPreview.tsx";
import { changeAd, createAd, type AdFields, type AdProblems, type AdRecord } from "./advertisement-api.ts";

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

const fieldsOf = (ad: AdRecord | null): AdFields => {
  if (!ad) return EMPTY;
  const fields = Object.entries(EMPTY).map(([name]) => [name, ad[name as keyof AdFields]]);
  return Object.fromEntries(fields) as AdFields;
};

const changed = (before: AdFields, now: AdFields): Partial<AdFields> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof AdFields]));

const imageOf = (ad: AdRecord | null): AdImage | null =>
  ad?.image_url && ad.image_width && ad.image_height
    ? { url: ad.image_url, width: ad.image_width, height: ad.image_height }
    : null;

/** What the rules say before the server is asked, by field. */
function problemsOf(fields: AdFields): AdProblems {
  const issues = newAdvertisementSchema.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).toReversed()) as AdProblems;
}

/** The window in which an advertisement is made or changed, and what it will look like. */
export function AdForm({
  ad,
  onSaved,
  onClose,
}: {
  /** Null: a new one. */
  ad: AdRecord | null;
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => fieldsOf(ad));
  const [image, setImage] = useState(() => imageOf(ad));
  const [problems, setProblems] = useState<AdProblems>({});
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(ad));

  const change = (changes: Partial<AdFields>) => {
    setFields((last) => ({ ...last, ...changes }));
    const named = Object.keys(changes);
    setProblems((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !named.includes(name))));
  };
  const show = (found: AdProblems) => {
    setProblems(found);
    // in the order in which they stand
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = problemsOf(fields);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      const wanted = { ...fields, image_url: hasImage(fields.type) ? fields.image_url : null };
      await (ad ? changeAd(ad.id, changed(fieldsOf(ad), wanted)) : createAd(wanted));
      notify(ad ? "ads.updated" : "ads.created", { type: "success" });
      onSaved();
    } catch (error) {
      notify("ads.save_failed", { type: "error" });
      const refused = error instanceof HttpError ? (error.body as { errors?: AdProblems }).errors : undefined;
      show(refused ?? {});
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  const leave = () => {
    if (isBusy) return;
    if (isChanged) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      open
      maxWidth="lg"
      fullWidth
      aria-labelledby={id}
      // a click beside the window loses nothing that was typed
      onClose={(_event, reason) => (reason === "backdropClick" && isChanged ? undefined : leave())}
    >
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: "contents" }}
      >
        <DialogTitle id={id} component="h2">
          {t(ad ? "ads.edit_title" : "ads.create_title")}
        </DialogTitle>
        <DialogContent
          sx={{
            display: "grid",
            alignItems: "start",
            gap: 6,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
          }}
        >
          <Box sx={{ display: "grid", gap: 4, pt: 2 }}>
            <AdInputs
              fields={fields}
              problems={said(problems, t)}
              onChange={change}
              onImage={(next) => {
                setImage(next);
                change({ image_url: next?.url ?? null });
              }}
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={fields.is_active}
                  onChange={({ target }) => change({ is_active: target.checked })}
                />
              }
              label={t("ads.is_active")}
            />
          </Box>
          <Box
            component="section"
            aria-labelledby={`${id}-preview`}
            sx={{ position: { md: "sticky" }, top: 0 }}
          >
            <Typography id={`${id}-preview`} variant="h3" component="h3">
              {t("ads.preview")}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", mb: 3 }}>
              {t(`ads.where_${fields.placement}`)}
            </Typography>
            <AdPreview fields={fields} image={image && image.url === fields.image_url ? image : null} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 4, borderTop: "1px solid var(--line)" }}>
          <Button variant="outlined" onClick={leave}>
            {t("ads.cancel")}
          </Button>
          <Button variant="contained" type="submit" loading={isBusy}>
            {t("ads.save")}
          </Button>
        </DialogActions>
      </Box>
      <ConfirmDialog
        open={isLeaving}
        title={t("ads.discard_title")}
        texts={[t("ads.discard_text")]}
        confirm={t("ads.discard")}
        isDangerous
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  );
}

/** Sentences of the rules in the reader's language; others as the server said them. */
const said = (problems: AdProblems, t: (key: string) => string): AdProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([name, sentence]) => [
      name,
      t(advertisementMessageKey(sentence) ?? sentence),
    ]),
  );
