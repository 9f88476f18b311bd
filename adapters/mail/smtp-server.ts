import { isIP } from "node:net";

/** Connection settings of a mail server for nodemailer. */
export type SmtpServer =
  | { url: string }
  | {
      host: string;
      port: number;
      /** TLS from the first byte. */
      secure: boolean;
      /** Fails if the server does not offer STARTTLS. */
      requireTLS: boolean;
      ignoreTLS: boolean;
      /** The name to check its certificate against; absent if only an address is known. */
      tls: { servername?: string };
      auth?: { user: string; pass: string };
    };

export interface SmtpSettings {
  smtp_host: string;
  smtp_port: number;
  smtp_username: string;
  smtp_password: string;
  smtp_encryption: "tls" | "ssl" | "none";
}

/** @param address what `smtp_host` was found to be: the name is not asked for again */
export function serverOfSettings(settings: SmtpSettings, address: string): SmtpServer {
  const { smtp_host, smtp_port, smtp_username, smtp_password, smtp_encryption } = settings;
  return {
    host: address,
    port: smtp_port,
    secure: smtp_encryption === "ssl",
    requireTLS: smtp_encryption === "tls",
    ignoreTLS: smtp_encryption === "none",
    tls: isIP(smtp_host) ? {} : { servername: smtp_host },
    ...(smtp_username !== "" && { auth: { user: smtp_username, pass: smtp_password } }),
  };
}
