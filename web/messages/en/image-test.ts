/** Texts of /cloudinary-test. */
export const messages = {
  "image_test.title": "Image upload test",
  "image_test.description":
    "Sends an image to this site’s image store and shows everything the store answers.",
  "image_test.gate_title": "Uploading needs an admin",
  "image_test.gate_text": "Sign in with an admin account to send a picture to the image store.",
  "image_test.denied_title": "Access Denied",
  "image_test.denied": "You don't have permission to access this page. Admin privileges are required.",
  "image_test.drop": "Drop a picture here",
  "image_test.over": "Let go to upload it",
  "image_test.kinds": "JPEG, PNG, GIF or WebP, up to 5 MB",
  "image_test.choose": "Choose Image",
  "image_test.another": "Upload another",
  "image_test.what_happens":
    "The server redraws the image as a PNG, at most 400 px a side, without the location and camera data a photo may carry. Only the first frame of an animation is kept.",
  "image_test.uploading": "Uploading {name}",
  "image_test.canceled": "The upload was canceled.",
  "image_test.failed_title": "The picture was not stored",
  "image_test.done": "Stored",
  "image_test.answer": "What the image store answered",
  "image_test.picture": "The stored picture",
  "image_test.copy": "Copy as JSON",
  "image_test.copied": "Copied to clipboard!",
  "image_test.copy_failed": "Failed to copy to clipboard",
} as const;
