/** The person behind an audited action, and where it came from. */
export interface Actor {
  /** Null: no account, as on the command line. */
  userId: string | null;
  /** The session of the call; null if the action doesn't depend on one. */
  sessionId: string | null;
  /** The email address, or a substitute for it. */
  name: string;
  /** Full IP address; "" on the command line. */
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

/** Users who act on their own account. @param from the device of the call, or its session */
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
