import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Link, NavLink } from "../../../web/components/Link.tsx";

afterEach(cleanup);

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={["/customer/links"]}>
      {link}
      <Here />
    </MemoryRouter>,
  );

const click = (init = {}) => fireEvent.click(screen.getByRole("link"), init);

test("a click navigates without loading a document, and passes the state", () => {
  show(
    <Link to="/login?a=b" state={{ email: "ada@example.org" }}>
      Go
    </Link>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/login?a=b");
  expect(click()).toBe(false);
  expect(screen.getByRole("status").textContent).toBe('/login?a=b {"email":"ada@example.org"}');
});

test.each([
  ["with a key held", {}, { ctrlKey: true }],
  ["in another tab", { target: "_blank" }, {}],
  ["that loads a document", { reloadDocument: true }, {}],
])("leaves a click %s to the browser", (_, props, init) => {
  show(
    <Link to="/login" {...props}>
      Go
    </Link>,
  );
  expect(click(init)).toBe(true);
  expect(screen.getByRole("status").textContent).toContain("/customer/links ");
});

test.each(["https://example.org/menu?table=7", "//example.org", "tel:+15551234", "mailto:ada@example.org"])(
  "leaves %s to the browser unchanged",
  (to) => {
    show(<Link to={to}>Go</Link>);
    expect(screen.getByRole("link").getAttribute("href")).toBe(to);
    expect(click()).toBe(true);
    expect(screen.getByRole("status").textContent).toContain("/customer/links ");
  },
);

test("a click handler that prevents the default keeps the page", () => {
  const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
  show(
    <Link to="/login" onClick={onClick}>
      Go
    </Link>,
  );
  click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toContain("/customer/links ");
});

test.each([
  ["/customer/links", "page"],
  ["/Customer", "page"],
  ["/customer/link", null],
])("on /customer/links a link to %s has aria-current %s", (to, current) => {
  show(
    <NavLink to={to} className={({ isActive }) => (isActive ? "here" : "away")}>
      Go
    </NavLink>,
  );
  expect(screen.getByRole("link").getAttribute("aria-current")).toBe(current);
  expect(screen.getByRole("link").className).toBe(current === null ? "away" : "here");
});
