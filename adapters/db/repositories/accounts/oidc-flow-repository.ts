import type { Knex } from "knex";
import { DomainError } from "../../../../core/errors.ts";
import type { OidcFlow, OidcFlowRepository } from "../../../../core/auth/providers/oidc-flow.ts";
import { isRefusedAs } from "../../pool/sql-states.ts";

interface FlowRow {
  id: string;
  state_digest: string;
  browser_digest: string;
  provider: string;
  redirect_to: string;
  challenge: string | null;
  session_id: string | null;
  created_at: Date;
  expires_at: Date;
}

export function createOidcFlowRepository(knex: Knex): OidcFlowRepository {
  const flows = () => knex<FlowRow>("oidc_flows");

  return {
    async insert(flow) {
      await flows().where("expires_at", "<=", flow.createdAt).delete();
      const inserted = flows().insert({
        id: flow.id,
        state_digest: flow.stateDigest,
        browser_digest: flow.browserDigest,
        provider: flow.provider,
        redirect_to: flow.redirectTo,
        challenge: flow.challenge,
        session_id: flow.sessionId,
        created_at: flow.createdAt,
        expires_at: flow.expiresAt,
      });
      await inserted.catch((error: unknown) => {
        if (!isRefusedAs("foreignKeyViolation", error)) throw error;
        throw new DomainError("session_not_found", "This session has ended", { cause: error });
      });
    },

    async find(stateDigest) {
      const row = await flows().where({ state_digest: stateDigest }).first<FlowRow | undefined>();
      return row ? toFlow(row) : null;
    },

    async take(stateDigest) {
      const [row] = await flows().where({ state_digest: stateDigest }).delete().returning<FlowRow[]>("*");
      return row ? toFlow(row) : null;
    },
  };
}

const toFlow = (row: FlowRow): OidcFlow => ({
  id: row.id,
  stateDigest: row.state_digest,
  browserDigest: row.browser_digest,
  provider: row.provider,
  redirectTo: row.redirect_to,
  challenge: row.challenge,
  sessionId: row.session_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
