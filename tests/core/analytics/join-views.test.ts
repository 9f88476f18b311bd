import fc from "fast-check";
import { expect, test } from "vitest";
import { joinViews, type LinkedView, type Visit } from "../../../core/analytics/join-views.ts";
import type { NewView } from "../../../core/analytics/visit.ts";
import { addUpDeltas, figuresByDefinition } from "../../support/visits/visits-by-definition.ts";
import { buildView } from "../../support/visits/visits.ts";

const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 1);

const viewOf = (person: string, at: number): NewView =>
  buildView({ person, ipAddress: person, visitedAt: new Date(at) });
const linked = (view: NewView): LinkedView[] =>
  view.visitor ? [{ facts: view, visitor: view.visitor }] : [];

function joinAll(batches: readonly (readonly NewView[])[]) {
  let visits: Visit[] = [];
  const deltas = batches.flatMap((views) => {
    const { changed, gone, deltas: added } = joinViews(visits, views.flatMap(linked));
    const replaced = (visit: Visit) =>
      [...gone, ...changed].some(
        ({ visitor, startedAt }) =>
          visitor === visit.visitor && startedAt.getTime() === visit.startedAt.getTime(),
      );
    visits = [...visits.filter((visit) => !replaced(visit)), ...changed];
    return added;
  });
  return { visits, sums: addUpDeltas(deltas) };
}

/** Minutes between views: usually within a visit, sometimes near its timeout, sometimes hours. */
const gapArbitrary = fc.oneof(
  fc.integer({ min: 0, max: 29 }),
  fc.constantFrom(30, 30.001, 31),
  fc.integer({ min: 32, max: 700 }),
);
const viewsArbitrary = fc
  .array(fc.tuple(fc.constantFrom("a", "b"), gapArbitrary), { minLength: 1, maxLength: 40 })
  .map((steps) => {
    let at = START;
    return steps.map(([person, minutes]) => viewOf(person, (at += minutes * MINUTE)));
  });

test("views in order, in batches of any size, are joined into the visits of the definition", () => {
  fc.assert(
    fc.property(viewsArbitrary, fc.integer({ min: 1, max: 9 }), (views, size) => {
      const batches = Array.from({ length: Math.ceil(views.length / size) }, (_none, index) =>
        views.slice(index * size, (index + 1) * size),
      );
      const { sums, visits } = joinAll(batches);
      expect(sums).toEqual(figuresByDefinition(views));
      expect(visits).toHaveLength(sums.visits);
    }),
  );
});

test("views of one day are joined into the same visits in any order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 15 }).chain((minutes) => {
        const views = minutes.map((minute) => viewOf("a", START + minute * MINUTE));
        return fc.tuple(
          fc.constant(views),
          fc.shuffledSubarray(views, { minLength: views.length, maxLength: views.length }),
        );
      }),
      ([views, shuffled]) => {
        const [inOrder, anyhow] = [views, shuffled].map((order) => joinAll(order.map((view) => [view])));
        expect(anyhow?.sums).toEqual(inOrder?.sums);
        expect(anyhow?.sums).toEqual(figuresByDefinition(views));
      },
    ),
  );
});

test("a visit whose first view is no longer stored continues without changing sums", () => {
  const at = START + 12 * 60 * MINUTE;
  const { visits } = joinAll([[viewOf("a", at)]]);
  const forgotten = visits.map((visit) => ({ ...visit, facts: null }));
  const { changed, deltas } = joinViews(forgotten, linked(viewOf("a", at + MINUTE)));
  expect(changed).toMatchObject([{ pageViews: 2, startedAt: new Date(at), facts: null }]);
  expect(deltas).toEqual([]);
});
