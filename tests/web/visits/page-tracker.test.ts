import { beforeEach, expect, test } from "vitest";
import type { PageUpdate } from "../../../core/analytics/visit-batch.ts";
import { createPageTracker } from "../../../web/visits/page-tracker.ts";

let clock: number;
let timers: { at: number; work: () => void }[];
let isInSight: boolean;
let ids: number;
let noted: PageUpdate[];
let told: { isLast: boolean; news: PageUpdate[] }[];

const after = (milliseconds: number, work: () => void) => {
  const timer = { at: clock + milliseconds, work };
  timers.push(timer);
  return () => {
    timers = timers.filter((one) => one !== timer);
  };
};
/** Advances the clock and runs the timers that are due. */
function pass(milliseconds: number): void {
  const end = clock + milliseconds;
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
    if (!next) break;
    timers = timers.filter((one) => one !== next);
    clock = next.at;
    next.work();
  }
  clock = end;
}
const entered = (page_url: string) => ({ page_url, page_title: "", referrer: "", screen_resolution: "" });
const start = () =>
  createPageTracker({
    newId: () => `page ${++ids}`,
    now: () => clock,
    describe: entered,
    isInSight: () => isInSight,
    after,
    note: (news) => noted.push(news),
    flush: ({ isLast }) => told.push({ isLast, news: noted.splice(0) }),
  });

beforeEach(() => {
  clock = 1_000_000;
  timers = [];
  isInSight = true;
  ids = 0;
  noted = [];
  told = [];
});

test("a page is entered half a second after a change of the address", () => {
  start().enter("/");
  pass(499);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual([{ isLast: false, news: [{ page_id: "page 1", entered: entered("/") }] }]);
});

test("a late call counts the half second from the change of the address", () => {
  start().enter("/", clock - 400);
  pass(100);
  expect(told).toHaveLength(1);
});

test("a page left before that is never reported", () => {
  const tracker = start();
  tracker.enter("/customer");
  pass(200);
  tracker.enter("/customer/dashboard");
  pass(500);
  expect(told.flatMap(({ news }) => news)).toEqual([
    { page_id: "page 1", entered: entered("/customer/dashboard") },
  ]);
});

test("the previous page is reported in the call that enters the next one", () => {
  const tracker = start();
  tracker.enter("/");
  pass(7_400);
  tracker.enter("/wifi-generator");
  pass(500);
  expect(told.slice(1)).toEqual([
    {
      isLast: false,
      news: [
        { page_id: "page 1", time_on_page: 7 },
        { page_id: "page 2", entered: entered("/wifi-generator") },
      ],
    },
  ]);
});

test("hiding the tab reports its page, which continues when the tab is shown again", () => {
  const tracker = start();
  tracker.enter("/");
  pass(3_000);
  tracker.hidden();
  pass(60_000);
  tracker.shown();
  pass(4_000);
  tracker.hidden();
  expect(told.slice(1)).toEqual([
    { isLast: true, news: [{ page_id: "page 1", time_on_page: 3 }] },
    { isLast: true, news: [{ page_id: "page 1", time_on_page: 7 }] },
  ]);
});

test("hiding a hidden tab reports nothing new", () => {
  const tracker = start();
  tracker.enter("/");
  pass(2_000);
  tracker.hidden();
  tracker.hidden();
  expect(told.at(-1)).toEqual({ isLast: true, news: [] });
});

test("a page in a background tab is entered when the tab is first shown", () => {
  isInSight = false;
  const tracker = start();
  tracker.enter("/");
  pass(5_000);
  expect(told).toEqual([]);
  isInSight = true;
  tracker.shown();
  pass(1_000);
  tracker.hidden();
  expect(told.map(({ news }) => news)).toEqual([
    [{ page_id: "page 1", entered: entered("/") }],
    [{ page_id: "page 1", time_on_page: 1 }],
  ]);
});

test("a tab shown for less than half a second enters no page", () => {
  const tracker = start();
  tracker.enter("/");
  pass(300);
  isInSight = false;
  tracker.hidden();
  pass(1_000);
  expect(told.flatMap(({ news }) => news)).toEqual([]);
});

test("each scroll depth is sent once, the deepest counts, and events are batched for ten seconds", () => {
  const tracker = start();
  tracker.enter("/");
  pass(500);
  for (const percent of [10, 24, 26, 60, 55, 30, 74]) tracker.scrolled(percent);
  tracker.clicked();
  tracker.clicked();
  pass(9_999);
  expect(told).toHaveLength(1);
  pass(1);
  expect(told.slice(1)).toEqual([
    { isLast: false, news: [{ page_id: "page 1", clicks: 2, scroll_depth: 50 }] },
  ]);
  tracker.scrolled(74);
  pass(20_000);
  expect(told).toHaveLength(2);
  tracker.scrolled(100);
  pass(10_000);
  expect(told.at(-1)?.news).toEqual([{ page_id: "page 1", clicks: 2, scroll_depth: 100 }]);
});

test("clicks and scroll depth belong to the page on which they happened", () => {
  const tracker = start();
  tracker.enter("/");
  pass(600);
  tracker.clicked();
  tracker.scrolled(25);
  tracker.enter("/verify");
  pass(600);
  tracker.hidden();
  expect(told.slice(1).flatMap(({ news }) => news)).toEqual([
    { page_id: "page 1", clicks: 1, scroll_depth: 25, time_on_page: 1 },
    { page_id: "page 2", entered: entered("/verify") },
    { page_id: "page 2", time_on_page: 1 },
  ]);
});
