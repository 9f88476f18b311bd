import { payloadMessages } from "../../../core/codes/payloads/messages.ts";

/** What is wrong with a content that phones act on: in the payload forms, and in the proof of any code. */
export const messages = payloadMessages;
