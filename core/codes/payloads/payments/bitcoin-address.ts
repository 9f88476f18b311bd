import { bytesOfWords, readBech32 } from "../../contents/payments/bech32.ts";
import { createSha256 } from "../../sha256.ts";
import { type FormProblem, formProblem } from "../forms/form-messages.ts";

/** Why this address cannot receive payments, or null. */
export function bitcoinAddressProblem(address: string): FormProblem | null {
  const network = segwitNetwork(address) ?? base58Network(address);
  if (network === "main") return null;
  return formProblem(network === "test" ? "bitcoin.testnet" : "bitcoin.address", { address });
}

type Network = "main" | "test";

/** The network of a native segregated witness address (BIP 173, and BIP 350 from version 1). Null: another format. */
function segwitNetwork(address: string): Network | null {
  const decoded = address.length <= 90 ? readBech32(address) : null;
  const networks: Readonly<Record<string, Network>> = { bc: "main", tb: "test" };
  const network = decoded && networks[decoded.prefix];
  if (!network) return null;
  const [version = 32, ...words] = decoded.words;
  const length = bytesOfWords(words)?.length ?? 0;
  if (version > 16 || length < 2 || length > 40) return null;
  if (decoded.encoding !== (version === 0 ? "bech32" : "bech32m")) return null;
  return version > 0 || length === 20 || length === 32 ? network : null;
}

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** Version byte of public key and script addresses. */
const VERSIONS: Readonly<Record<number, Network>> = {
  0x00: "main",
  0x05: "main",
  0x6f: "test",
  0xc4: "test",
};

/** The network of a legacy address: a version, 20 bytes and 4 bytes of their double hash (Base58Check). */
function base58Network(address: string): Network | null {
  const bytes = /^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(address) ? base58Bytes(address) : [];
  if (bytes.length !== 25) return null;
  const body = Uint8Array.from(bytes.slice(0, 21));
  const check = doubleHash(body).slice(0, 8);
  const found = bytes.slice(21).map((byte) => byte.toString(16).padStart(2, "0"));
  return found.join("") === check ? (VERSIONS[body[0] ?? 255] ?? null) : null;
}

function base58Bytes(text: string): number[] {
  let value = 0n;
  for (const character of text) value = value * 58n + BigInt(ALPHABET.indexOf(character));
  const hex = value === 0n ? "" : value.toString(16);
  const bytes = (hex.length % 2 === 0 ? hex : `0${hex}`).match(/../g) ?? [];
  // leading ones are zero bytes
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return [...Array.from({ length: zeros }, () => 0), ...bytes.map((byte) => Number.parseInt(byte, 16))];
}

function doubleHash(bytes: Uint8Array): string {
  const first = hashOf(bytes).match(/../g) ?? [];
  return hashOf(Uint8Array.from(first, (byte) => Number.parseInt(byte, 16)));
}

function hashOf(bytes: Uint8Array): string {
  const hash = createSha256();
  hash.update(bytes);
  return hash.hex();
}
