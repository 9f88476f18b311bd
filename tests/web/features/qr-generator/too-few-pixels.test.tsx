import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveDraft } from "../../../../web/codes/draft-storage.ts";
import { newQrDraft } from "../../../../web/features/qr-generator/qr-draft.ts";
import { Component as QrGeneratorPage } from "../../../../web/features/qr-generator/QrGeneratorPage.tsx";
import { browserParts } from "../../support/browser-parts.ts";
import { showPage } from "../../support/show-page.tsx";

beforeEach(() => {
  browserParts();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("a size too small for the modules shows the size needed", async () => {
  saveDraft("qr", { ...newQrDraft(null), content: "x".repeat(1273), size: 64 });
  showPage(QrGeneratorPage, "/qr-generator", {});
  const sentence = "64 px is too small: this code and its quiet zone need at least 185 px.";
  expect(await screen.findByText(sentence)).toBeDefined();
});

test("the download step reports content that is too long instead of missing", async () => {
  saveDraft("qr", { ...newQrDraft(null), content: "x".repeat(2954) });
  showPage(QrGeneratorPage, "/qr-generator#download", {});
  const sentence = "This is 1 byte more than a QR code can hold. Shorten it.";
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Go to the content" })).toBeDefined();
});
