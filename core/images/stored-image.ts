/** An image in the store, with the fields that Cloudinary answers. Sizes in px and bytes. */
export interface StoredImage {
  publicId: string;
  url: string;
  format: "png" | "webp";
  width: number;
  height: number;
  bytes: number;
  createdAt: Date;
}
