import * as z from "zod/mini";
import { colorText } from "../../../core/codes/color-text.ts";
import { exportPixels } from "../../../core/codes/export-size.ts";
import {
  LOGO_SIZE,
  PLACEHOLDER_CONTENT,
  QR_MARGIN,
  QR_SIZE,
  qrDesignSchema,
  type QrDesign,
} from "../../../core/codes/qr/design.ts";
import { qrFrameSchema } from "../../../core/codes/qr/frame/frame.ts";
import type { QrChange } from "../../../core/codes/qr/qr-design-fixes.ts";
import { levelOf } from "../../../core/codes/texts/form-level.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { logoFileSchema } from "../../codes/logo-file.ts";
import { drawnLook, styleDraftSchema } from "../../generator/style/look.ts";
import { CONTENT_KINDS, type ContentKind, type FormKind } from "./contents/content-kinds.ts";
import { filledFormSchema, type FilledForm } from "./contents/filled-form.ts";
import { qrPaperShape } from "../../generator/paper/qr-paper.ts";
import { trackedLinkSchema } from "./tracking.ts";

/** State of the QR wizard from the first keystroke to the download. Stored in sessionStorage as JSON. */
export const qrDraftSchema = z.object({
  /** Content type: text, or one of the forms. */
  kind: z._default(z.enum(CONTENT_KINDS), "text"),
  /** The content type in the address when this draft was created. */
  askedKind: z._default(z.nullable(z.enum(CONTENT_KINDS)), null),
  /** The text. */
  content: z.string(),
  /** The forms filled in so far, by content type. */
  forms: z._default(z.record(z.string(), filledFormSchema), {}),
  /** The `data` parameter from which this draft was created. */
  source: z.nullable(z.string()),
  foreground: colorText,
  background: colorText,
  customSize: z.boolean(),
  /** Side of the square, while `customSize` is off. */
  size: exportPixels,
  width: exportPixels,
  height: exportPixels,
  ...qrPaperShape,
  /** Modules of quiet zone. */
  margin: z.int().check(z.minimum(QR_MARGIN.min), z.maximum(QR_MARGIN.max)),
  /** Whether to count scans, if the content is a web address. */
  track: z._default(z.boolean(), false),
  /** A visitor went to sign in: their choice still applies when they return. */
  signingIn: z._default(z.boolean(), false),
  link: z._default(z.nullable(trackedLinkSchema), null),
  /** Null: automatic. No control changes it; an edited code keeps its own. */
  level: z._default(z.nullable(z.enum(ERROR_CORRECTION_LEVELS)), null),
  /** Absent: plain. */
  style: z.optional(styleDraftSchema),
  frame: z.optional(qrFrameSchema),
  logo: z.nullable(logoFileSchema),
  logoSize: z.number().check(z.minimum(LOGO_SIZE.min), z.maximum(LOGO_SIZE.max)),
});
export type QrDraft = z.infer<typeof qrDraftSchema>;

/**
 * A new code.
 * @param data the `data` parameter; null fills in a placeholder, so that the preview shows a code at once
 * @param kind the content type in the address
 */
export function newQrDraft(data: string | null, kind: ContentKind | null = null): QrDraft {
  const { foreground, background, margin, level, logoSize } = qrDesignSchema.parse({});
  return {
    kind: kind ?? "text",
    askedKind: kind,
    content: data ?? PLACEHOLDER_CONTENT,
    forms: {},
    source: data,
    foreground,
    background,
    customSize: false,
    size: QR_SIZE.default,
    width: QR_SIZE.default,
    height: QR_SIZE.default,
    margin,
    track: false,
    signingIn: false,
    link: null,
    level,
    logo: null,
    logoSize,
  };
}

export function qrDesignOf(draft: QrDraft): QrDesign {
  const { kind, margin, logoSize, print } = draft;
  const level = (kind === "text" ? null : levelOf(kind)) ?? draft.level;
  const size = draft.customSize ? { width: draft.width, height: draft.height } : draft.size;
  return qrDesignSchema.parse({ ...drawnLook(draft), margin, level, logoSize, size, print });
}

type Contents = Pick<QrDraft, "kind" | "content" | "forms">;

/** The entered content; empty if there is not enough for a code. */
export const typedContent = ({ kind, content, forms }: Contents): string =>
  kind === "text" ? content : (forms[kind]?.content ?? "");

/** Whether the content is complete; a text always is. */
export const isComplete = ({ kind, forms }: Contents): boolean =>
  kind === "text" || forms[kind]?.isComplete === true;

/**
 * A stored draft as the page restores it. Tracking is opted into per code, and only survives the visit to
 * /login.
 */
export const restoredQrDraft = (draft: QrDraft, asked: ContentKind | null): QrDraft => ({
  ...(asked === draft.askedKind ? draft : withAskedKind(draft, asked)),
  track: draft.track && draft.signingIn,
  signingIn: false,
});

/** The draft with the content type in the address; all input stays. */
export const withAskedKind = (draft: QrDraft, asked: ContentKind | null): QrDraft => ({
  ...draft,
  kind: asked ?? draft.kind,
  askedKind: asked,
});

/** The draft after a fix of its design. */
export function withQrChange(draft: QrDraft, { design, removeLogo }: QrChange): QrDraft {
  const { size, ...rest } = design;
  const sized = size === undefined ? {} : typeof size === "number" ? { size } : size;
  return { ...draft, ...rest, ...sized, ...(removeLogo && { logo: null }) };
}

/**
 * The previous draft, except for state that undo does not affect: the requested content, and the short link
 * on the server.
 */
export const withUndone = (now: QrDraft, before: QrDraft): QrDraft => ({
  ...before,
  source: now.source,
  askedKind: now.askedKind,
  track: now.track,
  signingIn: now.signingIn,
  link: now.link,
});

/** The draft with a changed form of a content type; null: cleared. */
export function withForm({ forms, ...draft }: QrDraft, kind: FormKind, form: FilledForm | null): QrDraft {
  const others = Object.entries(forms).filter(([name]) => name !== kind);
  return { ...draft, forms: Object.fromEntries(form ? [...others, [kind, form]] : others) };
}
