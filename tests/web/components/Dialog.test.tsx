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

test("has a name and a description, traps the focus, and returns it on Escape", async () => {
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

test("closes by its button", async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("focuses Cancel in a confirmation, so that a premature Enter changes nothing", async () => {
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
