export const messages = {
  "kit.try_again": "Try again",
  "kit.loading": "Loading…",
  "kit.cancel": "Cancel",
  "kit.close": "Close",
  "kit.previous": "Previous",
  "kit.next": "Next",
  "kit.pages": "Pages",
  "kit.page_of": "Page {page} of {pages}",
} as const;
