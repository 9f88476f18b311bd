import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { scanSums } from "../../../migrations/022_scan_sums.ts";

const LINKS = 20;
const DAYS = 730;

const SLOT = "date_bin('15 minutes', scanned_at, timestamptz '2000-01-01 UTC')";
const DIMENSIONS = ["country", "device", "browser", "os", "referrer"];

/**
 * Creates a user whose short links have this many scans over two years, with the same sums that counting
 * writes.
 * @returns the user's id
 */
export async function makeScans(knex: Knex, scans: number): Promise<string> {
  const userId = randomUUID();
  await knex.raw(
    `INSERT INTO users (id, email, role, created_at, updated_at)
     VALUES (:userId, 'bench@example.com', 'customer', now(), now())`,
    { userId },
  );
  await knex.raw(
    `INSERT INTO short_links (id, code, user_id, target, created_at, updated_at)
     SELECT gen_random_uuid(), 'benchz' || chr(64 + n / 5 + 1) || chr(65 + n % 5), :userId, 'https://example.org/' || n, now(), now()
     FROM generate_series(0, ${LINKS - 1}) AS n`,
    { userId },
  );
  await knex.transaction(async (transaction) => {
    await transaction.raw("SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '512MB'");
    await transaction.raw("DROP INDEX scans_of_link; DROP INDEX scans_of_user");
    await transaction.raw(
      `INSERT INTO scans (link_id, user_id, scanned_at, is_new_visitor, country, device, browser, os, referrer)
       SELECT links[1 + n % ${LINKS}], :userId, now() - make_interval(days => ${DAYS}) * (1 - power(n::float8 / :scans, 0.8)), n % 3 > 0,
         'C' || chr(65 + floor(8 * power(random(), 2))::integer) || chr(65 + floor(8 * power(random(), 2))::integer),
         (ARRAY['phone', 'tablet', 'desktop'])[1 + n % 3], (ARRAY['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + n % 4],
         (ARRAY['Android', 'iOS', 'Windows', 'macOS', 'Linux'])[1 + n % 5],
         CASE WHEN n % 8 = 0 THEN 'site' || floor(300 * power(random(), 3)) || '.example' ELSE '' END
       FROM generate_series(0, :scans - 1) AS n, (SELECT array_agg(id ORDER BY id) AS links FROM short_links WHERE user_id = :userId) AS l`,
      { userId, scans },
    );
    await transaction.raw("CREATE INDEX scans_of_link ON scans (link_id, scanned_at)");
    await transaction.raw("CREATE INDEX scans_of_user ON scans (user_id, scanned_at)");
    await transaction.raw(
      `INSERT INTO scan_slots (link_id, user_id, slot, scans, visitors)
       SELECT link_id, user_id, ${SLOT}, count(*), count(*) FILTER (WHERE is_new_visitor) FROM scans GROUP BY 1, 2, 3`,
    );
    for (const dimension of DIMENSIONS) {
      await transaction.raw(
        `INSERT INTO scan_days (link_id, user_id, day, dimension, value, scans, visitors)
         SELECT link_id, user_id, (scanned_at AT TIME ZONE 'UTC')::date, '${dimension}', ${dimension},
           count(*), count(*) FILTER (WHERE is_new_visitor) FROM scans GROUP BY 1, 2, 3, 5`,
      );
    }
    // rebuild the longer sums the way the migration that introduced them does
    await scanSums.down(transaction);
    await scanSums.up(transaction);
    await transaction.raw(
      `UPDATE short_links SET scan_count = (SELECT sum(scans) FROM scan_slots s WHERE s.link_id = id),
         last_scanned_at = (SELECT max(slot) FROM scan_slots s WHERE s.link_id = id)`,
    );
  });
  await knex.raw("VACUUM ANALYZE scans, scan_slots, scan_days, scan_months, user_scans, short_links");
  return userId;
}
