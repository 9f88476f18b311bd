import { imageMessages } from "../../../core/images/image-file.ts";

/** What can be wrong with an image file: the upload test page, avatars. */
export const messages = imageMessages;
