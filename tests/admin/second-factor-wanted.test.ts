import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSession, type PanelSession } from "../../admin/session/session.ts";

const box = vi.hoisted(() => ({ session: undefined as unknown as PanelSession }));
vi.mock("../../admin/session/browser-session.ts", () => ({
  session: {
    fetch: (path: string, init?: RequestInit) => box.session.fetch(path, init),
    recheck: (code: string) => box.session.recheck(code),
  },
}));
const { adminFetch } = await import("../../admin/admin-fetch.ts");

const answer = (status: number, body: object) => Response.json(body, { status });
const SIGNED_IN = {
  access_token: "token",
  expires_in: 3600,
  user: {
    id: "7b0c2b0e-6a3f-4f7b-9a57-1d6b1a4f3a10",
    email: "ada@example.com",
    app_metadata: { role: "admin" },
    user_metadata: {},
    factors: [],
  },
};

describe("a site that requires a second factor of its admins", () => {
  let refusal: object;
  const shown: boolean[] = [];

  beforeEach(async () => {
    shown.length = 0;
    box.session = createSession({
      send: async (path) =>
        path.startsWith("/auth/v1/token") ? answer(200, SIGNED_IN) : answer(401, refusal),
      channel: { post: () => undefined, onMessage: () => undefined },
      alone: (work) => work(),
      hint: { get: () => true, set: () => undefined },
      now: () => 0,
    });
    await box.session.start();
    box.session.subscribe(() => {
      const state = box.session.state();
      if (state.status === "signed_in") shown.push(state.factorWanted);
    });
  });

  it("answers 401, which the panel distinguishes from an expired session", async () => {
    refusal = { code: "insufficient_aal", message: "Set one up first" };
    await expect(adminFetch("/api/admin/users")).rejects.toMatchObject({
      status: 401,
      message: "error.factor_wanted",
    });
    expect(box.session.state()).toMatchObject({ status: "signed_in", factorWanted: true });

    refusal = { code: "no_authorization", message: "Sign in first" };
    await expect(adminFetch("/api/admin/users")).rejects.toMatchObject({ message: "error.session_ended" });
  });

  it("keeps the panel on the setup page while other calls fail, until the admin tries again", async () => {
    refusal = { code: "insufficient_aal", message: "Set one up first" };
    await expect(adminFetch("/api/admin/users")).rejects.toThrow("error.factor_wanted");
    shown.length = 0;
    await expect(adminFetch("/api/admin/dashboard")).rejects.toThrow("error.factor_wanted");
    expect(shown).not.toContain(false);

    await box.session.start();
    expect(box.session.state()).toMatchObject({ status: "signed_in", factorWanted: false });
  });
});
