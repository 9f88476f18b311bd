import { describe, expect, test, vi } from "vitest";
import { isListed, printerText, readPrinterAddress } from "../../../adapters/printer/printer-address.ts";
import { sendToPrinter } from "../../../adapters/printer/send-to-printer.node.ts";
import { freePort } from "../../support/free-port.ts";
import { tcpPrinter, workingPrinter } from "../../support/servers/tcp-printer.ts";

const HOST = "127.0.0.1";
const PATIENCE = { connect: 400, write: 400, close: 400 };
/** More than the buffers on both ends hold. */
const LARGE = new Uint8Array(32 * 1024 * 1024).fill(65);

describe("a printer", () => {
  test("gets all bytes in order, and sending ends when it has them", async () => {
    const printer = await workingPrinter();
    const chunks = [Buffer.from("^XA"), Buffer.from("x".repeat(100_000)), Buffer.from("^XZ")];
    expect(await sendToPrinter(chunks, printer)).toBe(100_006);
    expect(printer.received().equals(Buffer.concat(chunks))).toBe(true);
  });

  test("may be slow, as long as it keeps reading, and may answer", async () => {
    let taken = 0;
    const printer = await tcpPrinter((socket) => {
      socket.write("status");
      const slowly = setInterval(() => {
        const part = socket.read(512 * 1024) as Buffer | null;
        taken += (part ?? (socket.read() as Buffer | null))?.length ?? 0;
      }, 5);
      socket.on("close", () => clearInterval(slowly));
      socket.on("readable", () => undefined);
    });
    expect(await sendToPrinter([LARGE], printer, () => false, { ...PATIENCE, close: 5000 })).toBe(
      LARGE.length,
    );
    expect(taken).toBeGreaterThan(LARGE.length / 2);
  });

  test("may read the last bytes long after they were sent", async () => {
    const labels = new Uint8Array(64 * 1024);
    const printer = await tcpPrinter((socket) => {
      socket.once("readable", () => setTimeout(() => socket.resume(), 2 * PATIENCE.close));
    });
    expect(await sendToPrinter([labels], printer, undefined, PATIENCE)).toBe(labels.length);
  });

  test("that hangs is given up on with the number of bytes sent", async () => {
    const printer = await tcpPrinter(() => undefined);
    await expect(sendToPrinter([LARGE], printer, undefined, PATIENCE)).rejects.toThrow(
      /^tcp:\/\/127\.0\.0\.1:\d+ accepted no data for 0\.4 s, after \d+ bytes: is it paused, open or out of labels\?/,
    );
  });

  test("that takes a label and does not close the connection is reported as unconfirmed", async () => {
    const printer = await tcpPrinter(() => undefined);
    await expect(sendToPrinter([Buffer.from("^XA^XZ")], printer, undefined, PATIENCE)).rejects.toThrow(
      /received 6 bytes, but did not close the connection within 0\.4 s/,
    );
  });

  test("that closes its side before all labels are sent is reported as unconfirmed", async () => {
    let isClosed = false;
    const printer = await tcpPrinter((socket) => {
      socket.on("error", () => undefined).on("finish", () => (isClosed = true));
      socket.end();
    });
    async function* labels() {
      yield Buffer.from("^XA^XZ");
      await vi.waitUntil(() => isClosed);
      yield Buffer.from("^XA^XZ");
    }
    await expect(sendToPrinter(labels(), printer, undefined, PATIENCE)).rejects.toThrow(
      /closed the connection after \d+ bytes: check what it has printed/,
    );
  });

  test("that closes its side in the very turn of the last label is reported as unconfirmed", async () => {
    let closed: (() => void) | undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const printer = await tcpPrinter((socket) => {
      socket
        .once("data", () => {
          socket.end();
          closed?.();
        })
        .resume();
    });
    async function* labels() {
      yield Buffer.from("^XA^XZ");
      await isClosed;
      yield Buffer.from("^XA^XZ");
    }
    await expect(sendToPrinter(labels(), printer, undefined, PATIENCE)).rejects.toThrow(
      /closed the connection after 12 bytes: check what it has printed/,
    );
  });

  test.each([
    ["at once", 0],
    ["in the middle", 200_000],
  ])("that closes early is reported: %s", async (_, after) => {
    const printer = await tcpPrinter((socket) => {
      let taken = 0;
      if (after === 0) socket.destroy();
      else
        socket
          .on("data", (part) => {
            taken += part.length;
            if (taken >= after) socket.destroy();
          })
          .resume();
    });
    await expect(sendToPrinter([LARGE], printer, undefined, PATIENCE)).rejects.toThrow(
      /closed the connection (?:after \d+ bytes: check what it has printed|at once)/,
    );
  });

  test("that refuses the connection or cannot be found is reported with what to check", async () => {
    const port = await freePort();
    await expect(sendToPrinter([LARGE], { host: HOST, port })).rejects.toThrow(
      `tcp://127.0.0.1:${port} refused the connection: is this the port of the printer`,
    );
    await expect(sendToPrinter([LARGE], { host: "printer.invalid", port })).rejects.toThrow(
      /tcp:\/\/printer\.invalid:\d+ (?:is not known|cannot be looked up)/,
    );
  });

  test("gets nothing more after an interruption", async () => {
    const printer = await tcpPrinter(() => undefined);
    const start = Date.now();
    await expect(sendToPrinter([LARGE], printer, () => Date.now() - start > 200)).rejects.toThrow(
      /^Interrupted: tcp:\/\/127\.0\.0\.1:\d+ may print what it has already\.$/,
    );
    expect(Date.now() - start).toBeLessThan(2000);
  });
});

describe("the address of a printer", () => {
  test.each([
    ["tcp://printer:9100", "tcp://printer:9100"],
    ["Printer.example", "tcp://printer.example:9100"],
    ["192.0.2.7:6101", "tcp://192.0.2.7:6101"],
    ["tcp://[2001:db8::7]/", "tcp://[2001:db8::7]:9100"],
    [" tcp://label_printer ", "tcp://label_printer:9100"],
  ])("%s is parsed as %s", (text, address) => {
    const printer = readPrinterAddress(text);
    expect(printer && printerText(printer)).toBe(address);
    expect(isListed(printer!, ["other:9100", text])).toBe(true);
    expect(isListed(printer!, ["other:9100", "printer:9101"])).toBe(false);
  });

  test.each([
    "",
    "http://printer",
    "tcp://",
    "tcp://a:0",
    "tcp://a:99999",
    "tcp://u:p@a",
    "tcp://a/x",
    "a b",
    "tcp://a?x",
  ])("%j is refused", (text) => expect(readPrinterAddress(text)).toBeNull());
});
