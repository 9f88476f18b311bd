import { ClipboardPaste, ImageUp, Trash2 } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { IMAGE_TYPES } from "../../../../core/images/image-file.ts";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { FileDrop } from "../../../components/fields/FileDrop.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { canReadClipboard, readClipboard, usePaste } from "../../../components/fields/use-paste.ts";
import type { SessionUser } from "../../../session/session-user.ts";
import { CropDialog } from "./CropDialog.tsx";
import { useAvatar } from "./use-avatar.ts";

/** The user's picture: choose, drop or paste, crop, upload, remove. */
export function AvatarField({ user }: { user: SessionUser | null }) {
  const t = useMessages();
  return (
    <Card aria-labelledby="avatar" className="grid gap-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <div>
        <h2 id="avatar" className="text-lg font-semibold tracking-tight">
          {t("avatar.title")}
        </h2>
        <p className="mt-1 text-sm text-soft">
          {user?.avatarUrl === null ? t("avatar.none") : t("avatar.text")}
        </p>
      </div>
      {user ? <AvatarChooser key={user.id} user={user} /> : <Skeleton className="h-48" />}
    </Card>
  );
}

const never = () => () => {};

function AvatarChooser({ user }: { user: SessionUser }) {
  const t = useMessages();
  const avatar = useAvatar();
  const { picture, busy, refusal } = avatar;
  const [isAsking, setIsAsking] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const canPaste = useSyncExternalStore(never, canReadClipboard, () => false);
  const take = ([file]: File[]) => {
    if (file && !picture && !busy) void avatar.open(file);
  };
  usePaste(take);
  const paste = async () => {
    const pasted = await readClipboard("avatar");
    if (pasted.kind === "files") take(pasted.files);
    else avatar.setRefusal(t(`avatar.clipboard_${pasted.kind}`));
  };
  // after a drop or paste, no button can get the focus back
  const toChooser = (event: Event) => {
    event.preventDefault();
    choose.current?.focus();
  };
  const remove = async () => {
    await avatar.remove();
    setIsAsking(false);
  };

  return (
    <>
      <FileDrop
        title={t("avatar.drop")}
        over={t("avatar.over")}
        hint={t("avatar.kinds")}
        button={t("avatar.choose")}
        icon={<ImageUp aria-hidden="true" strokeWidth={1.25} />}
        accept={IMAGE_TYPES}
        busy={busy && !picture}
        error={refusal}
        buttonRef={choose}
        onFiles={take}
      >
        {canPaste ? (
          <Button icon={<ClipboardPaste aria-hidden="true" />} onClick={() => void paste()}>
            {t("avatar.paste")}
          </Button>
        ) : null}
        {user.avatarUrl ? (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
            {t("avatar.remove")}
          </Button>
        ) : null}
      </FileDrop>
      {picture ? (
        <CropDialog
          picture={picture}
          busy={busy}
          problem={avatar.problem}
          onSave={(crop) => void avatar.save(crop)}
          onCancel={avatar.cancel}
          onClosed={toChooser}
        />
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t("avatar.remove_title")}
        confirm={t("avatar.remove")}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
        // the button that opened the dialog is gone, with the picture
        onClosed={(event) => user.avatarUrl === null && toChooser(event)}
      >
        {t("avatar.remove_text")}
      </ConfirmDialog>
    </>
  );
}
