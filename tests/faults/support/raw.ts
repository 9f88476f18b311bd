import { connect, type Socket } from "node:net";

/** A raw connection under full control of the test. */
export interface Raw {
  socket: Socket;
  /** Data received so far. */
  text: () => string;
  /** Resolves with the milliseconds since the start when the server closes the connection. */
  ended: Promise<number>;
}

export function openRaw(port: number): Promise<Raw> {
  const start = performance.now();
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (bytes: Buffer) => {
    if (text.length < 4000) text += bytes.toString("latin1");
  });
  const ended = new Promise<number>((resolve) =>
    socket.once("close", () => resolve(performance.now() - start)),
  );
  socket.on("error", () => undefined);
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve({ socket, text: () => text, ended }));
    socket.once("error", reject);
  });
}
