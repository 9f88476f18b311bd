import { imageKeyOf } from "../images/user-images.ts";
import type { Archives, FileToPack } from "../ports/archive.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { User } from "../users/user.ts";
import { EXPORT_PARTS, type ExportReader } from "./export-reader.ts";
import { exportReadMe } from "./read-me.ts";

interface Dependencies {
  exports: ExportReader;
  images: ImageStore;
  archives: Archives;
  settings: SettingsService;
  clock: Clock;
}

export type ExportService = ReturnType<typeof createExportService>;

/** Characters that are handed on at once. */
const PIECE = 65_536;

/** A JSON array, a row a line. */
async function* jsonRows(rows: AsyncIterable<unknown>): AsyncIterable<string> {
  let text = "[";
  let separator = "\n";
  for await (const row of rows) {
    text += separator + JSON.stringify(row);
    separator = ",\n";
    if (text.length < PIECE) continue;
    yield text;
    text = "";
  }
  yield `${text}\n]\n`;
}

const textFile = (name: string, text: string): FileToPack => ({ name, pieces: [text] });

/** All that a person has here, to take along (GDPR article 20). */
export function createExportService({ exports, images, archives, settings, clock }: Dependencies) {
  async function* files(user: User, profile: unknown): AsyncIterable<FileToPack> {
    const { site_name } = await settings.get();
    yield textFile("README.txt", exportReadMe(site_name, user.email, clock.now()));
    yield textFile("profile.json", `${JSON.stringify(profile, null, 2)}\n`);
    for (const part of EXPORT_PARTS) {
      yield { name: `${part}.json`, pieces: jsonRows(exports.rows(user.id, part)) };
    }
    const { avatarUrl } = user.profile;
    const urls = [
      ...(avatarUrl?.startsWith("/media/") ? [avatarUrl] : []),
      ...(await exports.logoUrls(user.id)),
    ];
    for (const key of urls.map(imageKeyOf)) {
      const image = await images.find(key);
      if (image) yield { name: `images/${key}`, pieces: [image.bytes], isPacked: true };
    }
  }

  /**
   * A ZIP generated as it is read: memory use does not depend on its size.
   * @param profile as the API shows it
   */
  const exportAll = (user: User, profile: unknown): AsyncIterable<Uint8Array> =>
    archives.pack(files(user, profile));

  return { exportAll };
}
