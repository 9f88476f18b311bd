/** Texts of /cloudinary-test. */
export const messages = {
  "image_test.title": "Image upload test",
} as const;
