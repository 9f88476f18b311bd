import type { presentInbox } from "../../../../core/presenters/present-inbox.ts";

export type Inbox = ReturnType<typeof presentInbox>;
/** Without a title and text, it has the site's texts for its kind. */
export type InboxItem = Inbox["items"][number];
