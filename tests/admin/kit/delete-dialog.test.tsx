import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CoreAdminContext, HttpError, ResourceContextProvider, type DataProvider } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeleteDialog } from "../../../admin/kit/list/DeleteDialog.tsx";
import { createI18nProvider, loadPanelTexts } from "../../../admin/messages/i18n-provider.ts";

// react-admin logs every rejected request
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

async function openDialog(refusal: HttpError) {
  await loadPanelTexts("en");
  const closed = vi.fn<() => void>();
  const deleted = vi.fn<() => void>();
  const provider = {
    delete: () => Promise.reject(refusal),
  } as unknown as DataProvider;
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={provider} i18nProvider={createI18nProvider("en")}>
        <ResourceContextProvider value="ads">
          <DeleteDialog
            record={{ id: "1" }}
            title="Delete it?"
            texts={["It is lost."]}
            done="Deleted"
            failed="Failed"
            onDeleted={deleted}
            onClose={closed}
          />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  return { closed, deleted };
}

test("treats a record that another admin already deleted as deleted", async () => {
  const { closed, deleted } = await openDialog(new HttpError("There is no such row", 404, {}));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(deleted).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("stays open with the error message if the server refuses to delete the record", async () => {
  const { closed, deleted } = await openDialog(new HttpError("It is the last one", 409, {}));
  expect((await screen.findByRole("alert")).textContent).toBe("It is the last one");
  expect(closed).not.toHaveBeenCalled();
  expect(deleted).not.toHaveBeenCalled();
});
