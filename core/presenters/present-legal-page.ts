import type { LegalPage } from "../legal/legal-page.ts";

export const presentLegalPage = ({ id, link, text, isPublished, updatedAt }: LegalPage) => ({
  id,
  link,
  text,
  is_published: isPublished,
  updated_at: updatedAt.toISOString(),
});
