import type { Knex } from "knex";
import { readTables } from "../../adapters/db/backup/read-tables.ts";

/**
 * Statements that fill the tables, in the order of their foreign keys. Triggers fill the other tables. A user
 * already exists.
 */
const STATEMENTS: readonly string[] = [
  `INSERT INTO users (id, email, password_hash)
   SELECT gen_random_uuid(), 'user-' || i || '@example.org', '$argon2id$' || i FROM generate_series(1, 20) AS i`,
  `INSERT INTO user_profiles (id, first_name, bio, date_of_birth, default_design)
   SELECT id, 'Zoë', E'tab\\t back\\\\slash "quote" 😀 \u2028', '1815-12-10', '{"kind": "qr", "note": null}' FROM users
   ON CONFLICT DO NOTHING`,
  `INSERT INTO sessions (id, user_id, user_agent, ip_address, created_at, last_used_at, expires_at)
   SELECT gen_random_uuid(), id, 'drill', '192.0.2.1', now(), now(), now() + interval '1 day' FROM users`,
  `INSERT INTO refresh_tokens (id, session_id, digest, created_at)
   SELECT gen_random_uuid(), id, encode(sha256(id::text::bytea), 'hex'), now() FROM sessions`,
  `INSERT INTO history_folders (user_id, id, name) SELECT id, gen_random_uuid(), 'Menus' FROM users`,
  `INSERT INTO brands (user_id, id, name, design, logo, is_default, created_at, updated_at)
   SELECT id, gen_random_uuid(), 'Café', '{"foreground": "#112233", "margin": 4}', 'data:image/png;base64,iVBORw0KGgo=', true, now(), now()
   FROM users`,
  `INSERT INTO code_batches (user_id, id, name, type, output, format, row_count, bytes, preview, row_table, choices, revision, created_at, updated_at)
   SELECT id, gen_random_uuid(), 'Café', 'qr', 'files', 'png', 1, 40, '[]', '{"records": []}', '{"type": "qr"}', 1, now(), now() FROM users`,
  `INSERT INTO qr_history (id, user_id, content, type, design, download_count, folder_id, created_at)
   SELECT gen_random_uuid(), f.user_id, 'https://example.org/?a=' || i, 'url', '{"kind": "qr", "size": 300}', 1 + i % 3, f.id,
     now() - i * interval '1 second'
   FROM generate_series(0, :records - 1) AS i
   JOIN (SELECT user_id, id, row_number() OVER () - 1 AS n, count(*) OVER () AS all FROM history_folders) f ON f.n = i % f.all`,
  `INSERT INTO settings (key, value) VALUES ('site_name', '"Drill"'), ('smtp_password', '"v1.sealed"') ON CONFLICT DO NOTHING`,
  `INSERT INTO notifications (id, kind, title, body) VALUES (gen_random_uuid(), 'announcement', 'News', 'Of today')`,
  `INSERT INTO notification_reads (user_id, notification_id) SELECT u.id, n.id FROM users u CROSS JOIN notifications n
   ON CONFLICT DO NOTHING`,
  `INSERT INTO signature_keys (id, user_id, public_key, created_at)
   SELECT substr(md5(id::text), 1, 11), id, 'public', now() FROM users`,
  `INSERT INTO signature_private_keys (key_id, user_id, private_key) SELECT id, user_id, 'private' FROM signature_keys`,
  `INSERT INTO signatures (id, user_id, key_id, content, digest, document_title, security_level, created_at)
   SELECT gen_random_uuid(), user_id, id, '{}', encode(sha256(id::bytea), 'hex'), 'Contract', 'high', now() FROM signature_keys`,
  `INSERT INTO short_links (id, code, user_id, target, created_at, updated_at)
   SELECT gen_random_uuid(), translate(substr(md5(id::text), 1, 8), '01', 'xy'), id, 'https://example.org/?a=b', now(), now() FROM users`,
  `INSERT INTO scans (link_id, user_id, scanned_at, is_new_visitor, country, device, browser, os, referrer)
   SELECT l.id, l.user_id, now() - i * interval '1.000001 second', i % 2 = 0, 'DE', 'phone', 'Firefox', 'Android', ''
   FROM generate_series(0, :scans - 1) AS i
   JOIN (SELECT id, user_id, row_number() OVER () - 1 AS n, count(*) OVER () AS all FROM short_links) l ON l.n = i % l.all`,
  `INSERT INTO scan_slots SELECT id, user_id, '2026-01-01T00:15:00Z', 3, 2 FROM short_links`,
  `INSERT INTO scan_days SELECT id, user_id, '2026-01-01', 'device', 'phone', 3, 2 FROM short_links`,
  `INSERT INTO scan_months SELECT id, user_id, '2026-01-01', 'device', 'phone', 3, 2 FROM short_links`,
  `INSERT INTO user_scans SELECT DISTINCT user_id, 'all', 'day', timestamptz '2026-01-01Z', '', 3, 2 FROM short_links`,
  `INSERT INTO scan_salts VALUES ('2026-01-01', 'salt') ON CONFLICT DO NOTHING`,
  `INSERT INTO scan_visitors (link_id, day, visitor, user_id) SELECT id, '2026-01-01', 'visitor', user_id FROM short_links`,
  `INSERT INTO one_time_tokens (id, user_id, email, purpose, link_expires_at, code_expires_at, new_account, created_at)
   SELECT gen_random_uuid(), id, email, 'recovery', now(), now(), '{"a": null}', now() FROM users`,
  `INSERT INTO auth_codes (id, user_id, digest, challenge, method, created_at)
   SELECT gen_random_uuid(), id, id::text, 'x', 's256', now() FROM users`,
  `INSERT INTO mfa_factors (id, user_id, type, friendly_name, status, secret, created_at, updated_at)
   SELECT gen_random_uuid(), id, 'totp', 'Phone', 'unverified', repeat('A', 32), now(), now() FROM users`,
  `INSERT INTO mfa_challenges (id, factor_id, session_id, created_at)
   SELECT gen_random_uuid(), f.id, s.id, now() FROM mfa_factors f JOIN sessions s USING (user_id)`,
  `INSERT INTO recovery_codes (id, user_id, set_id, digest, created_at)
   SELECT gen_random_uuid(), id, gen_random_uuid(), encode(sha256(id::text::bytea), 'hex'), now() FROM users`,
  `INSERT INTO identities (id, user_id, provider, subject, email_verified, created_at, updated_at)
   SELECT gen_random_uuid(), id, 'example', id::text, true, now(), now() FROM users`,
  `INSERT INTO oidc_flows (id, state_digest, browser_digest, provider, redirect_to, session_id, created_at, expires_at)
   SELECT gen_random_uuid(), id::text, 'x', 'example', '/', id, now(), now() + interval '1 hour' FROM sessions`,
  // due so far in the future that it never runs during the drill
  `INSERT INTO jobs (id, queue, payload, run_at, until, created_at)
   SELECT gen_random_uuid(), 'drill', '{"to": "nobody"}', now() + interval '9 years', now() + interval '10 years', now()`,
  `INSERT INTO given_up_jobs (id, queue, payload, attempts, reason, until, created_at, given_up_at)
   SELECT gen_random_uuid(), 'mail', '{}', 3, 'refused', now(), now(), now()`,
  `INSERT INTO audit_log (id, at, actor_name, address, user_agent, action, subject_type, subject_name, after)
   SELECT gen_random_uuid(), now(), 'command line', '', '', 'user.created', 'users', 'x', '{"odd": "\\\\u0041", "none": null}'`,
  `INSERT INTO visitors (id, session_id, ip_address, visited_at, page_url, user_agent, country, region, city, referrer, utm_source,
     utm_medium, utm_campaign, device_type, browser, os, screen_resolution)
   SELECT gen_random_uuid(), gen_random_uuid(), '192.0.2.0', now(), '/', 'x', 'DE', '', '', '', '', '', '', 'phone', '', '', ''
   FROM generate_series(1, 50)`,
  `INSERT INTO page_analytics (id, session_id, page_url, page_title, entered_at) SELECT id, session_id, '/', 'Home', now() FROM visitors`,
  `INSERT INTO visits SELECT left(session_id::text, 22), now(), now(), id, 1 FROM visitors`,
  `INSERT INTO visit_salts VALUES ('2026-01-01', 'salt') ON CONFLICT DO NOTHING`,
  `INSERT INTO visit_sessions SELECT session_id, id, now(), 1 FROM visitors`,
  `INSERT INTO visit_values VALUES ('page', '2026-01-01', '/', '2026-01-02')`,
  `INSERT INTO visit_rollups VALUES ('all', 'day', '2026-01-01T00:00:00Z', '', 1, 1, 0, 1, 12)`,
  `INSERT INTO advertisements (id, title, type, placement, created_at, updated_at)
   VALUES (gen_random_uuid(), 'Shoes', 'banner', 'header', now(), now())`,
  `INSERT INTO advertisement_days SELECT id, '2026-01-01', 3, 1 FROM advertisements`,
  `INSERT INTO code_snippets (id, name, code, type, is_active, created_at, updated_at)
   VALUES (gen_random_uuid(), 'Tag', '<meta name="a">', 'custom', false, now(), now())`,
  `INSERT INTO site_brands (id, name, design, logo, position, is_default, created_at, updated_at)
   VALUES (gen_random_uuid(), 'Zoë', '{"foreground": "#112233", "margin": 4}', 'data:image/png;base64,iVBORw0KGgo=', 3, true, now(), now())`,
  `INSERT INTO goals (id, name, path, created_at, updated_at) VALUES (gen_random_uuid(), 'Thanks', '/thanks*', now(), now())`,
  `UPDATE legal_pages SET text = '{"de": "## Anbieter\\nZoë \\"Drill\\""}' WHERE id = 'imprint'`,
  `INSERT INTO verification_files (id, original_name, file_type, file_size, content, digest, hash, verification_status,
     created_at, updated_at)
   VALUES (gen_random_uuid(), 'drill.txt', 'txt', 4, '\\x00ff5c0a', repeat('0', 64), 'x', 'pending', now(), now())`,
  `INSERT INTO api_keys (id, name, prefix, digest, scopes, created_by, created_by_name, created_at, expires_at)
   SELECT gen_random_uuid(), 'Till', 'qz_', id::text, '{generate,batch}', id, email, now(), now() + interval '1 day' FROM users`,
  `INSERT INTO news_mails SELECT n.id, u.id, 'sent', n.id || '' || u.id, now() FROM notifications n CROSS JOIN users u`,
  `INSERT INTO mail_views VALUES ('digest', '<p>', now() + interval '9 years')`,
  `INSERT INTO address_claims (digest) VALUES ('\\x00ff')`,
  `INSERT INTO deleted_accounts (id) VALUES (gen_random_uuid())`,
];

/**
 * Adds rows to every table of a running installation that has a user, with the given number of scans and
 * history records.
 * @throws Error if a table stays empty: a new table needs a statement here
 */
export async function fillTables(knex: Knex, sizes: { scans: number; records: number }): Promise<void> {
  for (const sql of STATEMENTS) {
    const sized = sql.replace(":scans", String(sizes.scans)).replace(":records", String(sizes.records));
    await knex.raw(sized.replaceAll("?", "\\?"));
  }
  for (const { name } of await readTables(knex)) {
    if ((await knex(name).first()) === undefined) throw new Error(`The drill puts nothing into ${name}`);
  }
}
