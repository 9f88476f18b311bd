import { useState } from "react";
import type { QrChange } from "../../../core/codes/qr/qr-design-fixes.ts";
import { useDefaultDesign, useGivenDesign } from "../../generator/brands/use-default-design.ts";
import { useUndo } from "../../generator/undo/use-undo.ts";
import { useStoredDraft } from "../../generator/wizard/use-stored-draft.ts";
import { withBrand } from "./brands/brand-draft.ts";
import type { ContentKind, FormKind } from "./contents/content-kinds.ts";
import type { FilledForm } from "./contents/filled-form.ts";
import {
  newQrDraft,
  qrDraftSchema,
  restoredQrDraft,
  withAskedKind,
  withForm,
  withQrChange,
  withUndone,
  type QrDraft,
} from "./qr-draft.ts";

/**
 * The draft of the page and its changes. All visible changes of the code can be undone; `set` is for the
 * rest.
 * @param data text in the address; null for none @param asked content type in the address
 */
export function useQrDraft(data: string | null, asked: ContentKind | null) {
  const given = useGivenDesign();
  const [draft, setDraft, keep, begin] = useStoredDraft({
    name: "qr",
    schema: qrDraftSchema,
    make: () => ({ ...newQrDraft(data, asked), ...(given && withBrand(given)) }),
    isFor: (kept) => data === null || kept.source === data,
    restore: (kept) => restoredQrDraft(kept, asked),
    onReplace: () => undo.remember("draft"),
  });
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setDraft((now) => withAskedKind(now, asked));
  }
  useDefaultDesign(begin, (fresh, brand) => ({ ...fresh, ...withBrand(brand) }), given);
  const undo = useUndo(draft, (before) => setDraft((now) => withUndone(now, before)));
  const set = (patch: Partial<QrDraft>) => setDraft((now) => ({ ...now, ...patch }));
  return {
    draft,
    set,
    change: (patch: Partial<QrDraft>, what = Object.keys(patch).toSorted().join()) => {
      undo.remember(what);
      set(patch);
    },
    fix: (changes: QrChange[]) => {
      undo.remember("fix");
      setDraft((now) => changes.reduce(withQrChange, now));
    },
    /** @param fill gets the current form; null clears it */
    setForm: (kind: FormKind, fill: ((before: FilledForm | undefined) => FilledForm) | null) => {
      undo.remember(fill ? kind : "clear");
      setDraft((now) => withForm(now, kind, fill ? fill(now.forms[kind]) : null));
    },
    markLinkUsed: () => setDraft((now) => ({ ...now, link: now.link && { ...now.link, used: true } })),
    undo,
    keep,
  };
}
