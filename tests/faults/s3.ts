import { join } from "node:path";
import sharp from "sharp";
import { S3_BUCKET, S3_KEYS, startS3Server } from "../support/servers/s3-server.ts";
import { ms, must, type Fault } from "./fault.ts";
import { ask, type Reply } from "./support/ask.ts";
import { startGate } from "./support/gate.ts";
import { newPerson, readHistory, renewed } from "./support/people.ts";
import { mustBeRefusal } from "./support/refusal.ts";
import { startSite } from "./support/site.ts";
import { storePicture } from "./support/stored-picture.ts";

/** The store has ten seconds to answer; quicker failures are retried twice. */
const LIMIT_MS = 20_000;
/** Generous limit for the rest of the site, since other programs use the machine too. */
const OTHERS_MS = 5000;

/** The picture store becomes unreachable, hangs, sends garbage, and slows down. */
export const s3: Fault = async (run) => {
  const store = await startS3Server();
  run.atEnd(() => store.close());
  const gate = await startGate({ port: Number(new URL(store.url).port) });
  run.atEnd(() => gate.close());
  const site = await startSite(run, {
    dataDir: join(run.folder, "data"),
    env: {
      IMAGE_STORE: "s3",
      S3_BUCKET,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      S3_ENDPOINT: `http://${gate.address}`,
    },
  });
  const person = await newPerson(site.url);
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#4060a0" } })
    .png()
    .toBuffer();
  const { address, upload } = await storePicture(site, person, picture);
  const look = () => ask(address);
  must((await look()).status === 200, "the picture does not come although the store is well");

  const said: string[] = [];
  for (const mood of ["gone", "hanging", "rubbish", "slow"] as const) {
    gate.be(mood);
    const pictures = Promise.all([upload(), ...Array.from({ length: 20 }, look)]);
    const others: Reply[] = [];
    const over = new AbortController();
    const rest = (async () => {
      while (!over.signal.aborted) {
        const replies = [
          await ask(site.url),
          await readHistory(site.url, person),
          await ask(`${site.url}/readyz`),
        ];
        await renewed(site.url, person);
        for (const reply of replies)
          must(reply.status === 200, `with the store ${mood}, the rest answered ${reply.status}`);
        others.push(...replies);
      }
    })();
    rest.catch(() => undefined);
    const replies = await pictures;
    over.abort();
    await rest;
    const failed = replies.filter(({ status }) => status >= 300);
    for (const reply of failed) mustBeRefusal(reply);
    must(mood === "slow" || failed.length === replies.length, `with the store ${mood}, pictures came`);
    const longest = Math.max(...replies.map((reply) => reply.ms));
    must(longest < LIMIT_MS, `with the store ${mood}, a picture took ${ms(longest)}`);
    const worst = Math.max(...others.map((reply) => reply.ms));
    must(worst < OTHERS_MS, `with the store ${mood}, the rest took ${ms(worst)}`);
    said.push(
      `${mood} ${failed.length} of ${replies.length} refused within ${ms(longest)}, the rest within ${ms(worst)}`,
    );
    gate.be("well");
    const back = await look();
    must(back.status === 200, `with the store well again, the picture answered ${back.status}`);
    must((await upload()).status === 201, "with the store well again, the upload was refused");
  }
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return `${said.join("; ")}; back at once each time`;
};
