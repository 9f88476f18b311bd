import { expect, test } from "vitest";
import { adFaults } from "../../../admin/ads/ad-faults.ts";

const AD = {
  title: "Labels",
  type: "banner",
  placement: "header",
  start_date: null,
  end_date: null,
  target_url: null,
  priority: 1,
};

test("reports all invalid fields of an advertisement at once", () => {
  expect(adFaults(AD)).toEqual({});
  const wrong = {
    title: " ",
    priority: 11,
    start_date: "2026-02-02",
    end_date: "2026-02-01",
    target_url: "javascript:alert(1)",
  };
  expect(adFaults({ ...AD, ...wrong })).toEqual({
    title: "advertisement.title_required",
    priority: "advertisement.priority",
    end_date: "advertisement.order_of_dates",
    target_url: "advertisement.target_scheme",
  });
});

test("rejects a target on this site, and reports no order error for a nonexistent date", () => {
  expect(adFaults({ ...AD, target_url: `${location.origin}/x` })).toEqual({
    target_url: "advertisement.target_own",
  });
  expect(adFaults({ ...AD, start_date: "2026-02-31", end_date: "2026-02-01" })).toEqual({
    start_date: "advertisement.date",
  });
});
