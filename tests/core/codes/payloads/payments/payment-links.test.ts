import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBech32 } from "../../../../../core/codes/contents/payments/bech32.ts";
import { readLightning } from "../../../../../core/codes/contents/payments/read-lightning.ts";
import { readBitcoin, readUpi } from "../../../../../core/codes/contents/payments/read-payment-links.ts";
import { bitcoinAddressProblem } from "../../../../../core/codes/payloads/payments/bitcoin-address.ts";
import { bitcoinContent, bitcoinSchema } from "../../../../../core/codes/payloads/payments/bitcoin.ts";
import { lightningContent, lightningSchema } from "../../../../../core/codes/payloads/payments/lightning.ts";
import { upiContent, upiSchema } from "../../../../../core/codes/payloads/payments/upi.ts";
import { sentences } from "../../../../support/codes/sentences.ts";
import { cents, line } from "../../../../support/codes/arbitrary-payments.ts";

const ADDRESS = "1RustyRX2oai4EYYDpQGWvEL62BBGqN9T";
/** The address in the examples of BIP 21, whose own check characters do not match. */
const BIP_21 = "175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W";
const NOTHING = { amount: "", label: "", message: "", invoice: "" };
const bitcoin = (form: object) => bitcoinContent(bitcoinSchema.parse(form));

