import { expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { createImageService } from "../../../core/images/image-service.ts";
import type { PictureReader } from "../../../core/ports/picture-reader.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeImageStore } from "../../fakes/image-store.ts";
import { buildUser } from "../../support/rows.ts";

const picture = { bytes: Uint8Array.of(1), width: 1, height: 1 };
const pictures: PictureReader = { toPng: async () => picture, toSquare: async () => picture };

test("those uploaded as a test are kept for a day, and deleted when the same admin uploads again", async () => {
  const clock = createFakeClock();
  const images = createFakeImageStore();
  const users = { findById: async () => buildUser() };
  const service = createImageService({ images, users, pictures, secrets, clock });
  const file = Uint8Array.of(1);
  await service.save("ann", file);
  await service.save("bob", file);
  clock.advance({ hours: 1 });
  const second = await service.save("ann", file);
  expect(await images.list("general/general-ann-")).toHaveLength(2);
  clock.advance({ hours: 23 });
  const third = await service.save("ann", file);
  expect((await images.list("general/general-ann-")).toSorted()).toEqual(
    [second, third].map(({ publicId }) => `general/${publicId}.png`),
  );
  expect(await images.list("general/general-bob-")).toHaveLength(1);
});

test("an image of an account deleted meanwhile is not kept", async () => {
  const images = createFakeImageStore();
  const users = { findById: async () => null };
  const service = createImageService({ images, users, pictures, secrets, clock: createFakeClock() });
  await expect(service.save("ann", Uint8Array.of(1))).rejects.toMatchObject({ code: "user_not_found" });
  expect(await images.list("general/")).toEqual([]);
});
