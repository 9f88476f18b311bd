import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { createLocalImageStore } from "../../../adapters/images/local-image-store.ts";
import { createSharpPictureReader } from "../../../adapters/images/sharp-picture-reader.ts";
import { createAvatarService } from "../../../core/images/avatar-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "quietzone-avatars-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const pictureOf = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** @param whileStored runs once, after the picture is stored and before the profile refers to it */
async function somebody(whileStored: (userId: string) => Promise<unknown> = async () => undefined) {
  const user = buildUser();
  await database.repositories.users.insert(user);
  const images = createLocalImageStore(folder);
  let waiting: typeof whileStored | null = whileStored;
  const avatars = createAvatarService({
    images: {
      ...images,
      async put(...picture) {
        await images.put(...picture);
        const run = waiting;
        waiting = null;
        await run?.(user.id);
      },
    },
    pictures: createSharpPictureReader(),
    users: database.repositories.users,
    transact: database.transact,
    secrets,
    clock: createFakeClock(),
  });
  return {
    id: user.id,
    avatars,
    stored: () => images.list(`avatars/avatar-${user.id}-`),
    named: async () => (await database.repositories.users.findById(user.id))?.profile.avatarUrl,
  };
}

test("twenty concurrent avatar uploads leave one file, the one the profile names", async () => {
  const ann = await somebody();
  await Promise.all(
    Array.from({ length: 20 }, async () => ann.avatars.save(ann.id, await pictureOf("#c471ed"))),
  );
  const [key, ...more] = await ann.stored();
  expect(more).toEqual([]);
  expect(await ann.named()).toBe(`/media/${key}`);
});

test("an avatar uploaded while the previous one is being removed is kept, and the profile names it", async () => {
  const ann = await somebody((id) => ann.avatars.remove(id));
  const { url } = await ann.avatars.save(ann.id, await pictureOf("#c471ed"));
  expect((await ann.stored()).map((key) => `/media/${key}`)).toEqual([url]);
  expect(await ann.named()).toBe(url);
  await ann.avatars.remove(ann.id);
  expect([await ann.stored(), await ann.named()]).toEqual([[], null]);
});

describe("a picture from a sign-in provider", () => {
  test("does not replace one that the owner uploads while it is being read", async () => {
    const ann = await somebody(async (id) => ann.avatars.save(id, await pictureOf("#c471ed")));
    expect(await ann.avatars.adopt(ann.id, await pictureOf("#00d4ff"))).toBeNull();
    const [key, ...more] = await ann.stored();
    expect(more).toEqual([]);
    expect(await ann.named()).toBe(`/media/${key}`);
    const { dominant } = await sharp(join(folder, String(key))).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
  });

  test("leaves no file behind if the account is deleted while it is read, and neither does an upload", async () => {
    for (const way of ["adopt", "save"] as const) {
      const ann = await somebody((id) => database.repositories.users.remove(id));
      await ann.avatars[way](ann.id, await pictureOf("#00d4ff")).catch(() => null);
      expect([way, await ann.stored()]).toEqual([way, []]);
    }
  });
});
