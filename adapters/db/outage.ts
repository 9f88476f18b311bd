/** What sockets say when nobody answers or somebody hangs up. */
const SOCKET_CODES = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"];
/** PostgreSQL, appendix A: connection exceptions (class 08), too many connections, shutdown, crash, still starting. */
const SERVER_STATES = /^(08...|53300|57P0[1-3])$/;
/** pg and Knex say these without a code. */
const MESSAGES = /Connection terminated|timeout expired|Timeout acquiring a connection/;

/** Whether an error says that the database is away for the moment, so that the same call may work later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // a socket file that is not there; any other file that is not there says nothing about the database
  const noSocketFile = code === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return (
    noSocketFile || SOCKET_CODES.includes(code) || SERVER_STATES.test(code) || MESSAGES.test(error.message)
  );
}
