import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { runProduct } from "../support/programs/product.ts";
import { ms, must, type Fault, type Run } from "./fault.ts";
import { ask, type Reply } from "./support/ask.ts";
import {
  newAddress,
  newPerson,
  readHistory,
  renewed,
  saveLarge,
  saveRecord,
  signUpAt,
} from "./support/people.ts";
import { fillUp, inOwnMounts, mountSmallDisk } from "./support/own-mounts.ts";
import { mustBeRefusal } from "./support/refusal.ts";
import { startSite } from "./support/site.ts";
import { storePicture } from "./support/stored-picture.ts";
import { lookInto } from "./support/look-into.ts";
import { mustHoldAll, newLedger, until, writeUntil } from "./support/writers.ts";

/** An empty database takes about 70 MiB of it. */
const SIZE = "160m";

/**
 * The disk under DATA_DIR is full: writes are refused with a proper error, stored data stays readable, and
 * everything recovers once there is space.
 */
export const disk: Fault = inOwnMounts("disk", onSmallDisk);

async function onSmallDisk(run: Run): Promise<string> {
  const dataDir = join(run.folder, "data");
  const temp = join(dataDir, "tmp");
  await mkdir(dataDir);
  mountSmallDisk(run, dataDir, SIZE);
  await mkdir(temp);
  const site = await startSite(run, { dataDir, env: { TMPDIR: temp } });
  const person = await newPerson(site.url);
  const ledger = newLedger();
  const picture = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#fff",
    },
  })
    .png()
    .toBuffer();
  const { address, upload } = await storePicture(site, person, picture);

  let isOver = false;
  const load = writeUntil(() => isOver, { url: site.url, person, ledger, pause: 50 });
  await delay(500);
  const fill = join(dataDir, "fill");
  await fillUp(fill);
  // the database has reserved space, so some writes succeed until it needs another file
  const refused: Reply[] = [];
  const start = performance.now();
  while (refused.length < 20 && performance.now() - start < 40_000) {
    await fillUp(fill);
    for (const reply of await Promise.all(Array.from({ length: 5 }, () => saveLarge(site.url, person)))) {
      if (reply.status !== 201) refused.push(reply);
    }
  }
  must(refused.length >= 20, "the disk is full, and nothing was refused");
  for (const reply of refused) mustBeRefusal(reply);
  const during = await upload();
  mustBeRefusal(during);
  must((await ask(address)).status === 200, "a picture that is stored does not come");
  must((await ask(site.url)).status === 200, "the home page does not come");
  must((await ask(`${site.url}/healthz`)).status === 200, "/healthz is not 200");
  const read = await readHistory(site.url, person);
  must(read.status === 200 || read.status === 503, `reading the history answered ${read.status}`);
  const backup = runProduct(["backup", "--without-secrets", "-o", join(dataDir, "backup.tar.gz")], {
    DATA_DIR: dataDir,
    TMPDIR: temp,
  });
  const failed = await backup.ended;
  must(
    failed.exitCode === 1 && /full|space/.test(failed.stderr),
    `a backup on a full disk ends with ${failed.exitCode}: ${failed.stderr}`,
  );
  must(!/\n\s+at /.test(failed.stderr), "a backup on a full disk shows a stack");
  const left = (await readdir(dataDir)).filter((name) => name.includes("backup"));
  must(left.length === 0, `a backup on a full disk leaves ${left.join(", ")}`);
  isOver = true;
  const { refused: others, broken } = await load;
  for (const reply of others) mustBeRefusal(reply);
  must(broken === 0, `${broken} requests got no answer`);

  const freed = performance.now();
  await rm(fill);
  await until(`${site.url}/readyz`, ({ status }) => status === 200);
  await renewed(site.url, person);
  must(
    (await saveRecord(site.url, person, randomUUID())).status === 201,
    "with space again, a record is refused",
  );
  const back = performance.now() - freed;
  must((await upload()).status === 201, "with space again, an upload is refused");
  must((await signUpAt(site.url, newAddress())).status === 200, "with space again, a sign-up is refused");
  await lookInto({ dataDir }, (client) => mustHoldAll(ledger, client));
  const parts = (await readdir(join(dataDir, "images"), { recursive: true })).filter((name) =>
    name.endsWith(".part"),
  );
  const temporary = await readdir(temp);
  must(parts.length + temporary.length === 0, `half files are left: ${[...parts, ...temporary].join(", ")}`);
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return `${refused.length + others.length + 1} writes refused with a sentence, reads went on, a backup said why it could not; accepted again ${ms(back)} after there was space, no acknowledged write lost`;
}
