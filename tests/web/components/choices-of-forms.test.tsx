import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { CheckField } from "../../../web/components/fields/CheckField.tsx";
import { RadioCards } from "../../../web/components/fields/RadioCards.tsx";
import { SelectField } from "../../../web/components/fields/SelectField.tsx";

afterEach(cleanup);

const LEVELS = [
  { value: "basic", title: "Basic", text: "A checksum only" },
  { value: "standard", title: "Standard" },
  { value: "high", title: "High", disabled: true },
  { value: "maximum", title: "Maximum" },
] as const;

function Levels() {
  const [level, setLevel] = useState<(typeof LEVELS)[number]["value"]>("basic");
  return (
    <>
      <RadioCards
        legend="Security level"
        hint="High needs an account"
        value={level}
        choices={LEVELS}
        onChoose={setLevel}
      />
      <output>{level}</output>
    </>
  );
}

test("a choice selects one option and ignores disabled ones", async () => {
  const user = userEvent.setup();
  render(<Levels />);
  expect(
    screen.getByRole("group", { name: "Security level", description: "High needs an account" }),
  ).toBeTruthy();
  await user.click(screen.getByText("Standard"));
  expect(screen.getByRole("status").textContent).toBe("standard");
  await user.click(screen.getByText("High"));
  expect(screen.getByRole("status").textContent).toBe("standard");
});

test("two groups of choices on a page are independent", async () => {
  const user = userEvent.setup();
  render(
    <>
      <Levels />
      <Levels />
    </>,
  );
  const [first] = screen.getAllByRole("radio", { name: "Maximum" });
  if (first) await user.click(first);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["maximum", "basic"]);
});

function Category() {
  const [chosen, setChosen] = useState<"electronics" | "other" | null>(null);
  return (
    <>
      <SelectField
        label="Category"
        hint="What it is sold as"
        placeholder="Choose one"
        error={chosen === "other" ? "Say which" : undefined}
        options={[
          { value: "electronics", text: "Electronics" },
          { value: "other", text: "Other" },
        ]}
        onChoose={setChosen}
      />
      <output>{chosen ?? "none"}</output>
    </>
  );
}

test("a select reports the chosen option, and shows its error in place of the hint", async () => {
  const user = userEvent.setup();
  render(<Category />);
  const select = screen.getByRole("combobox", { name: "Category", description: "What it is sold as" });
  await user.selectOptions(select, "Other");
  expect(screen.getByRole("status").textContent).toBe("other");
  expect(screen.getByRole("combobox", { name: "Category", description: "Say which" })).toBe(select);
  expect(select.getAttribute("aria-invalid")).toBe("true");
  await user.selectOptions(select, "Choose one");
  expect(screen.getByRole("status").textContent).toBe("other");
});

test("a checkbox is named by its label and described by its error", async () => {
  const user = userEvent.setup();
  render(<CheckField label="I have read it" error="Tick it to go on" />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "I have read it",
    description: "Tick it to go on",
  });
  await user.click(screen.getByText("I have read it"));
  expect(box.checked).toBe(true);
});
