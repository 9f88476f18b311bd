import { expect, test } from "vitest";
import { checkImageFile, IMAGE_BYTES } from "../../../core/images/image-file.ts";

test.each(["image/jpeg", "image/png", "image/gif", "image/webp"])("accepts %s", (type) => {
  expect(checkImageFile({ type, size: 1 })).toBeNull();
});

test.each(["image/svg+xml", "image/tiff", "text/plain", ""])("refuses %j", (type) => {
  expect(checkImageFile({ type, size: 1 })).toMatchObject({ message: "Please select an image file" });
});

test("refuses an empty file and one above 5 MB before the upload", () => {
  expect(checkImageFile({ type: "image/png", size: 0 })?.code).toBe("empty");
  expect(checkImageFile({ type: "image/png", size: IMAGE_BYTES })).toBeNull();
  expect(checkImageFile({ type: "image/png", size: IMAGE_BYTES + 1 })?.message).toBe(
    "Image size must be less than 5MB",
  );
});
