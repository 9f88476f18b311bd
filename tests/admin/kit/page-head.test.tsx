import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { PageHead } from "../../../admin/kit/PageHead.tsx";

afterEach(cleanup);

const List = () => (
  <>
    <PageHead title="Users" />
    <Link to="/one">Ada</Link>
    <Link to="/typed">Add</Link>
  </>
);
const One = () => <PageHead title="Ada" />;
const Typed = () => (
  <>
    <PageHead title="Add a user" />
    <input aria-label="Name" ref={(field) => field?.focus()} />
  </>
);

test("navigation moves the focus to the new page's heading, or to the field that requests it", async () => {
  const router = createMemoryRouter([
    { path: "/", Component: List },
    { path: "/one", Component: One },
    { path: "/typed", Component: Typed },
  ]);
  render(<RouterProvider router={router} />);
  // on the first page, focus stays on the body so that Tab reaches the skip link first
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole("link", { name: "Ada" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ada" }));
  await router.navigate("/");
  await userEvent.click(await screen.findByRole("link", { name: "Add" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});
