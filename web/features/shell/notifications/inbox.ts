import type { presentInbox } from "../../../../core/presenters/present-inbox.ts";

export type Inbox = ReturnType<typeof presentInbox>;
/** Without a title and a text, it has the site's own words for its kind. */
export type InboxItem = Inbox["items"][number];
