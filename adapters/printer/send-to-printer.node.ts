import { connect, type Socket } from "node:net";
import { counted } from "../../core/codes/sentence.ts";
import { DomainError } from "../../core/errors.ts";
import { type PrinterAddress, printerText } from "./printer-address.ts";

/** Milliseconds. */
export interface PrinterPatience {
  /** Limit for establishing the connection. */
  connect: number;
  /** Limit for each chunk: a printer with full memory accepts no more until it has printed. */
  write: number;
  /** Limit for closing the connection after everything was sent. */
  close: number;
}

const PATIENCE: PrinterPatience = { connect: 5000, write: 30_000, close: 15_000 };

/** Bytes per chunk. */
const PIECE = 16_384;

/**
 * Bytes that may still be in buffers on the way after everything was sent, and the slowest rate at which the
 * printer accepts them, bytes per ms.
 */
const BUFFERS = 512 * 1024;
const SLOWEST = 4;

/** Interval for checking the interruption, ms. */
const LOOK = 100;

/**
 * Sends labels to a printer unchanged and once: what may have been printed is never sent again.
 * @param chunks in order
 * @param interrupted polled; once it returns true, nothing more is sent
 * @returns the number of bytes that the printer accepted
 * @throws DomainError `unavailable` if it refuses, does not respond, or closes the connection too early
 */
export async function sendToPrinter(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  printer: PrinterAddress,
  interrupted: () => boolean = () => false,
  patience: PrinterPatience = PATIENCE,
): Promise<number> {
  const name = printerText(printer);
  const socket = connect(printer);
  const wait = waiting(socket, name, interrupted);
  // discards responses, which would fill the buffer
  socket.resume();
  let sent = 0;
  const closedEarly = () =>
    `${name} closed the connection after ${counted(sent, "byte")}: check what it has printed before you print again.`;
  let isClosedEarly = false;
  const onEnd = () => (isClosedEarly = true);
  socket.on("end", onEnd);
  try {
    await wait(
      (done) => socket.once("connect", done),
      patience.connect,
      () =>
        `${name} did not answer within ${secondsText(patience.connect)}: is the printer on, and is this its address?`,
    );
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        await wait(
          (done) => socket.write(piece, (error) => error ?? done()),
          patience.write,
          () =>
            `${name} accepted no data for ${secondsText(patience.write)}, after ${counted(sent, "byte")}: is it paused, open or out of labels? Check what it has printed before you print again.`,
          closedEarly,
        );
        // written bytes would then be lost
        if (isClosedEarly) throw new DomainError("unavailable", closedEarly());
        sent += piece.length;
      }
    // a full turn of the event loop, which processes pending network events
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    if (isClosedEarly) throw new DomainError("unavailable", closedEarly());
    socket.off("end", onEnd);
    socket.end();
    const closing = patience.close + Math.min(sent, BUFFERS) / SLOWEST;
    await wait(
      (done) => socket.once("close", (hadError) => hadError || done()),
      closing,
      () =>
        `${name} received ${counted(sent, "byte")}, but did not close the connection within ${secondsText(closing)}: it may be paused or busy. Check what it has printed before you print again.`,
      () =>
        `${name} closed the connection before it had all ${counted(sent, "byte")}: check what it has printed before you print again.`,
    );
    return sent;
  } finally {
    socket.destroy();
  }
}

/**
 * @returns a function that waits for one step of a connection: until it is done, times out, the connection
 * ends, or it is interrupted
 */
function waiting(socket: Socket, name: string, interrupted: () => boolean) {
  let failure: Error | null = null;
  let isClosed = false;
  socket.on("error", (error) => (failure = error));
  socket.on("close", () => (isClosed = true));
  return (
    begin: (done: () => void) => void,
    milliseconds: number,
    tooLong: () => string,
    ended: () => string = () => `${name} closed the connection at once.`,
  ) =>
    new Promise<void>((resolve, reject) => {
      const finish = (problem: string | null): void => {
        clearTimeout(timer);
        clearInterval(look);
        socket.off("close", onClose);
        if (problem === null) resolve();
        else reject(new DomainError("unavailable", problem));
      };
      const onClose = (): void => finish(failure === null ? ended() : failureText(failure, name, ended));
      const timer = setTimeout(() => finish(tooLong()), milliseconds);
      const look = setInterval(() => {
        if (interrupted()) finish(`Interrupted: ${name} may print what it has already.`);
      }, LOOK);
      begin(() => finish(null));
      if (isClosed) onClose();
      else socket.on("close", onClose);
    });
}

const REFUSALS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "refused the connection: is this the port of the printer, and is another program printing?",
  ENOTFOUND: "is not known: is the name of the printer right?",
  EAI_AGAIN: "cannot be looked up at the moment: is there a network?",
  EHOSTUNREACH: "cannot be reached: is the printer on, and in this network?",
  ENETUNREACH: "cannot be reached: is there a network?",
  ETIMEDOUT: "does not answer: is the printer on?",
};

const failureText = (error: Error, name: string, ended: () => string): string => {
  const { code = "" } = error as NodeJS.ErrnoException;
  const refusal = REFUSALS[code];
  return refusal === undefined ? ended() : `${name} ${refusal}`;
};

const secondsText = (milliseconds: number): string => `${Math.round(milliseconds / 100) / 10} s`;
