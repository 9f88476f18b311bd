import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { ProgressBar } from "../../../components/loading/ProgressBar.tsx";
import { SliderField } from "../../../components/fields/SliderField.tsx";
import { MAX_ZOOM, wholeCrop, zoomCrop, type Crop } from "./crop.ts";
import { CropCanvas } from "./CropCanvas.tsx";
import { CropStage } from "./CropStage.tsx";
import type { OpenPicture } from "./open-picture.ts";

/** Sizes of avatars on this site, px: on this page and in the header. */
const PREVIEWS = [96, 40];

/** Asks which part of a picture to keep. It stays open until the upload is done, and shows its errors. */
export function CropDialog({
  picture,
  busy,
  problem,
  onSave,
  onCancel,
  onClosed,
}: {
  picture: OpenPicture;
  busy: boolean;
  problem: string | null;
  onSave: (crop: Crop) => void;
  onCancel: () => void;
  onClosed: (event: Event) => void;
}) {
  const t = useMessages();
  const { bitmap } = picture;
  const [crop, setCrop] = useState(() => wholeCrop(bitmap));
  return (
    <Dialog
      open
      title={t("avatar.crop_title")}
      text={t("avatar.crop_text")}
      onClose={onCancel}
      onClosed={onClosed}
      footer={
        <>
          {/* Next to the buttons, which never scroll out of view. */}
          <div className="w-full empty:hidden">
            {busy ? <ProgressBar label={t("avatar.uploading")} value={null} /> : null}
            {problem === null || busy ? null : (
              <Notice tone="danger" live>
                <p className="font-medium">{t("avatar.failed")}</p>
                <p className="text-soft">{t("avatar.failed_why", { message: problem })}</p>
              </Notice>
            )}
          </div>
          <Button onClick={onCancel}>{t("common.cancel")}</Button>
          <Button variant="primary" busy={busy} onClick={() => onSave(crop)}>
            {t("avatar.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CropStage bitmap={bitmap} crop={crop} onChange={setCrop} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-6">
          <SliderField
            label={t("avatar.zoom")}
            value={Math.round(crop.zoom * 100)}
            unit="%"
            range={{ min: 100, max: MAX_ZOOM * 100, step: 5 }}
            onChange={(percent) => setCrop(zoomCrop(bitmap, crop, percent / 100))}
          />
          <figure className="grid gap-2">
            <figcaption className="text-sm font-medium">{t("avatar.preview")}</figcaption>
            <div className="flex items-end gap-3">
              {PREVIEWS.map((side) => (
                <CropCanvas
                  key={side}
                  bitmap={bitmap}
                  crop={crop}
                  side={side}
                  className="rounded-full"
                  style={{ width: side, height: side }}
                />
              ))}
            </div>
          </figure>
        </div>
      </div>
    </Dialog>
  );
}
