import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCodeFile } from "../../adapters/codes/files/load-code-file.node.ts";
import { zxingDecoderNode } from "../../adapters/codes/decode/zxing-decoder.node.ts";
import { runNode, type RunOptions } from "../support/programs/cli-program.ts";
import { builtProgram } from "../support/programs/product.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const ownProcess = (args: string[], options?: RunOptions) => runNode([builtProgram(), ...args], options);
/** Runs in this process unless the test needs standard input or output. */
const quietzone = (args: string[], options: Pick<RunOptions, "input" | "cwd"> = {}) =>
  args.includes("-") ? ownProcess(args, options) : programHere(args, options.cwd);

const decode = async (path: string): Promise<string | undefined> => {
  const readings = await zxingDecoderNode().decode(await loadCodeFile(readFileSync(path)));
  return readings[0]?.text;
};

/** @param format a format that only our own reader supports */
const OWN = (format: string) =>
  `note: Tested with our own bar reader, the only scanner here that reads ${format}.\n`;

describe("a single code", () => {
  it("is written as PNG, and stdout contains only its path", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const outcome = await ownProcess(["qr", "Grüße 👋", "-o", path, "--level", "M", "--foreground", "#036"]);
    expect(outcome).toMatchObject({ code: 0, stdout: `${path}\n`, stderr: "" });
    expect(await decode(path)).toBe("Grüße 👋");
  });

  it("is written as SVG or PDF by the file extension", async () => {
    const folder = await temporaryFolder();
    expect((await quietzone(["qr", "hello", "-o", join(folder, "a.svg")])).code).toBe(0);
    expect(await decode(join(folder, "a.svg"))).toBe("hello");
    expect((await quietzone(["barcode", "CODE128", "hello", "-o", join(folder, "a.pdf")])).code).toBe(0);
    expect(readFileSync(join(folder, "a.pdf"), "latin1")).toMatch(/^%PDF-/);
  });

  it("is drawn in the terminal without -o, and reads standard input", async () => {
    const { code, stdout } = await quietzone(["qr", "-"], { input: "hello\n" });
    expect(code).toBe(0);
    expect(stdout.split("\n").length).toBeGreaterThan(10);
    expect(stdout).toMatch(/[█▀▄]/u);
  });

  it("drops the byte order mark of its text, and rejects invalid UTF-8", async () => {
    const path = join(await temporaryFolder(), "code.png");
    await quietzone(["qr", "-", "-o", path], { input: "\ufeffhello\r\n" });
    expect(await decode(path)).toBe("hello");
    // Node decodes invalid UTF-8 to U+FFFD
    const { code, stderr } = await quietzone(["wifi", "--ssid", "Caf\ufffd", "-o", path]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("What was typed is not UTF-8")]);
    expect(await decode(path)).toBe("hello");
  });

  it("is tested in forty conditions with --robustness", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const args = ["qr", "hello", "-o", path, "--robustness"];
    const said = await quietzone([...args, "--preset", "mint"]);
    expect(said).toMatchObject({ code: 0, stdout: `${path}\n` });
    expect(said.stderr).toMatch(/^note: Scans in 3\d of 40 conditions; plain: (?:3\d|40)\./);
    const { robustness } = JSON.parse((await quietzone([...args, "--json"])).stdout);
    expect(robustness).toEqual({ held: robustness.plain, of: 40, plain: robustness.plain, weaknesses: [] });
  });

  it("is written to standard output as a file if --format is given", async () => {
    const { code, stdout } = await ownProcess(["barcode", "ean-13", "4006381333931", "--format", "svg"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it("is reported as JSON with --json", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const { stdout } = await quietzone(["barcode", "EAN13", "400638133393", "-o", path, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      file: path,
      format: "EAN13",
      content: "4006381333931",
      verified: true,
    });
  });

  it("is reported as a risk if phones open only part of its address", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const { stdout } = await quietzone(["qr", "https://exa mple.com", "-o", path, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ verified: true, verdict: "scans_with_risk" });
  });

  it.each([
    ["qr", ["hello"], ["qr", "zxing-wasm"], true, ""],
    ["barcode", ["EAN8", "12345670"], ["zxing-wasm"], true, ""],
    ["barcode", ["MSI", "12"], ["bar widths"], false, OWN("MSI")],
    ["barcode", ["pharmacode", "3"], ["bar widths"], false, OWN("pharmacode")],
  ])(
    "reports which readers read it, and whether only our own did: %s %j",
    async (command, args, readers, independent, note) => {
      const path = join(await temporaryFolder(), "code.png");
      const { stdout, stderr } = await quietzone([command, ...args, "-o", path, "--json"]);
      expect(JSON.parse(stdout)).toMatchObject({ verified: true, readers, independent });
      expect(stderr).toBe(note);
      const unread = await quietzone([command, ...args, "-o", path, "--json", "--no-verify"]);
      expect(JSON.parse(unread.stdout)).toMatchObject({ verified: null, readers: [], independent: false });
    },
  );

  it("can hold a contact, a network or a product", async () => {
    const folder = await temporaryFolder();
    const path = join(folder, "code.png");
    await quietzone(["vcard", "--first-name", "Ada", "--organization", "A; B", "-o", path]);
    expect(await decode(path)).toContain("ORG:A\\; B");
    await quietzone(["wifi", "--ssid", "Guests", "--password", "open sesame", "--hidden", "yes", "-o", path]);
    expect(await decode(path)).toBe("WIFI:T:WPA;S:Guests;P:open sesame;H:true;;");
    await quietzone(["product", "--product-name", "Kettle", "--serial-number", "K-17", "-o", path]);
    expect(JSON.parse((await decode(path)) ?? "")).toMatchObject({
      type: "PRODUCT_SERIAL",
      serialNumber: "K-17",
    });
  });

  it("replaces an existing file only once it is complete", async () => {
    const path = join(await temporaryFolder(), "code.png");
    writeFileSync(path, "old");
    expect((await quietzone(["qr", "", "-o", path])).code).toBe(1);
    expect(readFileSync(path, "utf8")).toBe("old");
    expect((await quietzone(["qr", "new", "-o", path])).code).toBe(0);
    expect(await decode(path)).toBe("new");
  });
});

