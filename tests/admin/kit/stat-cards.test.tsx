import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CoreAdminContext } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { StatCards } from "../../../admin/kit/StatCards.tsx";
import { createI18nProvider, loadPanelTexts } from "../../../admin/messages/i18n-provider.ts";

afterEach(cleanup);

async function show(value: number | undefined, error: Error | null) {
  await loadPanelTexts("en");
  const retry = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider("en")}>
        <StatCards stats={[{ label: "Users", value }]} failure={{ error, onRetry: retry }} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return retry;
}

test("shows an error with a retry button if the figures fail to load", async () => {
  const retry = await show(undefined, new Error("The database is down"));
  expect(screen.getByRole("alert").textContent).toContain("Failed to load figures: The database is down");
  expect(screen.queryByText("Users")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

test("shows placeholders while loading, and keeps the previous figures if a reload fails", async () => {
  await show(undefined, null);
  expect(screen.getByText("Users")).toBeTruthy();
  cleanup();
  await show(7, new Error("The database is down"));
  expect(screen.getByText("7")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
