import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  CoreAdminContext,
  HttpError,
  ResourceContextProvider,
  SaveButton,
  TextInput,
  type DataProvider,
} from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedFields } from "../../../admin/changed-fields.ts";
import { EditPage } from "../../../admin/kit/form/EditPage.tsx";
import { RecordForm } from "../../../admin/kit/form/RecordForm.tsx";
import { useSaving } from "../../../admin/kit/form/use-saving.ts";
import { createI18nProvider, loadPanelTexts } from "../../../admin/messages/i18n-provider.ts";

// react-admin logs every rejected request
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

interface Row {
  id: string;
  title: string;
  text: string;
  views: number;
  tag: string;
}

/** Stubs a table with one row. As in the API, every change creates a new version of it. */
function tableOf(title: string, text: string) {
  let row: Row | null = { id: "1", title, text, views: 0, tag: "0" };
  const sent: object[] = [];
  const change = (changes: Partial<Row>): void => {
    if (row) row = { ...row, ...changes, tag: `${Number(row.tag) + 1}` };
  };
  const provider = {
    getOne: async () => {
      if (!row) throw new HttpError("gone", 404, { errors: {} });
      return { data: { ...row } };
    },
    async update(_resource: string, { data, previousData }: { data: object; previousData: Row }) {
      const changes = changedFields({ ...previousData }, { ...data });
      sent.push(changes);
      if (!row) throw new HttpError("gone", 404, { errors: {} });
      if (previousData.tag !== row.tag) throw new HttpError("changed", 412, { errors: {} });
      change(changes);
      return { data: { ...row } };
    },
  } as unknown as DataProvider;
  return { provider, sent, change, remove: () => (row = null), read: () => row };
}

const FIELDS = ["title", "text"].map((source) => ({ source, label: source }));
const fieldsOf = ({ title, text }: { title?: string; text?: string }) => ({ title, text });

function Page({ onSaved }: { onSaved: () => void }) {
  const saving = useSaving({ saved: "Saved", saveFailed: "Failed", onSaved });
  return (
    <EditPage id="1" loadFailed="Failed" fields={FIELDS} transform={fieldsOf} mutationOptions={saving}>
      <RecordForm>
        <TextInput source="title" label="Title" />
        <TextInput source="text" label="Text" />
        <SaveButton label="Save" />
      </RecordForm>
    </EditPage>
  );
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function open(table: ReturnType<typeof tableOf>) {
  await loadPanelTexts("en");
  let saved = 0;
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={table.provider} i18nProvider={createI18nProvider("en")}>
        <ResourceContextProvider value="rows">
          <Page onSaved={() => (saved += 1)} />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return {
    saved: () => saved,
    type: async (name: string, text: string) => {
      await userEvent.clear(await field(name));
      await userEvent.type(await field(name), text);
    },
    save: async () => userEvent.click(await screen.findByRole("button", { name: "Save" })),
    versions: () => screen.findByRole("dialog", { name: "Someone else changed this in the meantime" }),
    press: async (name: string) => userEvent.click(await screen.findByRole("button", { name })),
  };
}

test("shows an edit conflict side by side; Keep Mine sends only one's own fields", async () => {
  const table = tableOf("Old", "Same");
  const { type, save, versions, press, saved } = await open(table);
  await type("Title", "Mine");
  table.change({ text: "Theirs" });
  await save();
  const rows = within(await versions()).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "titleSaved by someone else: unchangedOldTyped by youMine",
    "textSaved by someone elseTheirsTyped by you: unchangedSame",
  ]);
  await press("Keep Mine");
  await waitFor(() => expect(saved()).toBe(1));
  expect(table.sent.at(-1)).toEqual({ title: "Mine" });
  expect(table.read()).toMatchObject({ title: "Mine", text: "Theirs" });
});

test("Take Theirs discards what was typed, and the form can be edited further", async () => {
  const table = tableOf("Old", "Same");
  const { type, save, press, saved } = await open(table);
  await type("Title", "Mine");
  table.change({ title: "Theirs" });
  await save();
  await press("Take Theirs");
  expect((await field("Title")).value).toBe("Theirs");
  await type("Text", "More");
  await save();
  await waitFor(() => expect(saved()).toBe(1));
  expect(table.read()).toMatchObject({ title: "Theirs", text: "More" });
});

test("closing the conflict keeps what was typed and merges the rest; further changes open it again", async () => {
  const table = tableOf("Old", "Same");
  const { type, save, versions, press, saved } = await open(table);
  await type("Title", "Mine");
  table.change({ title: "Theirs", text: "Newer" });
  await save();
  await versions();
  await userEvent.keyboard("{Escape}");
  expect((await field("Title")).value).toBe("Mine");
  expect((await field("Text")).value).toBe("Newer");
  table.change({ title: "Third" });
  await save();
  expect((await versions()).textContent).toContain("Third");
  table.change({ title: "Fourth" });
  await press("Keep Mine");
  await waitFor(async () => expect((await versions()).textContent).toContain("Fourth"));
  await press("Keep Mine");
  await waitFor(() => expect(saved()).toBe(1));
  expect(table.read()).toMatchObject({ title: "Mine", text: "Newer" });
});

test("a change outside of the form does not cause a conflict", async () => {
  const table = tableOf("Old", "Same");
  const { type, save, saved } = await open(table);
  await type("Title", "Mine");
  table.change({ views: 7 });
  await save();
  await waitFor(() => expect(saved()).toBe(1));
  expect(table.read()).toMatchObject({ title: "Mine", views: 7 });
});

test("shows a deleted record with what was typed to copy, and keeps it in the form", async () => {
  const table = tableOf("Old", "Same");
  const { type, save, press } = await open(table);
  await type("Title", "Mine");
  table.remove();
  await save();
  const gone = await screen.findByRole("dialog", { name: "Someone else deleted this in the meantime" });
  expect(within(gone).getByRole("listitem").textContent).toBe("titleTyped by youMine");
  expect(within(gone).queryByRole("button", { name: "Keep Mine" })).toBeNull();
  const user = userEvent.setup();
  await user.click(within(gone).getByRole("button", { name: "Copy: title" }));
  expect(await navigator.clipboard.readText()).toBe("Mine");
  await press("Close");
  expect((await field("Title")).value).toBe("Mine");
});
