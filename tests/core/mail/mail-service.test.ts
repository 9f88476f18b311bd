import { expect, test } from "vitest";
import { createMailService } from "../../../core/mail/mail-service.ts";
import type { Jobs } from "../../../core/ports/jobs.ts";
import { createSettingsService } from "../../../core/settings/settings-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";

function createMails(hasMailServer = false) {
  const { settings: stored } = createFakeRepositories();
  const settings = createSettingsService({ settings: stored });
  const clock = createFakeClock();
  const queued: { queue: string; payload: unknown; minutes: number }[] = [];
  const jobs: Jobs = {
    add: async (queue, payload, until) =>
      void queued.push({ queue, payload, minutes: (until.getTime() - clock.now().getTime()) / 60_000 }),
  };
  return {
    stored,
    queued,
    mails: createMailService({ settings, jobs, clock, ids: { next: () => "1" }, hasMailServer }),
  };
}

const address = { to: "ada@example.com", language: "en" } as const;
const linkAndCode = { link: "https://codes.example.org/x", code: "123456" };

test("a mail waits for its server as long as its link or code is valid", async () => {
  const { mails, queued } = createMails();
  await mails.send({ ...address, kind: "reauthentication", values: { code: "123456" } });
  await mails.send({ ...address, kind: "recovery", values: linkAndCode });
  await mails.send({ ...address, kind: "invite", values: linkAndCode });
  await mails.send({ ...address, kind: "password_changed", values: {} });
  expect(queued.map(({ minutes }) => minutes)).toEqual([10, 60, 7 * 24 * 60, 3 * 24 * 60]);
});

test("a mail without a recipient is queued like any other", async () => {
  const { mails, queued } = createMails();
  await mails.send({ ...address, kind: "recovery", values: linkAndCode });
  await mails.send({ ...address, to: null, kind: "recovery", values: linkAndCode });
  expect(queued.map(({ queue, minutes }) => [queue, minutes])).toEqual([
    ["mail", 60],
    ["mail", 60],
  ]);
});

test("mail is delivered if the environment or the settings name a server", async () => {
  expect(await createMails(true).mails.delivers()).toBe(true);
  const { mails, stored } = createMails();
  expect(await mails.delivers()).toBe(false);
  await stored.set({ smtp_host: "mail.example.org" });
  expect(await mails.delivers()).toBe(true);
});