describe("spaces around the content", () => {
  const LEFT_OUT = "note: Spaces or invisible characters around the web address are left out.\n";
  const HELD = "note: The content begins or ends with a space or line break, and the code holds it.\n";

  it.each([
    ["qr", [], " https://example.com ", "https://example.com", LEFT_OUT],
    ["qr", [], "\u00a0https://example.com\u200b", "https://example.com", LEFT_OUT],
    ["qr", [], " hello", " hello", HELD],
    ["barcode", ["CODE128"], "A ", "A ", HELD],
    ["qr", [], "two words", "two words", ""],
  ])(
    "are trimmed from a web address, and reported for other text: %s %j %j",
    async (command, format, text, held, note) => {
      const path = join(await temporaryFolder(), "code.png");
      const { code, stdout, stderr } = await quietzone([command, ...format, text, "-o", path, "--json"]);
      expect(stderr).toBe(note);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ content: held });
    },
  );

  it("are not reported for form fields", async () => {
    const path = join(await temporaryFolder(), "code.png");
    expect(await quietzone(["vcard", "--first-name", " Ada ", "-o", path])).toMatchObject({ stderr: "" });
  });
});

describe("a code that cannot be made", () => {
  it.each([
    ["blank content", ["qr", " "], /QR code cannot be empty/],
    ["content too long", ["qr", "x".repeat(1300), "--level", "H", "-o", "x.png"], /27 bytes too long/],
    ["a wrong check digit", ["barcode", "EAN13", "4006381333932"], /should be 1\. Corrected: 4006381333931/],
    [
      "a number that may have lost its leading zero",
      ["barcode", "EAN13", "614141999996"],
      /Did 614141999996 lose a leading zero\?.*Corrected: 0614141999996 \(--fix takes that\)/,
    ],
    ["wrong characters", ["barcode", "MSI", "12a"], /MSI requires only numbers/],
    ["colors too close", ["qr", "x", "--foreground", "#ccc", "-o", "x.png"], /--foreground "#.*--force/],
    [
      "an inverted pair",
      ["qr", "x", "--foreground", "#fff", "--background", "#000", "-o", "x.png"],
      /inverted/,
    ],
    ["a missing logo", ["qr", "x", "--logo", "nowhere.png", "-o", "x.png"], /nowhere\.png/],
    ["no folder", ["qr", "x", "-o", "/nowhere/at/all/x.png"], /Cannot write \/nowhere\/at\/all\/x\.png: /],
    [
      "no folder beside it",
      ["qr", "x", "-o", "labels/x.png"],
      /Cannot write labels\/x\.png: there is no folder labels\. Make it first, or name another place with -o\./,
    ],
    ["a folder as file", ["qr", "x", "-o", "/tmp", "--format", "png"], /Cannot write \/tmp: a folder stands/],
  ])("fails with its error message: %s", async (_, args, sentence) => {
    const cwd = await temporaryFolder();
    const { code, stdout, stderr } = await quietzone(args, { cwd });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/^error: .*\n$/);
    expect({ code, stdout, written: existsSync(join(cwd, "x.png")) }).toEqual({
      code: 1,
      stdout: "",
      written: false,
    });
  });

  it("fails if the logo is not an image", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "logo.png"), "no picture");
    const { code, stderr } = await quietzone(["qr", "x", "--logo", "logo.png", "-o", "x.png"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: .*(file|picture|image)/i);
  });

  it.each([
    ["no name for the file", ["qr", "x", "-o", ""], /error: -o: name a file that ends in/],
    [
      "an unknown extension",
      ["qr", "x", "-o", "code.gif"],
      /should end in \.png, \.svg, \.pdf, \.eps or \.zpl/,
    ],
    ["a size out of range", ["qr", "x", "--size", "20"], /--size: "20" is out of range: at least 64 px/],
    [
      "a size too small for the code",
      ["qr", "x".repeat(1000), "--size", "100"],
      /--size: 100 px is too small/,
    ],
    [
      "a bar width between two steps",
      ["barcode", "CODE128", "x", "--bar-width", "1.3"],
      /--bar-width: "1.3" is not a multiple of 0.5 px/,
    ],
    ["an invalid color", ["qr", "x", "--foreground", "red"], /--foreground: "red" is not a color/],
    [
      "the name of a folder",
      ["qr", "x", "-o", "."],
      /\. is a folder: name a file in it, such as code\.png\./,
    ],
    [
      "a content before its format",
      ["barcode", "4006381333931", "ean-13"],
      /"4006381333931" is not a barcode format, and EAN13 is: the format comes first, then the content\./,
    ],
    ["an unknown barcode format", ["barcode", "EAN99", "1"], /"EAN99" is not a barcode format/],
    ["a missing field", ["wifi", "--password", "x"], /--ssid: Enter the name of the network/],
    ["an unknown option", ["qr", "x", "--color", "red"], /unknown option '--color'/],
    ["a missing argument", ["barcode", "EAN13"], /missing required argument 'content'/],
    ["an unknown command", ["print", "x"], /unknown command 'print'/],
  ])("is a usage error: %s", async (_, args, sentence) => {
    const { code, stdout, stderr } = await quietzone(args);
    expect(stderr).toMatch(sentence);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  it("is reported as a JSON error with --json", async () => {
    const { code, stdout } = await quietzone(["barcode", "EAN8", "12345671", "-o", "x.png", "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ event: "error", code: "barcode_invalid" });
  });

  it("is a usage error if --json is combined with the code on standard output", async () => {
    const { code, stdout } = await quietzone(["qr", "x", "-o", "-", "--json"]);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ event: "error", code: "wrong_use" });
  });

  it("is made with a warning with --force", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const outcome = await quietzone(["qr", "x", "--foreground", "#ccc", "-o", path, "--force"]);
    expect(outcome).toMatchObject({ code: 0, stdout: `${path}\n` });
    expect(outcome.stderr).toMatch(/^warning: /);
    expect(existsSync(path)).toBe(true);
  });

  it("is rejected if no phone could use it, and made with --force", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const sentence = "A WPA password has 8 to 63 characters, or 64 hexadecimal digits.";
    const wifi = ["wifi", "--ssid", "Office", "--password", "123", "-o", path];
    const refused = await quietzone(wifi);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(`--password: ${sentence}`)]);
    const typed = ["qr", "WIFI:T:WPA;S:Office;P:123;;"];
    for (const args of [typed, [...typed, "-o", path], [...typed, "-o", path, "--no-verify"]]) {
      const { code, stderr } = await quietzone(args);
      expect([code, stderr]).toEqual([1, expect.stringContaining(`${sentence} --force`)]);
    }
    expect(existsSync(path)).toBe(false);
    for (const args of [wifi, [...typed, "-o", path]]) {
      const forced = await quietzone([...args, "--force", "--json"]);
      expect(forced).toMatchObject({ code: 0, stderr: `warning: ${sentence}\n` });
      expect(JSON.parse(forced.stdout)).toMatchObject({ verified: false });
    }
  });

  it("is made with the text around an address or number stripped, with a note", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const card = ["vcard", "--first-name", "Ada", "--email", "mailto:ada@example.com", "-o", path];
    expect(await quietzone(card)).toMatchObject({
      code: 0,
      stderr: 'note: --email: "mailto:ada@example.com" is taken as ada@example.com.\n',
    });
    expect(await decode(path)).toContain("\r\nEMAIL:ada@example.com\r\n");
    expect(await quietzone(["qr", "tel:<+4930123>", "-o", path])).toMatchObject({
      code: 0,
      stderr: 'note: "tel:<+4930123>" is taken as tel:+4930123.\n',
    });
    expect(await decode(path)).toBe("tel:+4930123");
    expect((await quietzone(["qr", "tel:<+4930123>", "-o", path, "--force"])).code).toBe(0);
    expect(await decode(path)).toBe("tel:<+4930123>");
  });

  it("is rejected for an unusable email address, and made with --force", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const card = ["vcard", "--first-name", "Ada", "--email", "Bob <b@example.com>", "-o", path];
    const sentence = "Bob <b@example.com> is not an email address: enter it as b@example.com.";
    expect(await quietzone(card)).toMatchObject({ code: 2, stderr: `error: --email: ${sentence}\n` });
    expect(await quietzone([...card, "--force"])).toMatchObject({
      code: 0,
      stderr: `warning: ${sentence}\n`,
    });
    expect(await decode(path)).toContain("EMAIL:Bob <b@example.com>");
    const website = ["vcard", "--first-name", "Ada", "--website", "ada@example.com", "-o", path];
    expect(await quietzone([...website, "--force"])).toMatchObject({
      code: 0,
      stderr:
        "warning: --website: ada@example.com is not a web address: enter one like https://example.com.\n",
    });
  });

  it.each([
    ["https://exa mple.com/x", "The web address has a space inside"],
    ["https//example.com", '"https//example.com" does not begin like a web address'],
  ])("is made with a warning if it resembles a web address: %s", async (text, sentence) => {
    const path = join(await temporaryFolder(), "code.png");
    const { code, stderr } = await quietzone(["qr", text, "-o", path]);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`warning: ${sentence}`)]);
    expect(existsSync(path)).toBe(true);
  });

  it("is made with a warning without a quiet zone, even if pixels are left over around it", async () => {
    const folder = await temporaryFolder();
    for (const name of ["a.png", "a.svg", "a.pdf"]) {
      const path = join(folder, name);
      expect(await quietzone(["qr", "12345", "-o", path, "--size", "106", "--margin", "0"])).toMatchObject({
        code: 0,
        stdout: `${path}\n`,
        stderr:
          "warning: The quiet zone has 0 of the 4 modules that scanners need: they may not find the code.\n",
      });
    }
  });

  it("is made with a warning if its quiet zone or its modules are too small", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const narrow = await quietzone(["qr", "hello", "-o", path, "--quiet-zone", "2", "--size", "64"]);
    expect(narrow).toMatchObject({ code: 0 });
    expect(narrow.stderr).toBe(
      "warning: The quiet zone has 2 of the 4 modules that scanners need: they may not find the code.\n" +
        "warning: Each module is only 2 px wide: too small for many printers and phone cameras. Shorten the content or make the picture larger.\n",
    );
    const verdictOf = async (...design: string[]) =>
      JSON.parse((await quietzone(["qr", "hello", "-o", path, "--json", ...design])).stdout).verdict;
    expect(await verdictOf("--quiet-zone", "2")).toBe("scans_with_risk");
    expect(await verdictOf()).toBe("scans");
    const bars = await quietzone(["barcode", "EAN13", "4006381333931", "-o", path, "--quiet-zone", "8"]);
    expect(bars).toMatchObject({ code: 0 });
    expect(bars.stderr).toContain("EAN-13 needs a quiet zone of 11 modules on the left and 7 on the right");
  });

  it("gets a corrected check digit with --fix", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const outcome = await quietzone(["barcode", "EAN13", "4006381333932", "-o", path, "--fix"]);
    expect(outcome).toMatchObject({ code: 0, stderr: expect.stringContaining("note: ") as string });
    expect(await decode(path)).toBe("4006381333931");
  });

  it("drops the asterisks around CODE39 text with --fix", async () => {
    const path = join(await temporaryFolder(), "code.png");
    const refused = await quietzone(["barcode", "CODE39", "*R01*", "-o", path]);
    expect(refused.stderr).toMatch(/asterisks \(\*\) at both ends.* Corrected: R01 \(--fix takes that\)/);
    expect(await quietzone(["barcode", "CODE39", "*R01*", "-o", path, "--fix"])).toMatchObject({ code: 0 });
    expect(await decode(path)).toBe("R01");
  });

  it("does not replace an existing folder", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "code.png"));
    const { code, stderr } = await quietzone(["qr", "x", "-o", join(folder, "code.png")]);
    expect(code).toBe(1);
    expect(stderr).toContain("a folder stands where the file should be");
  });
});

