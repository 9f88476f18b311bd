import { describe, expect, it } from "vitest";
import { contentProblem, detectType } from "../../../../core/codes/qr/content.ts";

describe("detectType", () => {
  it.each([
    ["https://example.com", "url"],
    ["HTTP://EXAMPLE.COM", "url"],
    ["  \n https://example.com", "url"],
    ["mailto:a@example.com?subject=Hi", "email"],
    ["tel:+15550100", "phone"],
    ["sms:+15550100?body=Hi", "sms"],
    ["SMSTO:+15550100:Hi", "sms"],
    ["WIFI:T:WPA;S:home;P:secret;;", "wifi"],
    ["BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD", "vcard"],
    ["begin:vcard", "vcard"],
    ["BEGIN:VCALENDAR", "text"],
    ["see https://example.com", "text"],
    ["ftp://example.com", "text"],
    ["http:/example.com", "text"],
    ["telephone", "text"],
    ["", "text"],
  ])("detects %j as %s", (content, type) => {
    expect(detectType(content)).toBe(type);
  });
});

describe("contentProblem", () => {
  it("returns null for content that fits", () => {
    expect(contentProblem("x".repeat(1273), "H")).toBeNull();
    expect(contentProblem("1".repeat(3057), "H")).toBeNull();
  });

  it("reports blank content as empty", () => {
    expect(contentProblem(" \n", "M")?.code).toBe("content_empty");
  });

  it("counts excess bytes, not characters", () => {
    expect(contentProblem("é".repeat(637), "H")).toMatchObject({
      code: "content_too_long_by_one",
      values: { bytes: 1, level: "H" },
      message: expect.stringMatching(
        /^The content is 1 byte too long .* level H: shorten it or choose a lower level$/,
      ),
    });
    expect(contentProblem("é".repeat(640), "H")).toMatchObject({
      code: "content_too_long",
      values: { bytes: 7, level: "H" },
    });
  });
});
