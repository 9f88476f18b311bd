import { beforeEach, expect, test, vi } from "vitest";
import { visitBatchSchema, type SentVisitBatch } from "../../../core/analytics/visit-batch.ts";
import { ApiError } from "../../../web/api/api-fetch.ts";
import { createVisitSender } from "../../../web/visits/visit-sender.ts";

const ENTERED = { page_url: "/", page_title: "Home", referrer: "", screen_resolution: "1280x900" };
const page = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

let posted: SentVisitBatch[];
let beaconed: SentVisitBatch[];
let answer: () => Promise<unknown>;
/** Resolves `known`, which is pending after `nobodyIsKnown`. */
let becomeKnown: () => void;
let known: Promise<void>;
let online: boolean;

const start = () =>
  createVisitSender({
    session: () => page(0),
    whoIsKnown: () => known,
    isOnline: () => online,
    post(batch) {
      posted.push(visitBatchSchema.parse(batch));
      return answer();
    },
    beacon: (batch) => beaconed.push(visitBatchSchema.parse(batch)),
  });
const nobodyIsKnown = () => {
  known = new Promise((resolve) => {
    becomeKnown = resolve;
  });
};
/** Waits until pending work is done. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  posted = [];
  beaconed = [];
  answer = () => Promise.resolve();
  known = Promise.resolve();
  online = true;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("sends events of several pages in one call, merged by page", async () => {
  const sender = start();
  sender.note({ page_id: page(1), clicks: 1 });
  sender.note({ page_id: page(1), clicks: 2, scroll_depth: 25 });
  sender.note({ page_id: page(2), entered: ENTERED });
  sender.flush({ isLast: false });
  await settle();
  expect(posted).toEqual([
    {
      session_id: page(0),
      pages: [
        { page_id: page(1), clicks: 2, scroll_depth: 25 },
        { page_id: page(2), entered: ENTERED },
      ],
    },
  ]);
});

test("sends nothing before the session is known, and loses no events meanwhile", async () => {
  nobodyIsKnown();
  const sender = start();
  sender.note({ page_id: page(1), entered: ENTERED });
  sender.flush({ isLast: false });
  sender.note({ page_id: page(2), entered: ENTERED });
  sender.flush({ isLast: false });
  await settle();
  expect(posted).toEqual([]);
  becomeKnown();
  await settle();
  expect(posted.flatMap(({ pages }) => pages.map((one) => one.page_id))).toEqual([page(1), page(2)]);
});

test("sends the last events by beacon, except for pages not entered yet", async () => {
  nobodyIsKnown();
  const sender = start();
  sender.note({ page_id: page(1), time_on_page: 3 });
  sender.note({ page_id: page(2), entered: ENTERED });
  sender.flush({ isLast: true });
  expect(beaconed.map(({ pages }) => pages)).toEqual([[{ page_id: page(1), time_on_page: 3 }]]);
  expect(posted).toEqual([]);
});

test("makes no call without events", async () => {
  const sender = start();
  sender.flush({ isLast: false });
  sender.flush({ isLast: true });
  await settle();
  expect([posted, beaconed]).toEqual([[], []]);
});

test("keeps the newest five events while offline", async () => {
  online = false;
  const sender = start();
  for (let number = 1; number <= 8; number++) {
    sender.note({ page_id: page(number), entered: ENTERED });
    sender.flush({ isLast: false });
  }
  await settle();
  expect(posted).toEqual([]);
  online = true;
  sender.flush({ isLast: false });
  await settle();
  expect(posted.map(({ pages }) => pages.map((one) => one.page_id))).toEqual([[4, 5, 6, 7, 8].map(page)]);
});

test("resends events that did not get through with the next call", async () => {
  const sender = start();
  answer = () => Promise.reject(new ApiError(503, "unavailable", ""));
  sender.note({ page_id: page(1), entered: ENTERED });
  sender.flush({ isLast: false });
  await settle();
  answer = () => Promise.resolve();
  sender.note({ page_id: page(1), clicks: 1 });
  sender.flush({ isLast: false });
  await settle();
  expect(posted.at(-1)?.pages).toEqual([{ page_id: page(1), entered: ENTERED, clicks: 1 }]);
});

test("does not resend events that the server rejected", async () => {
  const sender = start();
  answer = () => Promise.reject(new ApiError(422, "validation_failed", ""));
  sender.note({ page_id: page(1), entered: ENTERED });
  sender.flush({ isLast: false });
  sender.flush({ isLast: false });
  await settle();
  expect(posted).toHaveLength(1);
});

test("gives up on an unreachable server after three attempts", async () => {
  const sender = start();
  answer = () => Promise.reject(new ApiError(0, "unreachable", ""));
  for (let clicks = 1; clicks <= 9; clicks++) {
    sender.note({ page_id: page(1), clicks });
    sender.flush({ isLast: false });
    await settle();
  }
  sender.flush({ isLast: true });
  expect(posted).toHaveLength(3);
  expect(beaconed).toEqual([]);
});
