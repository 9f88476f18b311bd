import { DomainError } from "../errors.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { UserRepository } from "../users/user.ts";

interface Dependencies {
  images: ImageStore;
  users: Pick<UserRepository, "findById">;
}

/**
 * Stores a picture of an account. One that is deleted meanwhile has had its pictures removed already: this one goes, too.
 * @throws DomainError `user_not_found`, `storage_failed`
 */
export async function putPicture(
  { images, users }: Dependencies,
  userId: string,
  ...picture: Parameters<ImageStore["put"]>
): Promise<void> {
  await images.put(...picture);
  if (await users.findById(userId)) return;
  await images.remove(picture[0]);
  throw new DomainError("user_not_found", "This account does not exist any more");
}
