import { TextField } from "@mui/material";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { CoreAdminContext, TextInput } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { ConfirmDialog } from "../../../admin/kit/form/ConfirmDialog.tsx";
import { FormDialog } from "../../../admin/kit/form/FormDialog.tsx";
import { FormInDialog } from "../../../admin/kit/form/FormInDialog.tsx";
import { createI18nProvider, loadPanelTexts } from "../../../admin/messages/i18n-provider.ts";

afterEach(cleanup);

type Window = (onClose: () => void) => React.ReactNode;

function Page({ dialog }: { dialog: Window }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? dialog(() => setOpen(false)) : null}
    </>
  );
}

async function open(dialog: Window) {
  await loadPanelTexts("en");
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider("en")}>
        <Page dialog={dialog} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
}
const nothing = () => undefined;

test("a dialog focuses its first field, and returns the focus to the button when it closes", async () => {
  await open((onClose) => (
    <FormDialog open title="Why?" submit="Send" onSubmit={nothing} onClose={onClose}>
      <TextField label="Reason" multiline />
    </FormDialog>
  ));
  await userEvent.keyboard("because");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("because");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Open"));
});

test("a record form in a dialog focuses the first editable field", async () => {
  await open((onClose) => (
    <FormInDialog title="Edit" save="Save" onClose={onClose}>
      <TextInput source="id" label="Id" disabled />
      <TextInput source="name" label="Name" />
    </FormInDialog>
  ));
  await userEvent.keyboard("Ada");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ada");
});

test("a confirmation focuses neither its checkbox nor its confirm button", async () => {
  await open((onClose) => (
    <ConfirmDialog
      open
      title="Delete it?"
      texts={["It is lost."]}
      confirm="Delete"
      second="I know"
      onConfirm={nothing}
      onClose={onClose}
    />
  ));
  await userEvent.keyboard(" ");
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  expect(screen.getByRole("dialog")).toBeTruthy();
});
