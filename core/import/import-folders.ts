import type { SignedIn } from "../auth/sessions/signed-in.ts";
import type { FolderService } from "../history/folder-service.ts";
import type { ImportedFolder } from "./imported.ts";
import { nullIfRefused } from "./null-if-refused.ts";
import type { TimeBudget } from "./time-budget.ts";

/**
 * Adds the folders of an archive. Matches by name: folders of one name become one folder, across accounts and imports.
 * @returns the counts, and the folder of the account for one of the archive
 */
export async function importFolders(
  folders: Pick<FolderService, "list" | "create">,
  { user: { id: userId }, session }: SignedIn,
  given: readonly ImportedFolder[],
  budget: TimeBudget,
) {
  const there = new Map((await folders.list(userId)).map(({ id, name }) => [name.toLowerCase(), id]));
  const idOf = new Map<string, string>();
  let [added, present] = [0, 0];
  for (const folder of given) {
    budget.requireTimeLeft();
    const known = there.get(folder.name.toLowerCase());
    if (known === undefined) {
      // the folder limit is reached: import its records without a folder
      const created = await folders.create(userId, folder.name, session).catch(nullIfRefused);
      if (!created) continue;
      added++;
      there.set(folder.name.toLowerCase(), created.id);
      idOf.set(folder.id, created.id);
    } else {
      present++;
      idOf.set(folder.id, known);
    }
  }
  return { added, present, folderOf: (id: string | null) => (id === null ? null : (idOf.get(id) ?? null)) };
}
