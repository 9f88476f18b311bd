import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { toast } from "../../../web/components/toasts/toast.ts";
import { Toasts } from "../../../web/components/toasts/Toasts.tsx";

afterEach(cleanup);

test("the first toast loads its component, and a click closes it", async () => {
  const user = userEvent.setup();
  render(<Toasts />);
  expect(screen.queryByRole("alert")).toBeNull();
  toast.success("QR Code PNG downloaded successfully!");
  const shown = await screen.findByRole("alert", {}, { timeout: 60_000 });
  expect(shown.textContent).toContain("QR Code PNG downloaded successfully!");
  await user.click(shown);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("simultaneous toasts appear in order, the newest on top", async () => {
  render(<Toasts />);
  toast.info("first");
  toast.error("second");
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  // the newest on top
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["second", "first"]);
  toast.clear();
  await waitFor(() => expect(screen.queryAllByRole("alert")).toEqual([]));
});
