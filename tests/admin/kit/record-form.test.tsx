import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  CoreAdminContext,
  CreateBase,
  HttpError,
  ResourceContextProvider,
  SaveButton,
  TextInput,
  type DataProvider,
  type FormProps,
} from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CheckboxInput } from "../../../admin/kit/form/CheckboxInput.tsx";
import { RecordForm } from "../../../admin/kit/form/RecordForm.tsx";
import { useSaving } from "../../../admin/kit/form/use-saving.ts";
import { Toasts } from "../../../admin/layout/Toasts.tsx";
import { createI18nProvider, loadPanelTexts } from "../../../admin/messages/i18n-provider.ts";

// react-admin logs every rejected request
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

type Validate = NonNullable<FormProps["validate"]>;

function Page({ validate }: { validate: Validate | undefined }) {
  const saving = useSaving({ saved: "Saved", saveFailed: "Failed to save", inForm: true });
  return (
    <CreateBase redirect={false} mutationOptions={saving}>
      <RecordForm defaultValues={{ name: "Ada", is_active: true }} {...(validate && { validate })}>
        <TextInput source="name" label="Name" />
        <CheckboxInput source="is_active" label="Active" help="It is shown" />
        <SaveButton label="Save" alwaysEnable />
      </RecordForm>
    </CreateBase>
  );
}

/** @param refusals errors by field that the server returns for the first calls */
async function open({
  refusals = [],
  validate,
  answered = Promise.resolve(),
}: { refusals?: Record<string, string>[]; validate?: Validate; answered?: Promise<void> } = {}) {
  await loadPanelTexts("en");
  const sent: object[] = [];
  const provider = {
    async create(_resource: string, { data }: { data: object }) {
      sent.push(data);
      await answered;
      const errors = refusals.shift();
      if (errors) throw new HttpError("Refused", 400, { errors });
      return { data: { id: "1", ...data } };
    },
  } as unknown as DataProvider;
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={provider} i18nProvider={createI18nProvider("en")}>
        <ResourceContextProvider value="rows">
          <Page validate={validate} />
        </ResourceContextProvider>
        <Toasts />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return {
    user,
    sent,
    box: screen.getByRole<HTMLInputElement>("checkbox", { name: "Active" }),
    save: () => user.click(screen.getByRole("button", { name: "Save" })),
    toast: (text: string) => waitFor(() => screen.getByRole("alert", { name: text })),
  };
}

test("toggles a checkbox by mouse and space bar, and sends its value as a boolean", async () => {
  const { user, box, save, sent } = await open();
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(box.checked).toBe(false);
  await save();
  expect(sent).toEqual([{ name: "Ada", is_active: false }]);
  await user.click(screen.getByText("Active"));
  expect(box.checked).toBe(true);
  await user.keyboard(" ");
  expect(box.checked).toBe(false);
  await user.keyboard(" ");
  expect(box.checked).toBe(true);
  await save();
  expect(sent.at(-1)).toEqual({ name: "Ada", is_active: true });
});

test("shows a checkbox's hint, and its error in place of the hint", async () => {
  const { box, save } = await open({ refusals: [{ is_active: "Send true or false" }] });
  const note = () => document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(note()).toBe("It is shown");
  await save();
  await screen.findByText("Send true or false");
  expect(note()).toBe("Send true or false");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(box);
  expect(screen.getAllByText("Failed to save")).toHaveLength(1);
});

test("makes the form inert while it is being saved", async () => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user, save, sent } = await open({ refusals: [{ name: "Too short" }], answered });
  const name = screen.getByRole("textbox", { name: "Name" });
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(name.closest("[inert]")).not.toBeNull();
  answer?.();
  await screen.findByText("Too short");
  expect(name.closest("[inert]")).toBeNull();
  expect(document.activeElement).toBe(name);
  await user.keyboard("x");
  expect((name as HTMLInputElement).value).toBe("Adax");
});

test("shows the error of a field that the form lacks as a toast, and sends the next attempt", async () => {
  const { save, sent } = await open({ refusals: [{ name: "Too short", plan: "Send a plan" }] });
  await save();
  await screen.findByText("plan: Send a plan");
  expect(screen.getByText("Too short")).toBeTruthy();
  expect(screen.queryByText("name: Too short")).toBeNull();
  await save();
  expect(sent).toHaveLength(2);
});

test("shows a validation error of a field that the form lacks as a toast", async () => {
  const { save, sent } = await open({ validate: () => ({ plan: "kit.no" }) });
  await save();
  await screen.findByText("plan: No");
  expect(sent).toEqual([]);
});