describe("a Bitcoin payment", () => {
  // BIP 21, "Examples"
  it.each<[object, string]>([
    [{}, `bitcoin:${BIP_21}`],
    [{ label: "Luke-Jr" }, `bitcoin:${BIP_21}?label=Luke-Jr`],
    [{ amount: "20.3", label: "Luke-Jr" }, `bitcoin:${BIP_21}?amount=20.3&label=Luke-Jr`],
    [
      { amount: "50", label: "Luke-Jr", message: "Donation for project xyz" },
      `bitcoin:${BIP_21}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
    ],
  ])("%j is written and read according to BIP 21", (form, link) => {
    const payment = { bitcoinAddress: BIP_21, ...NOTHING, ...form };
    expect(bitcoinContent(payment)).toBe(link);
    expect(readBitcoin(link)).toEqual(payment);
  });

  it("is read with unknown parameters unless they are required (BIP 21)", () => {
    expect(
      readBitcoin(`bitcoin:${ADDRESS}?somethingyoudontunderstand=50&somethingelseyoudontget=999`)?.amount,
    ).toBe("");
    expect(readBitcoin(`bitcoin:${ADDRESS}?req-somethingyoudontunderstand=50`)).toBeNull();
  });

  it.each<[object, Record<string, string>]>([
    [{ bitcoinAddress: "" }, { bitcoinAddress: "Enter the recipient's Bitcoin address" }],
    [{ amount: "0.000000001" }, { amount: "0.000000001 has 9 decimals: an amount in BTC has at most 8" }],
    [
      { amount: "21000000.1" },
      { amount: "21000000.1 is out of range: an amount here is between 0.00000001 and 21000000 BTC" },
    ],
    [
      { bitcoinAddress: "mk2QpYatsKicvFVuTAQLBryyccRXMUaGHP" },
      {
        bitcoinAddress:
          "mk2QpYatsKicvFVuTAQLBryyccRXMUaGHP is an address of a test network, where nothing has a value",
      },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(sentences(bitcoinSchema, { bitcoinAddress: ADDRESS, ...form })).toEqual(said);
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.record({ amount: cents, label: line(0, 30), message: line(0, 60) }), (typed) => {
        const form = bitcoinSchema.parse({ bitcoinAddress: ADDRESS, ...typed });
        expect(readBitcoin(bitcoinContent(form))).toEqual(form);
      }),
    );
  });
});

describe("a Bitcoin address", () => {
  it("may have its scheme, as wallets copy it, but no parameters", () => {
    expect(bitcoinSchema.parse({ bitcoinAddress: ` bitcoin:${ADDRESS} ` }).bitcoinAddress).toBe(ADDRESS);
    expect(sentences(bitcoinSchema, { bitcoinAddress: `bitcoin:${ADDRESS}?amount=1` })).toEqual({
      bitcoinAddress: `${ADDRESS}?amount=1 is not a Bitcoin address: its check characters do not match, or it is not complete`,
    });
  });

  it.each([
    // BOLT 11, "Examples"
    ADDRESS,
    "3EktnHQD7RiAE6uzMj2ZifT9YgRrkSgzQX",
    // BIP 350, "Test vectors for v0-v16 native segregated witness addresses"
    "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
    "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
    "BC1SW50QGDZ25J",
    "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  ])("is accepted: %s", (address) => {
    expect(bitcoinAddressProblem(address)).toBeNull();
  });

  it.each([
    "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7",
    "tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy",
    "tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c",
  ])("is reported as one of a test network: %s", (address) => {
    expect(bitcoinAddressProblem(address)?.code).toBe("bitcoin.testnet");
  });

  // the invalid addresses of BIP 350, in order
  it.each([
    "tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
    "tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf",
    "BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL",
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh",
    "tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47",
    "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4",
    "BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R",
    "bc1pw5dgrnzv",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav",
    "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P",
    "tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf",
    "tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j",
    "bc1gmk9yu",
    BIP_21,
    "1111111111111111111111111111111111",
    "",
  ])("is refused: %s", (address) => {
    expect(bitcoinAddressProblem(address)?.code).toBe("bitcoin.address");
  });

  // BIP 350, "Test vectors for Bech32m"
  it.each([
    "A1LQFN3A",
    "a1lqfn3a",
    "an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11sg7hg6",
    "abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx",
    "split1checkupstagehandshakeupstreamerranterredcaperredlc445v",
    "?1v759aa",
  ])("%s is valid Bech32m", (text) => {
    expect(readBech32(text)?.encoding).toBe("bech32m");
  });
  it.each([
    " 1xj0phk",
    "\x7f1g6xzxy",
    "qyrz8wqd2c9m",
    "1qyrz8wqd2c9m",
    "y1b0jsk6g",
    "lt1igcx5c0",
    "in1muywd",
    "mm1crxm3i",
    "au1s5cgom",
    "M1VUXWEZ",
    "16plkw9",
    "1p2gdwpf",
  ])("%s is neither Bech32 nor Bech32m", (text) => {
    expect(readBech32(text)).toBeNull();
  });
});

/** From BOLT 11, "Examples". */
const COFFEE =
  "lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp";
const NONSENSE =
  "lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpquwpc4curk03c9wlrswe78q4eyqc7d8d0xqzpuyk0sg5g70me25alkluzd2x62aysf2pyy8edtjeevuv4p2d5p76r4zkmneet7uvyakky2zr4cusd45tftc9c5fh0nnqpnl2jfll544esqchsrny";
const HASHED =
  "lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqscc6gd6ql3jrc5yzme8v4ntcewwz5cnw92tz0pc8qcuufvq7khhr8wpald05e92xw006sq94mg8v2ndf4sefvf9sygkshp5zfem29trqq2yxxz7";
const TESTNET =
  "lntb20m1pvjluezhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqfpp3x9et2e20v6pu37c5d9vax37wxq72un98kmzzhznpurw9sgl2v0nklu2g4d0keph5t7tj9tcqd8rexnd07ux4uv2cjvcqwaxgj7v4uwn5wmypjd5n69z2xm3xgksg28nwht7f6zspwp3f9t";
const PICO =
  "lnbc9678785340p1pwmna7lpp5gc3xfm08u9qy06djf8dfflhugl6p7lgza6dsjxq454gxhj9t7a0sd8dgfkx7cmtwd68yetpd5s9xar0wfjn5gpc8qhrsdfq24f5ggrxdaezqsnvda3kkum5wfjkzmfqf3jkgem9wgsyuctwdus9xgrcyqcjcgpzgfskx6eqf9hzqnteypzxz7fzypfhg6trddjhygrcyqezcgpzfysywmm5ypxxjemgw3hxjmn8yptk7untd9hxwg3q2d6xjcmtv4ezq7pqxgsxzmnyyqcjqmt0wfjjq6t5v4khxxqyjw5qcqp2rzjq0gxwkzc8w6323m55m4jyxcjwmy7stt9hwkwe2qxmy8zpsgg7jcuwz87fcqqeuqqqyqqqqlgqqqqn3qq9qn07ytgrxxzad9hc4xt3mawjjt8znfv8xzscs7007v9gh9j569lencxa8xeujzkxs0uamak9aln6ez02uunw6rd2ht2sqe4hz8thcdagpleym0j";

describe("a Lightning invoice", () => {
  it("is carried unchanged", () => {
    expect(lightningContent(lightningSchema.parse({ invoice: ` lightning:${COFFEE}\n` }))).toBe(
      `lightning:${COFFEE}`,
    );
    const capitals = COFFEE.toUpperCase();
    expect(lightningContent(lightningSchema.parse({ invoice: capitals }))).toBe(`LIGHTNING:${capitals}`);
  });

  it.each([
    [COFFEE, { amount: "0.0025", description: "1 cup coffee", seconds: 60 }],
    [NONSENSE, { amount: "0.0025", description: "ナンセンス 1杯", seconds: 60 }],
    [HASHED, { amount: "0.02", description: "", seconds: 3600 }],
  ])("is read with amount, description and expiry: %s", (invoice, { amount, description, seconds }) => {
    expect(readLightning(invoice)).toEqual({
      network: "main",
      amount,
      description,
      madeAt: new Date(1_496_314_658_000),
      expiresAt: new Date((1_496_314_658 + seconds) * 1000),
    });
  });

  it("is read with an amount in pico-BTC", () => {
    expect(readLightning(PICO)).toMatchObject({
      amount: "0.00967878534",
      madeAt: new Date(1_572_468_703_000),
    });
    expect(readLightning(PICO)?.description).toContain('"Back In My Day" Sticker x 2');
  });

  it.each([
    [
      COFFEE.replace("2500u", "2600u"),
      "This is not a Lightning invoice: its check characters do not match, or it is not complete",
    ],
    [
      COFFEE.slice(0, 80),
      "This is not a Lightning invoice: its check characters do not match, or it is not complete",
    ],
    [
      `${COFFEE.slice(0, 20).toUpperCase()}${COFFEE.slice(20)}`,
      "This is not a Lightning invoice: its check characters do not match, or it is not complete",
    ],
    [
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "This is not a Lightning invoice: its check characters do not match, or it is not complete",
    ],
    [TESTNET, "This is an invoice of a test network, where nothing has a value"],
    ["", "Enter the Lightning invoice, which begins with lnbc"],
  ])("is refused if nobody can pay it: %s", (invoice, said) => {
    expect(sentences(lightningSchema, { invoice })).toEqual({ invoice: said });
  });

  it("can be combined with a Bitcoin payment of the same amount only", () => {
    const form = { bitcoinAddress: ADDRESS, amount: "0.0025", invoice: COFFEE };
    expect(bitcoin(form)).toBe(`bitcoin:${ADDRESS}?amount=0.0025&lightning=${COFFEE}`);
    expect(sentences(bitcoinSchema, { ...form, amount: "0.003" })).toEqual({
      amount: "The invoice asks for 0.0025 BTC, and the code for 0.003 BTC",
    });
  });
});

describe("a UPI payment", () => {
  it("is a link with the parameter names of NPCI", () => {
    const form = {
      upiId: "nadeem@npci",
      payee: "Nadeem Chinna",
      amount: "10",
      message: "Pay to mystar store",
      reference: "4894398cndhcd23",
      merchantCode: "0000",
    };
    const link =
      "upi://pay?pa=nadeem@npci&pn=Nadeem%20Chinna&mc=0000&tr=4894398cndhcd23&tn=Pay%20to%20mystar%20store&am=10.00&cu=INR";
    expect(upiContent(upiSchema.parse(form))).toBe(link);
    expect(readUpi(link)).toEqual({ ...form, amount: "10.00" });
    // from "UPI Linking Specifications", version 1.6, section 1.2
    expect(readUpi("upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&cu=INR")).toMatchObject({
      upiId: "nadeem@npci",
      payee: "nadeem chinna",
      amount: "",
    });
  });

  it.each<[object, Record<string, string>]>([
    [{ upiId: "" }, { upiId: "Enter the recipient's UPI ID, such as name@bank" }],
    [{ upiId: "a@example.com" }, { upiId: "a@example.com is not a UPI ID: enter one like name@bank" }],
    [{ merchantCode: "12" }, { merchantCode: "12 is not a merchant category code: it has 4 digits" }],
    [{ amount: "-1" }, { amount: "-1 is not an amount: enter one like 12.50" }],
    [
      { reference: "a b?" },
      { reference: "ab? is not a reference: it has up to 35 letters, digits, dots, dashes and slashes" },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(sentences(upiSchema, { upiId: "name@bank", payee: "A", ...form })).toEqual(said);
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.record({ payee: line(1, 30), message: line(0, 60) }), (typed) => {
        const form = upiSchema.parse({ upiId: "name@bank", ...typed });
        expect(readUpi(upiContent(form))).toEqual(form);
      }),
    );
  });
});
