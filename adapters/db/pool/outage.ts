/** Errors of sockets and resolvers when a host does not answer, closes the connection or cannot be resolved for the moment. */
const SOCKET_CODES = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];
/**
 * PostgreSQL, appendix A: connection exceptions (class 08), too many connections, shutdown, crash, still starting, a session that was
 * ended; out of disk or memory, an input or output error; one that became a standby, which only reads.
 */
const SERVER_STATES = /^(08...|53[0-3]00|57P0[1-5]|58030|25006)$/;
/** pg and Knex say these without a code. */
const MESSAGES =
  /Connection terminated|Client (has encountered a connection error|was closed)|timeout expired|Timeout acquiring a connection/;

/** The coordinator of a cluster says these, some of them as an internal error, while one of its workers is away or its disk is full. */
const WORKER_AWAY =
  /No space left on device|could not commit transaction for shard|connection to the remote node|server closed the connection unexpectedly|SSL SYSCALL error|SSL error|SSL connection has been closed|connection not open|no connection to the server|lost synchronization with server|could not (receive data from|send data to) server|could not connect to any active placements|failure on connection marked as essential/;

/**
 * Workers fetch rows from each other and keep them in files, which a restart deletes. Citus reports this
 * without its own SQLSTATE (13.0, intermediate_results.c), or with that of a missing file.
 */
const ROWS_OF_WORKER_AWAY =
  /cannot connect to \S+ to fetch intermediate results|failed to read result "[^"]*" from node|(^|- )result "[^"]*" does not exist|could not find the intermediate result file|cannot recover from multiple connection failures|connection establishment for node|failed to COPY to shard|failed to complete COPY on/;

/**
 * Whether an error means that the database is temporarily unavailable or read-only, so that a retry may
 * succeed.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // a socket file that is not there; any other file that is not there says nothing about the database
  const noSocketFile = code === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return (
    noSocketFile ||
    SOCKET_CODES.includes(code) ||
    SERVER_STATES.test(code) ||
    MESSAGES.test(error.message) ||
    WORKER_AWAY.test(error.message) ||
    ROWS_OF_WORKER_AWAY.test(error.message)
  );
}
