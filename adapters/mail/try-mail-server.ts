import { createTransport } from "nodemailer";
import { DomainError } from "../../core/errors.ts";
import type { SmtpServer } from "./smtp-server.ts";

const TIMEOUTS_MS = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 };

/** Advice by the library's error code. */
const FIXES: Record<string, string> = {
  EAUTH: "it refuses the user or password",
  EDNS: "there is no such host: check its name, and DNS",
  ECONNECTION: "nobody answers there: check host, port and firewall",
  ESOCKET:
    "nobody answers there, or the connection breaks: check the port, and TLS (smtps:// for 465, smtp:// for 587)",
  ETIMEDOUT: "it does not answer: check host, port and firewall",
  ETLS: "it offers no STARTTLS: another port, or without encryption",
};

const nameOf = (server: SmtpServer): string =>
  "url" in server ? new URL(server.url).host : `${server.tls.servername ?? server.host}:${server.port}`;

/**
 * Connects, starts TLS if offered and signs in. Sends nothing.
 * @throws DomainError `unavailable` with host, port and advice, without quoting the server's message
 */
export async function tryMailServer(server: SmtpServer): Promise<void> {
  const transport = createTransport({ ...server, ...TIMEOUTS_MS });
  try {
    await transport.verify();
  } catch (error) {
    const { code = "", responseCode } = error as { code?: string; responseCode?: number };
    const why = FIXES[code] ?? "it does not work";
    const numbers = [code, responseCode].filter(Boolean).join(" ");
    throw new DomainError("unavailable", `${nameOf(server)}: ${why} (${numbers || "no reason given"})`, {
      cause: error,
    });
  } finally {
    transport.close();
  }
}
