import type { DefaultDesign } from "../../../core/users/default-design.ts";
import { json } from "../../api/api-fetch.ts";
import type { SessionClient } from "../../session/session-client.ts";
import { qrDesignOf, type QrDraft } from "./qr-draft.ts";

/** What the user's new codes begin with; null: the product's own. @throws ApiError */
export async function findDefaultDesign(client: SessionClient): Promise<DefaultDesign | null> {
  const response = await client.fetch("/api/me/profile");
  return ((await response.json()) as { default_design: DefaultDesign | null }).default_design;
}

/** @throws ApiError */
export async function keepDefaultDesign(client: SessionClient, draft: QrDraft): Promise<void> {
  await client.fetch("/api/me/profile", json("PUT", { default_design: qrDesignOf(draft) }));
}

/** The draft with another design, its content and logo as they are. */
export function withDesign(draft: QrDraft, { size, ...design }: DefaultDesign): QrDraft {
  const sized = typeof size === "number" ? { customSize: false, size } : { customSize: true, ...size };
  return { ...draft, ...design, ...sized };
}
