import { useServer } from "../kit/use-server.ts";
import { MAIL_SERVER_PATH, type MailServer } from "./outbox-api.ts";

/** Whether a mail server is configured. True until the server has answered, as on most sites. */
export function useSendsMail(): boolean {
  const { data: server } = useServer<MailServer>(MAIL_SERVER_PATH);
  return server?.from !== "none";
}
