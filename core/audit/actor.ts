/** The person behind an audited action, and where it came from. */
export interface Actor {
  /** Null: nobody with an account, as on the command line. */
  userId: string | null;
  /** The session that the call came with; null where none has to last until it is done. */
  sessionId: string | null;
  /** The email address, or what stands for it. */
  name: string;
  /** IP address, whole; "" on the command line. */
  address: string;
  userAgent: string;
}

/** Anyone who can run commands on the server may do everything. */
export const commandLine: Actor = {
  userId: null,
  sessionId: null,
  name: "command line",
  address: "",
  userAgent: "",
};

/** Somebody who acts for themselves. @param from the device of the call, or the session that it belongs to */
export const ownActor = (
  user: { id: string; email: string },
  from: { ipAddress: string; userAgent: string },
): Actor => ({
  userId: user.id,
  sessionId: null,
  name: user.email,
  address: from.ipAddress,
  userAgent: from.userAgent,
});