describe("the program", () => {
  it("prints its version, and help with an example for each command", async () => {
    expect((await ownProcess(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    for (const command of [
      "qr",
      "barcode",
      "vcard",
      "wifi",
      "product",
      "batch",
      "sheet",
      "serve",
      "migrate",
    ]) {
      const { code, stdout } = await quietzone([command, "--help"]);
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`Examples?:\n {2}\\$ .*${command}`));
      // the help omits defaults that are off or empty
      expect(stdout).not.toMatch(/default:\s+(false|\[\])/);
    }
  });

  it("documents every color notation", async () => {
    const path = join(await temporaryFolder(), "code.png");
    for (const color of ["#036", "#036f", "#003366", "#003366ff"])
      expect(await quietzone(["qr", "x", "--foreground", color, "-o", path])).toMatchObject({ code: 0 });
    const { stdout } = await quietzone(["qr", "--help"]);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain("# with 3, 4, 6 or 8 hex digits");
    const saidOf = async (option: string) =>
      (await quietzone(["qr", "x", option, "#00336", "-o", path])).stderr;
    expect(await saidOf("--background")).toContain("write # with 3, 4, 6 or 8 hex digits, or transparent.");
    // the foreground cannot be transparent
    expect(await saidOf("--foreground")).toContain("write # with 3, 4, 6 or 8 hex digits.");
  });

  it("documents where the logos of a batch are looked up", async () => {
    const { stdout } = await quietzone(["batch", "--help"]);
    expect(stdout).toContain("Paths of logos start from the folder of the file");
  });

  it("exits quietly if nobody reads its output", async () => {
    const script = `"$0" "$1" qr hello | true; exit "\${PIPESTATUS[0]}"`;
    const { stderr } = await runNode([
      "-e",
      `require("node:child_process").spawnSync("bash", ["-c", ${JSON.stringify(script)}, ${JSON.stringify(process.execPath)}, ${JSON.stringify(builtProgram())}], { stdio: ["ignore", "ignore", "inherit"] })`,
    ]);
    expect(stderr).toBe("");
  });
});
