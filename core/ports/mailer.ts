/** A mail, ready to be sent. */
export interface Mail {
  /** A single address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe address of the recipient, which accepts a bare POST (RFC 8058). */
  unsubscribe?: string;
}

/** Port: hands a mail over for delivery. */
export interface Mailer {
  /**
   * @throws DomainError `mail_refused` if retrying is of no use, such as for a mailbox that does not exist;
   * `unavailable` if it may succeed later. Neither message quotes the mail.
   */
  send(mail: Mail): Promise<void>;
}
