import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useLoaded } from "../../../../web/components/loading/use-loaded.ts";
import { MessagesProvider } from "../../../../web/components/messages.tsx";

afterEach(cleanup);

const byName = () => Promise.resolve("by name");
const byDate = () => Promise.resolve("by date");

test("a change of what was loaded before does not stand in the way of what is loaded now", async () => {
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
    initialProps: { load: byName },
    wrapper: ({ children }) => <MessagesProvider language="en">{children}</MessagesProvider>,
  });
  await act(async () => {});
  const { replace } = result.current;
  rerender({ load: byDate });
  await act(async () => {});
  act(() => replace("a name more"));
  expect(result.current).toMatchObject({ status: "ready", data: "by date" });
  act(() => result.current.replace("a date more"));
  expect(result.current).toMatchObject({ status: "ready", data: "a date more" });
});
