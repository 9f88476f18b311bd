import { request } from "../../../api/api-fetch.ts";
import { takeLogoFile, type LogoFile } from "../../../codes/logo-file.ts";
import type { HistoryRow } from "../../../history/history-api.ts";
import { putIntoGenerator } from "../../../history/put-into-generator.ts";

/**
 * Puts a record's content, design and logo into the generator that created it.
 * @throws ApiError, DomainError if the logo cannot be fetched
 */
export async function handToGenerator(row: HistoryRow): Promise<void> {
  const isQr = row.design.kind === "qr";
  putIntoGenerator(row, isQr && row.logo_url !== null ? await logoFile(row.logo_url) : null);
}

async function logoFile(url: string): Promise<LogoFile> {
  const blob = await (await request(url)).blob();
  return takeLogoFile(new File([blob], "logo.png", { type: blob.type }));
}
