import { beforeEach, describe, expect, test } from "vitest";
import { createBatchService, type BatchService } from "../../../core/batches/batch-service.ts";
import {
  batchBytes,
  MAX_ALL_BYTES,
  MAX_BATCH_BYTES,
  MAX_BATCHES,
} from "../../../core/batches/saved-batch.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";
import { batchContent, batchTable } from "../../support/codes/batch-content.ts";
import { newId } from "../../support/rows.ts";

const USER = newId();
const anyVersion = () => undefined;
const refuse = ({ revision }: { revision: number }) => {
  throw new Error(`revision ${revision}`);
};
/** A batch slightly smaller than this number of bytes. */
const large = (bytes: number) => batchContent({ table: batchTable([["x".repeat(bytes - 1000)]]) });

let service: BatchService;
let clock: ReturnType<typeof createFakeClock>;
beforeEach(() => {
  const { batches, transact } = createFakeRepositories();
  clock = createFakeClock();
  service = createBatchService({ batches, transact, clock });
});
const create = (content = batchContent()) => service.create(USER, { id: newId(), ...content });

describe("a batch", () => {
  test("has the facts of its content, and the time of its last change", async () => {
    const made = await create();
    expect(made).toMatchObject({ rows: 2, type: "qr", output: "files", format: "png", revision: 1 });
    expect(made.bytes).toBe(batchBytes(batchContent()));
    clock.advance({ seconds: 1 });
    const content = batchContent({ name: "Other", table: batchTable([["ä"]]) });
    const changed = await service.change(USER, made.id, content, anyVersion);
    expect(changed).toMatchObject({ name: "Other", rows: 1, revision: 2, createdAt: made.createdAt });
    expect(changed.updatedAt.getTime()).toBe(made.updatedAt.getTime() + 1000);
    expect(await service.get(USER, made.id)).toEqual(changed);
  });

  test("sent twice is stored once, even if there is no room for another", async () => {
    const batch = { id: newId(), ...batchContent() };
    const made = await service.create(USER, batch);
    for (let n = 1; n < MAX_BATCHES; n++) await create();
    expect(await service.create(USER, { ...batch, name: "Later" })).toEqual(made);
    await expect(create()).rejects.toMatchObject({ code: "quota_exceeded" });
  });

  test("is not changed if the stored revision is not the one the caller saw", async () => {
    const made = await create();
    await expect(service.change(USER, made.id, batchContent({ name: "x" }), refuse)).rejects.toThrow(
      "revision 1",
    );
    expect(await service.get(USER, made.id)).toEqual(made);
  });

  test("above the size limit is refused with its size", async () => {
    const tooLarge = large(MAX_BATCH_BYTES + 2000);
    const refusal = {
      code: "too_large",
      message: expect.stringContaining("takes 8.0 MB, and 8 MB") as string,
    };
    await expect(create(tooLarge)).rejects.toMatchObject(refusal);
    const { id } = await create();
    await expect(service.change(USER, id, tooLarge, anyVersion)).rejects.toMatchObject(refusal);
  });

  test("of another user or a deleted one is not found", async () => {
    const { id } = await create();
    const refusal = { code: "not_found" };
    const stranger = newId();
    await expect(service.get(stranger, id)).rejects.toMatchObject(refusal);
    await expect(service.change(stranger, id, batchContent(), anyVersion)).rejects.toMatchObject(refusal);
    await expect(service.remove(stranger, id, anyVersion)).rejects.toMatchObject(refusal);
    await service.remove(USER, id, anyVersion);
    await expect(service.get(USER, id)).rejects.toMatchObject(refusal);
    await expect(service.change(USER, id, batchContent(), anyVersion)).rejects.toMatchObject(refusal);
    await expect(service.remove(USER, id, anyVersion)).rejects.toMatchObject(refusal);
  });
});

describe("a deleted batch", () => {
  test("can be restored within an hour, but not later", async () => {
    const [first, second] = [await create(), await create()];
    await service.remove(USER, first.id, anyVersion);
    clock.advance({ seconds: 3599 });
    await service.purge();
    await service.restore(USER, first.id);
    expect(await service.get(USER, first.id)).toEqual(first);
    await service.remove(USER, second.id, anyVersion);
    clock.advance({ seconds: 3601 });
    await service.purge();
    await expect(service.restore(USER, second.id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("cannot be restored if others have taken its place", async () => {
    const { id } = await create();
    await service.remove(USER, id, anyVersion);
    for (let n = 0; n < MAX_BATCHES; n++) await create();
    await expect(service.restore(USER, id)).rejects.toMatchObject({ code: "quota_exceeded" });
    await expect(service.get(USER, id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("is forgotten early to make room for a new one", async () => {
    const count = MAX_ALL_BYTES / MAX_BATCH_BYTES;
    const made = [];
    for (let n = 0; n < count; n++) made.push(await create(large(MAX_BATCH_BYTES)));
    await expect(create(large(MAX_BATCH_BYTES))).rejects.toMatchObject({
      code: "quota_exceeded",
      message: expect.stringContaining("64 MB together") as string,
    });
    const [first] = made;
    await service.remove(USER, first?.id ?? "", anyVersion);
    clock.advance({ seconds: 1 });
    const { id } = await create(large(MAX_BATCH_BYTES));
    await expect(service.restore(USER, first?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
    // an existing batch can still be saved
    await service.change(USER, id, large(MAX_BATCH_BYTES), anyVersion);
  });
});
