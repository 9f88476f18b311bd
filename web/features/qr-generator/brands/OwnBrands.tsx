import { Download, FileUp, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { saveFile } from "../../../../browser/save-file.ts";
import { safeFileStem } from "../../../../core/codes/file-name.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { errorText } from "../../../api/error-text.ts";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { FileButton } from "../../../components/fields/FileButton.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import { useSession } from "../../../session/session.tsx";
import { typedContent, type QrDraft } from "../qr-draft.ts";
import {
  type BrandRow,
  changeBrand,
  createBrand,
  deleteBrand,
} from "../../../generator/brands/brand-calls.ts";
import { BrandList } from "../../../generator/brands/BrandList.tsx";
import { looksAlike } from "../../../generator/brands/looks-alike.ts";
import { useBrands } from "../../../generator/brands/use-brands.ts";
import { brandOf, withBrand } from "./brand-draft.ts";
import { BrandDialog } from "./BrandDialog.tsx";
import { readBrandFile } from "./read-brand-file.ts";

type Asking = { kind: "edit" | "replace" | "delete"; row: BrandRow };

/** The brands of this account: apply, edit, export and import. */
export function OwnBrands({
  draft,
  onChange,
}: {
  draft: QrDraft;
  onChange: (patch: Partial<QrDraft>) => void;
}) {
  const t = useMessages();
  const { fetch } = useSession();
  const loaded = useBrands();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  /** A brand was deleted, and its card and menu button are gone. */
  const isDeleted = useRef(false);

  /** @param name name of the brand */
  const act = async (name: string, done: MessageKey, call: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await call();
      toast.success(t(done, { name }));
    } catch (error) {
      console.warn("A brand was not changed.", error);
      const isTaken = error instanceof ApiError && error.code === "conflict";
      setProblem(
        isTaken ? t("brand.name_taken", { name }) : t("brand.not_saved", { message: errorText(t, error) }),
      );
    }
    await loaded.reload();
    setBusy(false);
  };

  const take = async (file: File) => {
    setProblem(null);
    try {
      const brand = await readBrandFile(file);
      await act(brand.name, "brand.imported", () => createBrand(fetch, brand, false));
    } catch (error) {
      console.warn("A brand was not imported.", error);
      setProblem(t("brand.not_saved", { message: errorText(t, error) }));
    }
  };

  const itemsOf = (row: BrandRow) => {
    const name = nameOf(row);
    return [
      { name: t("brand.edit"), icon: <Pencil />, onSelect: () => setAsking({ kind: "edit", row }) },
      {
        name: t("brand.replace"),
        icon: <RefreshCw />,
        onSelect: () => setAsking({ kind: "replace", row }),
      },
      {
        name: t("brand.export"),
        icon: <Download />,
        onSelect: () =>
          saveFile(`${safeFileStem(name, "brand")}.json`, `${JSON.stringify(row.brand, null, 2)}\n`),
      },
      { name: t("brand.delete"), icon: <Trash2 />, onSelect: () => setAsking({ kind: "delete", row }) },
    ];
  };

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t("brand.title")}
      className="grid min-w-0 gap-2 outline-none"
    >
      <h3 className="text-sm font-medium">{t("brand.title")}</h3>
      <BrandList
        loaded={loaded}
        failed="brand.failed"
        none={t("brand.none")}
        content={typedContent(draft)}
        isShown={(brand) => looksAlike(brandOf(draft, ""), brand)}
        itemsOf={itemsOf}
        onUse={(brand) => onChange(withBrand(brand))}
      />
      <div>
        <FileButton
          icon={<FileUp aria-hidden="true" />}
          busy={busy}
          accept=".json,application/json"
          onFiles={([file]) => file && void take(file)}
        >
          {t("brand.import")}
        </FileButton>
      </div>
      {problem === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {asking?.kind === "edit" ? (
        <BrandDialog
          title={t("brand.edit")}
          name={nameOf(asking.row)}
          isDefault={asking.row.is_default}
          save={async (name, isDefault) => {
            await changeBrand(fetch, asking.row.id, { name, is_default: isDefault });
            toast.success(t("brand.saved", { name }));
            await loaded.reload();
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asking?.kind === "replace"}
        title={t("brand.replace_title", { name: asking ? nameOf(asking.row) : "" })}
        confirm={t("brand.replace_confirm")}
        busy={busy}
        onConfirm={() => {
          if (!asking) return;
          const { row } = asking;
          setAsking(null);
          // keeps its name, since another tab may have changed it
          const look = { ...brandOf(draft, ""), name: null };
          void act(nameOf(row), "brand.replaced", () => changeBrand(fetch, row.id, { look }));
        }}
        onCancel={() => setAsking(null)}
      >
        {t("brand.replace_text")}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.kind === "delete"}
        title={t("brand.delete_title", { name: asking ? nameOf(asking.row) : "" })}
        confirm={t("brand.delete")}
        busy={busy}
        onConfirm={() => {
          if (!asking) return;
          const { row } = asking;
          setAsking(null);
          void act(nameOf(row), "brand.deleted", () => deleteBrand(fetch, row.id));
          isDeleted.current = true;
        }}
        onCancel={() => setAsking(null)}
        onClosed={(event) => {
          if (!isDeleted.current) return;
          isDeleted.current = false;
          event.preventDefault();
          section.current?.focus();
        }}
      >
        {t("brand.delete_text")}
      </ConfirmDialog>
    </section>
  );
}

const nameOf = ({ brand }: BrandRow): string => String(brand["name"]);
