/** Who does something that is written down, and from where. */
export interface Actor {
  /** Null: nobody with an account, as on the command line. */
  userId: string | null;
  /** The email address, or what stands for it. */
  name: string;
  /** IP address, whole; "" on the command line. */
  address: string;
  userAgent: string;
}

/** Whoever may run commands on the server may do everything. */
export const commandLine: Actor = { userId: null, name: "command line", address: "", userAgent: "" };
