import { formMessages } from "../../../core/codes/payloads/forms/form-messages.ts";

/** What is wrong with a field of a message, place, event, app or payment. */
export const messages = formMessages;
