import type { StoredImage } from "../../../core/images/stored-image.ts";
import { signedIn } from "../middleware/authenticate.ts";
import { fileForm } from "../body/upload.ts";
import { presentImage } from "../../../core/presenters/present-image.ts";
import { type AnyRoute, route } from "../routing/route.ts";

interface PictureUpload extends Omit<AnyRoute, "method" | "body" | "handle"> {
  /** Largest file size. */
  bytes: number;
  save: (userId: string, picture: Uint8Array) => Promise<StoredImage>;
}

/** Accepts a picture from the caller, and returns its address. */
export const pictureUpload = ({ bytes, save, ...rules }: PictureUpload): AnyRoute =>
  route({
    ...rules,
    method: "POST",
    body: fileForm(bytes),
    async handle(ctx, picture) {
      ctx.body = presentImage(await save(signedIn(ctx).user.id, picture));
      ctx.status = 201;
    },
  });
