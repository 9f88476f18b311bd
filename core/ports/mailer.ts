/** A mail, ready to be sent. */
export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe address of the recipient: accepts a bare POST (RFC 8058). */
  unsubscribe?: string;
}

/** Port: passes a mail on for delivery. */
export interface Mailer {
  /**
   * @throws DomainError `mail_refused` where trying again is of no use, such as for a mailbox that does not exist; `unavailable`
   * where it may be over later. Neither quotes the mail.
   */
  send(mail: Mail): Promise<void>;
}
