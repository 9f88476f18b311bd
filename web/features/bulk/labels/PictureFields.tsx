import { ImagePlus, X } from "lucide-react";
import { useState } from "react";
import { LOGO_FILE_TYPES } from "../../../../core/codes/qr/logo-file.ts";
import { errorText } from "../../../api/error-text.ts";
import { type LogoFile, takeLogoFile } from "../../../codes/logo-file.ts";
import { IconButton } from "../../../components/Button.tsx";
import { Fold } from "../../../components/Fold.tsx";
import { FileButton } from "../../../components/fields/FileButton.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { shownNames } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { missingPictures, MOST_PICTURE_CHARACTERS } from "./label-pictures.ts";

const ACCEPT = LOGO_FILE_TYPES.join(",");
/** Characters of a data URL per megabyte of its file. */
const MEGABYTE = (1024 * 1024 * 4) / 3;
/** Number of missing pictures that are listed. */
const NAMED = 3;

/** The picture beside the code: the same on every label, or one that the row names. */
export function PictureFields({ bulk }: { bulk: Bulk }) {
  const t = useMessages();
  return <Fold title={t("bulk.pictures_fold")}>{() => <Fields bulk={bulk} />}</Fold>;
}

function Fields({ bulk }: { bulk: Bulk }) {
  const t = useMessages();
  const { draft, patch } = bulk;
  const { table, picture, pictureColumn, pictures } = draft;
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const names = table ? shownNames(table.names, table.records[0]?.cells.length ?? 0) : [];
  const missing = table ? missingPictures(draft, table) : [];

  const take = async (files: readonly File[], toDraft: (taken: LogoFile[]) => Partial<typeof draft>) => {
    setProblem(null);
    setReading(true);
    try {
      const change = toDraft(await Promise.all(files.map(takeLogoFile)));
      const { picture: common = picture, pictures: all = pictures } = change;
      const characters = [...all, ...(common ? [common] : [])].reduce(
        (sum, { dataUrl }) => sum + dataUrl.length,
        0,
      );
      if (characters > MOST_PICTURE_CHARACTERS)
        setProblem(
          t("bulk.pictures_large", { limit: Math.round((MOST_PICTURE_CHARACTERS / MEGABYTE) * 10) / 10 }),
        );
      else patch(change);
    } catch (error) {
      console.warn("A picture was not taken.", error);
      setProblem(errorText(t, error));
    } finally {
      setReading(false);
    }
  };

  return (
    <div className="grid gap-4">
      <fieldset className="grid justify-items-start gap-2">
        <legend className="mb-2 text-sm font-medium">{t("bulk.picture")}</legend>
        {picture ? <Shown file={picture} onRemove={() => patch({ picture: null })} /> : null}
        <FileButton
          icon={<ImagePlus aria-hidden="true" />}
          busy={isReading}
          accept={ACCEPT}
          onFiles={([file]) => file && void take([file], ([taken]) => ({ picture: taken ?? null }))}
        >
          {t(picture ? "bulk.picture_replace" : "bulk.picture_choose")}
        </FileButton>
        <p className="text-sm text-faint">{t("bulk.picture_hint")}</p>
      </fieldset>
      <SelectField
        label={t("bulk.picture_column")}
        hint={t("bulk.picture_column_hint")}
        placeholder={t("bulk.column_none")}
        value={pictureColumn === null ? "" : String(pictureColumn)}
        options={names.map((text, place) => ({ value: String(place), text }))}
        onChange={({ target }) => patch({ pictureColumn: target.value === "" ? null : Number(target.value) })}
      />
      {pictureColumn === null ? null : (
        <div className="grid justify-items-start gap-2">
          {pictures.length > 0 ? (
            <ul aria-label={t("bulk.pictures_here")} className="grid w-full gap-1">
              {pictures.map((file) => (
                <li key={file.name}>
                  <Shown
                    file={file}
                    onRemove={() => patch({ pictures: pictures.filter((each) => each !== file) })}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <FileButton
            icon={<ImagePlus aria-hidden="true" />}
            busy={isReading}
            accept={ACCEPT}
            multiple
            onFiles={(files) =>
              void take(files, (taken) => {
                const isNew = new Set(taken.map(({ name }) => name));
                return { pictures: [...pictures.filter(({ name }) => !isNew.has(name)), ...taken] };
              })
            }
          >
            {t("bulk.pictures_add")}
          </FileButton>
          {missing.length > 0 ? (
            <p className="text-sm break-words text-warn">
              {t("bulk.pictures_missing", {
                n: missing.length,
                names: missing.slice(0, NAMED).join(", ") + (missing.length > NAMED ? "…" : ""),
              })}
            </p>
          ) : null}
        </div>
      )}
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

function Shown({ file: { name, dataUrl }, onRemove }: { file: LogoFile; onRemove: () => void }) {
  const t = useMessages();
  return (
    <div className="flex w-full items-center gap-2">
      <img
        src={dataUrl}
        alt={t("bulk.picture_alt", { name })}
        className="size-10 shrink-0 rounded-inner border border-line bg-white object-contain p-0.5"
      />
      <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
      <IconButton
        label={t("bulk.picture_remove", { name })}
        onClick={(event) => {
          // the button disappears with its picture
          event.currentTarget.closest("details")?.querySelector("summary")?.focus();
          onRemove();
        }}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
