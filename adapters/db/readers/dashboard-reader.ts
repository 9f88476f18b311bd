import type { Knex } from "knex";
import type { DashboardReader, SiteActivity } from "../../../core/dashboard/dashboard.ts";
import { selectRows } from "../rows/select-rows.ts";

interface ActivityRow {
  kind: SiteActivity["kind"];
  id: string;
  at: Date;
  name: string;
  action: string;
  subject: string;
}

function toActivity({ kind, id, at, name, action, subject }: ActivityRow): SiteActivity {
  if (kind === "signed_up") return { kind, id, at, name };
  if (kind === "changed") return { kind, id, at, actor: name, action, subject };
  return { kind, id, at, type: name as Extract<SiteActivity, { kind: "code_made" }>["type"] };
}

/** Each part uses its own index. Sign-ins are not listed as changes, and a new account is listed once. */
const ACTIVITY = `
  (SELECT 'signed_up' AS kind, u.id::text AS id, u.created_at AS at,
          coalesce(nullif(p.full_name, ''), u.email) AS name, '' AS action, '' AS subject
   FROM users u LEFT JOIN user_profiles p ON p.id = u.id ORDER BY u.created_at DESC, u.id DESC LIMIT :limit)
  UNION ALL
  (SELECT 'code_made', id::text, created_at, type, '', ''
   FROM qr_history WHERE deleted_at IS NULL ORDER BY created_at DESC LIMIT :limit)
  UNION ALL
  (SELECT 'changed', id::text, at, actor_name, action, subject_name
   FROM audit_log WHERE action NOT LIKE 'session.%' AND action <> 'user.created' ORDER BY at DESC, id DESC LIMIT :limit)
  ORDER BY at DESC, id DESC LIMIT :limit`;

export function createDashboardReader(knex: Knex): DashboardReader {
  const rowOf = async <Row>(sql: string, values: Record<string, unknown> = {}): Promise<Row> =>
    (await selectRows<Row>(knex, sql, values))[0]!;

  return {
    codes: (since) =>
      rowOf(
        `SELECT count(*)::integer AS total, (count(*) FILTER (WHERE created_at >= :since))::integer AS recent
         FROM qr_history WHERE deleted_at IS NULL`,
        { since },
      ),

    async advertisements() {
      return (await rowOf<{ n: number }>("SELECT count(*)::integer AS n FROM advertisements")).n;
    },

    activity: async (limit) => (await selectRows<ActivityRow>(knex, ACTIVITY, { limit })).map(toActivity),

    async attention(since) {
      const waiting = await selectRows<{ queue: string; waiting: number; retried: number }>(
        knex,
        `SELECT queue, count(*)::integer AS waiting, (count(*) FILTER (WHERE attempts > 0))::integer AS retried
         FROM jobs WHERE name IS NULL AND queue IN ('mail', 'webhook') GROUP BY queue`,
      );
      const givenUp = await selectRows<{ queue: string; n: number }>(
        knex,
        `SELECT queue, count(*)::integer AS n FROM given_up_jobs WHERE given_up_at >= :since GROUP BY queue`,
        { since },
      );
      const { failed } = await rowOf<{ failed: number }>(
        `SELECT count(*)::integer AS failed FROM verification_files WHERE verification_status = 'failed'`,
      );
      const of = (queue: string) => waiting.find((row) => row.queue === queue);
      const lostOf = (queue: string) => givenUp.find((row) => row.queue === queue)?.n ?? 0;
      return {
        mails: {
          waiting: of("mail")?.waiting ?? 0,
          retried: of("mail")?.retried ?? 0,
          givenUp: lostOf("mail"),
        },
        webhooks: { retried: of("webhook")?.retried ?? 0, givenUp: lostOf("webhook") },
        files: { failed },
      };
    },
  };
}
