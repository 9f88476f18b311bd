import { describe, expect, test } from "vitest";
import { contentForms } from "../../../../../core/codes/payloads/forms/content-forms.ts";
import { payloadContent } from "../../../../../core/codes/texts/payload-content.ts";
import {
  CONTENT_KINDS,
  findContentKind,
} from "../../../../../web/features/qr-generator/contents/content-kinds.ts";
import { dayOf, timeOn } from "../../../../../web/features/qr-generator/contents/event-moments.ts";
import { fieldNames, fillForm } from "../../../../../web/features/qr-generator/contents/fill-form.ts";
import {
  emptyForm,
  formLayout,
  namesIn,
} from "../../../../../web/features/qr-generator/contents/form-layout.ts";
import { readPosition } from "../../../../../web/features/qr-generator/contents/read-position.ts";
import { sampleForms } from "../../../../support/codes/sample-forms.ts";
import { typedTexts } from "./typed-texts.ts";

const kinds = CONTENT_KINDS.filter((kind) => kind !== "text");
const now = new Date(0);

test("the page has the same forms as the command line and the API", () => {
  expect([...kinds].toSorted()).toEqual(Object.keys(contentForms).toSorted());
  expect(findContentKind("email")).toBe("email");
  expect(findContentKind("fax")).toBeNull();
  expect(findContentKind(null)).toBeNull();
});

describe.each(kinds)("the form of %s", (kind) => {
  test("has every field of its schema once", () => {
    expect(formLayout(kind).flatMap(namesIn).toSorted()).toEqual(fieldNames(kind).toSorted());
  });

  test("yields the same content as the command line", () => {
    const made = payloadContent(kind, sampleForms[kind].texts, { now, force: false });
    const filled = fillForm(kind, { ...emptyForm(kind), ...typedTexts(kind) }, now);
    expect(filled).toMatchObject({ content: made.ok ? made.content : "", isComplete: true });
  });

  test("is incomplete when empty", () => {
    expect(fillForm(kind, emptyForm(kind), now)).toMatchObject({ content: "", isComplete: false });
  });
});

test("an invalid field is left out, and the form is incomplete", () => {
  const typed = {
    ...emptyForm("sepa"),
    beneficiary: "Red Cross",
    iban: "BE72 0000 0000 1616",
    amount: "12.",
  };
  expect(fillForm("sepa", typed, now)).toEqual({
    typed,
    content: "BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616",
    subject: "Red Cross",
    isComplete: false,
  });
});

test("a new event has the time zone of the browser", () => {
  expect(emptyForm("event")["timezone"]).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("converts a time to a day, and a day to a time", () => {
  expect([dayOf("2026-07-04T18:00"), dayOf("")]).toEqual(["2026-07-04", ""]);
  expect([timeOn("2026-07-04", "09:00"), timeOn("2026-07-04T18:00", "09:00"), timeOn("", "09:00")]).toEqual([
    "2026-07-04T09:00",
    "2026-07-04T18:00",
    "",
  ]);
});

test.each([
  ["52.5163, 13.3777", { latitude: "52.5163", longitude: "13.3777" }],
  ["-33.8568,151.2153\n", { latitude: "-33.8568", longitude: "151.2153" }],
  ["48;11", { latitude: "48", longitude: "11" }],
  ["52.5163", null],
  ["52,5163", null],
  ["1, 2, 3", null],
  ["", null],
])("reads %j as coordinates", (text, position) => {
  expect(readPosition(text)).toEqual(position);
});
