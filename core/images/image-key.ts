/** Folders for all pictures: a bucket may be shared with other programs, and we touch nothing else in it. Backups read these folders. */
export const IMAGE_FOLDERS = ["ads", "avatars", "branding", "general", "qr-logos"] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];

const TYPES: Readonly<Record<string, string>> = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" };

const FOLDER = `(?:${IMAGE_FOLDERS.join("|")})`;
/** `folder/name.ext` of plain characters: nothing that could lead out of the folder, or be too long for a file system. */
const KEY = new RegExp(`^${FOLDER}/[\\w-]{1,200}\\.(png|jpg|webp)$`);
const PREFIX = new RegExp(`^${FOLDER}/[\\w-]{0,200}$`);

/** The content type of a picture under this key, or null where no picture can have it. */
export const imageKeyType = (key: string): string | null => TYPES[KEY.exec(key)?.[1] ?? ""] ?? null;

/** @throws Error: keys are made by services, so a wrong one is a mistake of ours */
export function assertImageKey(key: string, contentType: string): void {
  if (imageKeyType(key) === contentType) return;
  throw new Error(`not a key of the image store: ${key} (${contentType})`);
}

/** Whether keys can start so: one of the folders and the start of a name. */
export const isImageKeyPrefix = (prefix: string): boolean => PREFIX.test(prefix);
