import { parseUrl } from "../addresses/parse-url.ts";

/** Host and port of a label printer. */
export interface PrinterAddress {
  host: string;
  port: number;
}

/** The port at which label printers take labels as they are. */
const RAW_PORT = 9100;

/** @param text `tcp://host:port`, `host:port` or `host`; IPv6 addresses in brackets; null for anything else */
export function readPrinterAddress(text: string): PrinterAddress | null {
  const typed = text.trim();
  const url = parseUrl(/^tcp:\/\//i.test(typed) ? typed : `tcp://${typed}`);
  if (url?.protocol !== "tcp:" || url.hostname === "") return null;
  const isBare = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (!isBare || !["", "/"].includes(url.pathname)) return null;
  const port = url.port === "" ? RAW_PORT : Number(url.port);
  // a name, an IPv4 address, or an IPv6 address in brackets
  const isHost = /^[a-z0-9._-]+$/i.test(url.hostname) || /^\[[0-9a-f:.]+\]$/i.test(url.hostname);
  if (!isHost || port === 0) return null;
  return { host: url.hostname.toLowerCase().replaceAll(/[[\]]/g, ""), port };
}

/** The address as text: `tcp://printer:9100`. */
export const printerText = ({ host, port }: PrinterAddress): string =>
  `tcp://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** Whether a list of addresses, each in the format of `readPrinterAddress`, contains this one. */
export const isListed = (printer: PrinterAddress, list: readonly string[]): boolean =>
  list.some((entry) => {
    const known = readPrinterAddress(entry);
    return known?.host === printer.host && known.port === printer.port;
  });
