import { expect, test } from "vitest";
import { isPublicAddress } from "../../../adapters/outbound/public-address.ts";

test.each([
  "93.184.216.34",
  "8.8.8.8",
  "223.255.255.254",
  "2606:2800:220:1:248:1893:25c8:1946",
  "2a00:1450::1",
])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["this machine", "127.0.0.1"],
  ["this machine", "127.255.255.254"],
  ["this machine", "::1"],
  ["this machine", "::"],
  ["this network", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["a provider's own", "100.64.0.1"],
  ["a cloud's metadata", "169.254.169.254"],
  ["a cloud's metadata", "fd00:ec2::254"],
  ["link-local", "fe80::1"],
  ["unique local", "fc00::1"],
  ["site-local, of old", "fec0::1"],
  ["for protocols", "192.0.0.8"],
  ["for documentation", "192.0.2.1"],
  ["for documentation", "2001:db8::1"],
  ["for benchmarks", "198.18.0.1"],
  ["multicast", "224.0.0.1"],
  ["multicast", "ff02::1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["IPv4 mapped", "::ffff:127.0.0.1"],
  ["IPv4 mapped", "::ffff:a00:1"],
  ["IPv4 compatible, of old", "::7f00:1"],
  ["IPv4 translated", "::ffff:0:7f00:1"],
  ["IPv4 behind NAT64", "64:ff9b::7f00:1"],
  ["IPv4 behind NAT64", "64:ff9b:1::7f00:1"],
  ["IPv4 behind 6to4", "2002:7f00:1::"],
  ["IPv4 behind Teredo", "2001:0:7f00:1::"],
  ["discarded", "100::1"],
  ["no address", "localhost"],
  ["no address", ""],
])("%s: %s is not a public address", (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
