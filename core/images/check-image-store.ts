import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";

/** A PNG of one black pixel: some stores accept only pictures. */
const PIXEL = Uint8Array.from(
  (
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55" +
    "0000000a49444154789c636000000002000148afa4710000000049454e44ae426082"
  ).match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

const failed = (step: string, cause: unknown) =>
  new DomainError("storage_failed", `${step}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });

const step = <T>(name: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw failed(name, error);
  });

/**
 * Tests all operations that the site uses with a small picture, and deletes it again.
 * @throws DomainError `storage_failed`, with the failed step and the store's message
 */
export async function checkImageStore(
  images: ImageStore,
  { random }: Pick<Secrets, "random">,
): Promise<void> {
  const key = `general/check-${random()}.png`;
  await step("Writing a picture", images.put(key, PIXEL, "image/png"));
  try {
    const found = await step("Reading the picture again", images.find(key));
    if (!found) throw new DomainError("storage_failed", "The picture was written, and is not there");
    if (found.bytes.length !== PIXEL.length || found.bytes.some((byte, at) => byte !== PIXEL[at])) {
      throw new DomainError("storage_failed", "The picture that was read is not the one that was written");
    }
    const listed = await step("Listing pictures", images.list(key.replace(".png", "")));
    if (!listed.includes(key)) {
      throw new DomainError("storage_failed", "The picture was written, and is not listed");
    }
  } catch (error) {
    await images.remove(key).catch(() => undefined);
    throw error;
  }
  await step("Removing the picture", images.remove(key));
}
