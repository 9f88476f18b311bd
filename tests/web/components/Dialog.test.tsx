import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ConfirmDialog } from "../../../web/components/dialogs/ConfirmDialog.tsx";
import { Dialog } from "../../../web/components/dialogs/Dialog.tsx";

afterEach(cleanup);

function Opener({ alert = false }) {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState("none");
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <p>{answer}</p>
      {alert ? (
        <ConfirmDialog
          open={open}
          title="Delete it?"
          confirm="Delete"
          busy={false}
          onConfirm={() => setAnswer("deleted")}
          onCancel={() => setOpen(false)}
        >
          This cannot be undone.
        </ConfirmDialog>
      ) : (
        <Dialog open={open} title="A run" text="Each gets a file." onClose={() => setOpen(false)}>
          <input aria-label="Prefix" />
        </Dialog>
      )}
    </>
  );
}

test("a dialog is named and described, keeps the focus inside, and Escape gives it back", async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole("dialog", { name: "A run", description: "Each gets a file." });
  for (let presses = 0; presses < 4; presses++) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
});

test("a dialog has a button that closes it", async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a question before something final has the focus on the way out: Enter pressed too early changes nothing", async () => {
  const user = userEvent.setup();
  render(<Opener alert />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(
    screen.getByRole("alertdialog", { name: "Delete it?", description: "This cannot be undone." }),
  ).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Cancel");
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByText("none")).toBeTruthy();
});
