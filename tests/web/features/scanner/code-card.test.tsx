import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { CodeCard } from "../../../../web/features/scanner/CodeCard.tsx";
import { loadTexts } from "../../../../web/messages/load-texts.ts";

beforeAll(() => loadTexts("en", ["scanner", "types"]));
afterEach(cleanup);

const showCard = (text: string) =>
  render(
    <MemoryRouter>
      <MessagesProvider language="en">
        <CodeCard
          id="code"
          code={{ decoder: "jsqr", format: "QR Code", text, binary: false, corners: null }}
          number={1}
          active={false}
          onCopy={String}
        />
      </MessagesProvider>
    </MemoryRouter>,
  );

test("a payment that is wrong says why, and has no button that pays it", () => {
  showCard("bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyU?amount=1&amount=1000");
  expect(screen.getByText(/^This Bitcoin address is wrong/)).toBeTruthy();
  expect(screen.getByText(/^A value is in this code twice/)).toBeTruthy();
  expect(screen.queryByText("Open in Wallet")).toBeNull();
});

test("a UPI payment has its button and no warning of its scheme", () => {
  showCard("upi://pay?pa=name@bank&pn=Red%20Cross&am=1.00&cu=INR");
  expect(screen.getByText("Open in Wallet")).toBeTruthy();
  expect(screen.queryByText(/This is not a web address/)).toBeNull();
});

test("an event says how often it repeats, when it ends and what is left out of the calendar", () => {
  const event =
    "BEGIN:VEVENT\nDTSTART:20260704T100000\nDURATION:PT2H\nRRULE:FREQ=DAILY;COUNT=3\nEND:VEVENT\n";
  showCard(event + event);
  for (const shown of ["2026-07-04T12:00", "Daily (COUNT=3)", "1 more event"])
    expect(screen.getByText(shown)).toBeTruthy();
});
