/** Sentences about advertisements, included in the panel's catalog. */
export const adMessages = {
  "advertisement.title_required": "Title is required",
  "advertisement.title_long": "The title has at most 200 characters",
  "advertisement.description_long": "The description has at most 1,000 characters",
  "advertisement.content_long": "The content has at most 20,000 characters",
  "advertisement.type_required": "Type is required: banner, text, popup, sidebar or custom",
  "advertisement.placement_required":
    "Placement is required: header, footer, sidebar, content, popup or custom",
  "advertisement.priority": "Priority is a number from 1 to 10",
  "advertisement.date": "Give the date as year, month and day: 2026-01-31",
  "advertisement.order_of_dates": "The end date cannot be before the start date",
  "advertisement.target_scheme": "A target URL begins with http:// or https://",
  "advertisement.target_invalid": "No browser can open this address: something in it is wrong",
  "advertisement.target_credentials": "Leave out the name and the password before the @",
  "advertisement.target_own": "An advertisement cannot lead to this site itself: choose another address",
  "advertisement.target_long": "A web address has at most 2,048 characters",
  "advertisement.image_missing": "No image can be fetched from this address: upload the file instead",
  "advertisement.image_refused": "This address is not on the public internet: upload the file instead",
  "advertisement.image_large": "An image from elsewhere has at most 1 MB: upload the file instead",
} as const;

export type AdMessage = keyof typeof adMessages;

/** The message key of a sentence, for translating it; null if the sentence is not in `adMessages`. */
export const adMessageKey = (sentence: string): AdMessage | null =>
  (Object.keys(adMessages) as AdMessage[]).find((key) => adMessages[key] === sentence) ?? null;
