import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { InkField } from "../../../../web/generator/style/InkField.tsx";

afterEach(cleanup);

test("accepts hex digits for a dark color, and ignores transparent", async () => {
  const onChange = vi.fn<(color: string) => void>();
  render(
    <MessagesProvider language="en">
      <InkField label="Frame" value="#7c2d12" open onOpen={() => undefined} onChange={onChange} />
    </MessagesProvider>,
  );
  const hex = await screen.findByLabelText("Hex value");
  fireEvent.change(hex, { target: { value: "transparent" } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(hex, { target: { value: "#123" } });
  expect(onChange).toHaveBeenCalledWith("#112233");
});
