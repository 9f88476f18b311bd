import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makeBatch } from "../../../../../web/features/bulk/make/make-batch.ts";
import { type MadeBatch, useBatch } from "../../../../../web/features/bulk/make/use-batch.ts";

it("a batch that is canceled before its parts are loaded is not handed out", async () => {
  const onMade = vi.fn<(batch: MadeBatch) => void>();
  const { result } = renderHook(() => useBatch(onMade));
  const work = () => {
    result.current.cancel();
    return Promise.resolve({ file: new Blob(), printed: null, cautions: [] });
  };
  await act(() => result.current.start(work, 3, { name: "codes.zip", output: "files", format: "png" }));
  expect(result.current.state.kind).toBe("canceled");
  expect(onMade).not.toHaveBeenCalled();
});

it("a batch that is canceled already starts no workers", async () => {
  const canceled = makeBatch({
    jobs: [],
    look: {} as never,
    onFile: () => undefined,
    signal: AbortSignal.abort(new Error("canceled")),
  });
  // without the check, the code would use Worker, which does not exist here
  await expect(canceled).rejects.toThrow("canceled");
});
