import { describe, expect, it } from "vitest";
import { readContent } from "../../../../core/codes/contents/read-content.ts";
import { contentForms } from "../../../../core/codes/payloads/forms/content-forms.ts";
import { payloadProblem } from "../../../../core/codes/payloads/payload-problem.ts";
import { payloadContent } from "../../../../core/codes/texts/payload-content.ts";
import { fieldsOf, NEEDED_FIELDS, PAYLOAD_TYPES } from "../../../../core/codes/texts/payload-fields.ts";
import { sampleForms } from "../../../support/codes/sample-forms.ts";

const options = { now: new Date(0), force: false };
const types = Object.keys(sampleForms) as (keyof typeof sampleForms)[];

describe.each(types)("the form of %s", (type) => {
  const { texts, content, reading } = sampleForms[type];

  it("has exactly the listed fields", () => {
    const fields = Object.keys(contentForms[type].schema.shape);
    const listed = fieldsOf(type).map((name) =>
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(fields.toSorted()).toEqual(listed.toSorted());
    expect(fields).toContain(contentForms[type].subject);
  });

  it("becomes content that phones can use and the scanner recognizes", () => {
    const made = payloadContent(type, texts, options);
    expect(made.ok && made.content.replace(/(?<=^UID:)[0-9a-f]{32}$/m, "0")).toBe(content);
    expect(payloadProblem(content)).toBeNull();
    expect(readContent(content)).toMatchObject(reading);
  });

  it("reports its missing fields", () => {
    const made = payloadContent(type, {}, options);
    const missing = made.ok ? [] : made.problems.map(({ name }) => name);
    for (const group of NEEDED_FIELDS[type]) {
      // the creditor's address fields are reported once, not per field
      if (group[0]?.startsWith("creditor_")) continue;
      expect(missing.some((name) => group.some((field) => field === name))).toBe(true);
    }
  });
});

it("the samples include every form without tests of its own", () => {
  expect([...types, "vcard", "wifi", "product"].toSorted()).toEqual([...PAYLOAD_TYPES].toSorted());
});

it("a problem is reported with its column", () => {
  expect(payloadContent("sepa", { beneficiary: "A", iban: "DE89370400440532013001" }, options)).toMatchObject(
    {
      ok: false,
      problems: [
        {
          name: "iban",
          message:
            "DE89370400440532013001 is not right: its check digits do not match, so a character is wrong or two are swapped.",
        },
      ],
    },
  );
  expect(payloadContent("swiss-qr", { iban: "CH5800791123000889012", creditor: "A" }, options)).toMatchObject(
    {
      problems: [{ name: "creditor_city" }],
    },
  );
});
