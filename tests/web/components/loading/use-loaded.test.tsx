import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queries, useLoaded } from "../../../../web/components/loading/use-loaded.ts";
import { MessagesProvider } from "../../../../web/components/messages.tsx";

afterEach(() => {
  cleanup();
  queries.clear();
});

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <MessagesProvider language="en">{children}</MessagesProvider>
);
const open = (order: string | null, isKept = false, load = (name: string) => Promise.resolve(name)) =>
  renderHook(
    ({ by }: { by: string | null }) =>
      useLoaded(["list", "ada", by], by === null ? null : () => load(by), { isKept }),
    { initialProps: { by: order }, wrapper },
  );

test("a replace from an earlier load does not overwrite newer data", async () => {
  const { result, rerender } = open("by name");
  await waitFor(() => expect(result.current.status).toBe("ready"));
  const { replace } = result.current;
  rerender({ by: "by date" });
  expect(result.current).toMatchObject({ status: "loading", data: "by name" });
  await waitFor(() => expect(result.current).toMatchObject({ status: "ready", data: "by date" }));
  act(() => replace("a name more"));
  expect(result.current).toMatchObject({ status: "ready", data: "by date" });
  act(() => result.current.replace("a date more"));
  await waitFor(() => expect(result.current).toMatchObject({ status: "ready", data: "a date more" }));
});

test("the data of one user is never shown to another", async () => {
  const start: { id: string | undefined } = { id: "ada" };
  const { result, rerender } = renderHook(
    ({ id }: typeof start) =>
      useLoaded(["profile", id], id === undefined ? null : () => Promise.resolve(`of ${id}`)),
    { initialProps: start, wrapper },
  );
  await waitFor(() => expect(result.current.data).toBe("of ada"));
  rerender({ id: "grace" });
  expect(result.current).toMatchObject({ status: "loading", data: null });
  await waitFor(() => expect(result.current).toMatchObject({ status: "ready", data: "of grace" }));
  rerender({ id: undefined });
  expect(result.current).toMatchObject({ status: "loading", data: null });
});

test("kept data is shown at once on the next visit and reloaded; other data is not kept", async () => {
  for (const isKept of [true, false]) {
    const first = open("by name", isKept);
    await waitFor(() => expect(first.result.current.status).toBe("ready"));
    first.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    const load = vi.fn<(name: string) => Promise<string>>((name) => Promise.resolve(`${name}, newer`));
    const again = open("by name", isKept, load);
    expect(again.result.current.data).toBe(isKept ? "by name" : null);
    await waitFor(() => expect(again.result.current.data).toBe("by name, newer"));
    expect(load).toHaveBeenCalledOnce();
    again.unmount();
    queries.clear();
  }
});

test("nothing loads before there is a loader, even on reload; a failure is reported and can be retried", async () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  let isUp = false;
  const load = vi.fn<(name: string) => Promise<string>>((name) =>
    isUp ? Promise.resolve(name) : Promise.reject(new Error("down")),
  );
  const { result, rerender } = open(null, false, load);
  await act(() => result.current.reload());
  expect(load).not.toHaveBeenCalled();
  expect(result.current.status).toBe("loading");
  rerender({ by: "by name" });
  await waitFor(() => expect(result.current.status).toBe("failed"));
  expect(result.current.problem).not.toBe("");
  expect(warning).toHaveBeenCalledOnce();
  isUp = true;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ status: "ready", data: "by name" }));
  warning.mockRestore();
});

test("a reload during the first load requests again and uses the newer answer", async () => {
  const answers: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const { result } = open("by name", true, load);
  await waitFor(() => expect(answers).toHaveLength(1));
  const reloaded = result.current.reload();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.("before the save");
  answers[1]?.("after the save");
  await act(() => reloaded);
  await waitFor(() => expect(result.current).toMatchObject({ status: "ready", data: "after the save" }));
});
