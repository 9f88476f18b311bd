import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CoreAdminContext, TextInput } from "react-admin";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { RecordForm } from "../../../admin/kit/form/RecordForm.tsx";
import { createI18nProvider, loadPanelTexts } from "../../../admin/messages/i18n-provider.ts";

afterEach(cleanup);

async function openForm() {
  await loadPanelTexts("en");
  render(
    <MemoryRouter initialEntries={["/admin/form"]}>
      <CoreAdminContext i18nProvider={createI18nProvider("en")}>
        <Link to="/admin/other">Other</Link>
        <Routes>
          <Route
            path="/admin/form"
            element={
              <RecordForm record={{ id: "1", title: "Before" }}>
                <TextInput source="title" label="Title" />
              </RecordForm>
            }
          />
          <Route path="/admin/other" element={<p>The other page</p>} />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}
const leave = () => userEvent.click(screen.getByText("Other"));

test("leaves an untouched form without asking", async () => {
  await openForm();
  await leave();
  expect(screen.getByText("The other page")).toBeTruthy();
});

test("asks before a link leaves a form with unsaved changes", async () => {
  await openForm();
  await userEvent.type(screen.getByLabelText("Title"), "!");
  await leave();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Before!");
  await leave();
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await screen.findByText("The other page")).toBeTruthy();
});
