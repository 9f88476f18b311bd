export const messages = {
  "kit.try_again": "Try again",
  "kit.loading": "Loading…",
  "kit.cancel": "Cancel",
  "kit.discard_title": "Discard your changes?",
  "kit.discard_text": "Your changes are not saved.",
  "kit.discard": "Discard",
  "kit.export_failed": "Failed to export the list",
  "kit.close": "Close",
  "kit.previous": "Previous",
  "kit.next": "Next",
  "kit.pages": "Pages",
  "kit.page_of": "Page {page} of {pages}",
} as const;
