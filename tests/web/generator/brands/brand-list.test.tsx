import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { designFileOf, type NamedDesign } from "../../../../core/codes/texts/design-file.ts";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { BrandList } from "../../../../web/generator/brands/BrandList.tsx";

afterEach(cleanup);

const row = (id: string, brand: Record<string, string | number>) => ({
  id,
  is_default: false,
  created_at: "",
  updated_at: "",
  brand,
});
const bakery = designFileOf({ name: "Bakery", design: qrDesignSchema.parse({}), logo: null });

test("a brand of an unsupported version is disabled, and the others stay usable", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const onUse = vi.fn<(brand: NamedDesign) => void>();
  render(
    <MessagesProvider language="en">
      <BrandList
        loaded={{
          status: "ready",
          data: { brands: [row("1", { ...bakery, name: "Later", version: 2 }), row("2", bakery)] },
          problem: "",
          retry: () => undefined,
        }}
        failed="brand.failed"
        none=""
        content="https://example.com"
        isShown={() => false}
        onUse={onUse}
      />
    </MessagesProvider>,
  );
  const later = screen.getByRole<HTMLButtonElement>("button", { name: /^Later/ });
  expect(later.disabled).toBe(true);
  within(later).getByText(/reload the page to use it/);
  await userEvent.click(screen.getByRole("button", { name: "Bakery" }));
  expect(onUse).toHaveBeenCalledWith(expect.objectContaining({ name: "Bakery" }));
});
