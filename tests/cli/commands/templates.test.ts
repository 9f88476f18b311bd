import { expect, it } from "vitest";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

it("lists the templates that match all words, with all details as JSON", async () => {
  const cwd = await temporaryFolder();
  const { code, stdout } = await programHere(["templates", "avery", "L7160"], cwd);
  expect([code, stdout]).toEqual([0, "Avery L7160\tMailing labels\t63.5 x 38.1 mm, 21 on A4\t7160, J8160\n"]);
  const json = await programHere(["templates", "DK-1201", "--json"], cwd);
  expect(JSON.parse(json.stdout)).toMatchObject([
    { brand: "Brother", paper: "roll", label: { width: 28.96, height: 89.83 }, page: { width: 28.96 } },
  ]);
  const none = await programHere(["templates", "no such sheet"], cwd);
  expect([none.code, none.stdout, none.stderr]).toEqual([
    1,
    "",
    'No template matches "no such sheet". quietzone sheet --label 50x30mm takes the measures of any label.\n',
  ]);
  const near = await programHere(["templates", "DK-11209"], cwd);
  expect([near.code, near.stderr]).toEqual([
    1,
    expect.stringMatching(/Perhaps one of these was meant: Brother DK-11201, .*--label 50x30mm/),
  ]);
});
