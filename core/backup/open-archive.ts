import { damagedArchive, forgedArchive } from "./archive-errors.ts";
import type { ArchivePart } from "./read-archive-content.ts";
import { openRowOf } from "./archive-secrets.ts";
import type { Manifest } from "./manifest.ts";

/**
 * Checks the parts of an archive that is not encrypted. Anyone who writes such a file can compute its digest,
 * so it must not contain anything that opens an account: no added session, API key, provider sign-in,
 * password or `secret.key`.
 * @returns a check that throws DomainError `archive_unreadable` for a part that `quietzone backup
 * --without-secrets` does not write
 */
export function checkOpenArchive({ tables, secrets }: Manifest): (part: ArchivePart) => void {
  if (secrets) throw forgedArchive("it is not encrypted and says that it holds secrets");
  const shown = new Map(tables.map((table) => [table.name, openRowOf(table)]));
  return (part) => {
    if (part.kind === "secret_key") throw forgedArchive("it is not encrypted and holds a secret key");
    if (part.kind !== "rows") return;
    const isOpen = part.lines.every((line) => isSame(line, shown.get(part.table)));
    if (!isOpen) throw forgedArchive(`it is not encrypted and holds secrets in the table ${part.table}`);
  };
}

function isSame(line: string, shown: ((line: string) => string | null) | undefined): boolean {
  try {
    return shown?.(line) === line;
  } catch (error) {
    throw damagedArchive(error);
  }
}
