import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { isIP } from "node:net";
import type { Resolve } from "../../../adapters/outbound/host-check.ts";

/** Record types (RFC 1035 §3.2.2, RFC 3596). */
const TYPES = { A: 1, AAAA: 28 };

const none = (): string[] => [];

interface DnsServer {
  /** Queries this server as the system resolver would. */
  resolve: Resolve;
  /** How often the IPv4 addresses of a name were queried. */
  asked: (name: string) => number;
  close: () => Promise<void>;
}

function bytesOf(address: string): number[] {
  if (isIP(address) === 4) return address.split(".").map(Number);
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [head = [], tail = []] = groups.map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}

/** The name in a query and the end of its question (RFC 1035 §4.1.2). */
function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/**
 * A UDP name server whose answers have a TTL of 0.
 * @param addresses the addresses of a name in its nth query, from 0
 */
export async function startDnsServer(addresses: (name: string, nth: number) => string[]): Promise<DnsServer> {
  const asked = new Map<string, number>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, type, end } = questionOf(query);
    const nth = asked.get(name) ?? 0;
    if (type === TYPES.A) asked.set(name, nth + 1);
    const family = type === TYPES.AAAA ? 6 : 4;
    const found = addresses(name, nth)
      .filter((each) => isIP(each) === family)
      .map(bytesOf);
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
    const answers = found.map((bytes) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]),
    );
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    async resolve(host) {
      const [four, six] = await Promise.all([
        resolver.resolve4(host).catch(none),
        resolver.resolve6(host).catch(none),
      ]);
      return [...four, ...six].map((address) => ({ address, family: isIP(address) }));
    },
    asked: (name) => asked.get(name) ?? 0,
    async close() {
      const closed = once(socket, "close");
      socket.close();
      await closed;
    },
  };
}
