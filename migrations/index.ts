import type { Knex } from "knex";
import { accounts } from "./001_accounts.ts";
import { sessions } from "./002_sessions.ts";
import { history } from "./003_history.ts";
import { settings } from "./004_settings.ts";
import { notifications } from "./005_notifications.ts";
import { signatures } from "./006_signatures.ts";
import { profiles } from "./007_profiles.ts";
import { historyFolders } from "./008_history_folders.ts";
import { shortLinks } from "./009_short_links.ts";
import { oneTimeTokens } from "./010_one_time_tokens.ts";
import { factors } from "./011_factors.ts";
import { identities } from "./012_identities.ts";
import { jobs } from "./013_jobs.ts";
import { auditLog } from "./014_audit_log.ts";
import { visits } from "./015_visits.ts";
import { advertisements } from "./016_advertisements.ts";
import { siteCode } from "./017_site_code.ts";
import { apiKeys } from "./018_api_keys.ts";
import { news } from "./019_news.ts";
import { madeCodes } from "./021_made_codes.ts";
import { userSearch } from "./020_user_search.ts";
import { scanSums } from "./022_scan_sums.ts";
import { deletedAccounts } from "./023_deleted_accounts.ts";
import { sharedLimits } from "./024_shared_limits.ts";
import { visitsAsSessions } from "./025_visits_as_sessions.ts";
import { userMetadata } from "./026_user_metadata.ts";
import { jobClaims } from "./027_job_claims.ts";
import { legalPages } from "./028_legal_pages.ts";
import { authCodeSignIn } from "./029_auth_code_sign_in.ts";
import { disputedAddresses } from "./030_disputed_addresses.ts";
import { addressClaims } from "./031_address_claims.ts";
import { takenDownLinks } from "./032_taken_down_links.ts";
import { unindexedSearch } from "./033_unindexed_search.ts";
import { scheduledNews } from "./034_scheduled_news.ts";
import { goals } from "./035_goals.ts";
import { apiKeySigning } from "./036_api_key_signing.ts";
import { productSums } from "./037_product_sums.ts";
import { shortCodes } from "./038_short_codes.ts";
import { shortCodesFilled } from "./039_short_codes_filled.ts";
import { brands } from "./040_brands.ts";
import { siteBrands } from "./041_site_brands.ts";
import { codeBatches } from "./042_code_batches.ts";
import { vectorLogos } from "./043_vector_logos.ts";

/**
 * A step of the schema. Released steps are never changed; a later step fixes them. It runs while processes of
 * the previous version keep running: see docs/decisions/0025-migrations.md for what it may do.
 */
export interface Migration {
  name: string;
  /**
   * Processes the rows of a large table in pieces, before `up`: called with "" and then with its previous
   * return value, each time in a separate transaction, until it returns null. If the process dies, it starts
   * over.
   */
  piece?: (knex: Knex, after: string) => Promise<string | null>;
  /** Runs in a separate transaction, which aborts and retries if it would have to wait for a lock. */
  up: (knex: Knex) => Promise<void>;
  down: (knex: Knex) => Promise<void>;
  /** New indexes on tables that may be large: created after `up`, one at a time, without blocking writes. */
  indexes?: readonly NewIndex[];
  /**
   * New tables that stay whole on the coordinator of a distributed Postgres: data of accounts that stays
   * small, and data that must be unique in the whole site. Tables that grow with traffic are in
   * `adapters/db/spread/table-places.ts` instead.
   */
  local?: readonly string[];
  /** Older versions cannot work with the changed schema and refuse to start. */
  breaksOlder?: true;
}

export interface NewIndex {
  name: string;
  /** The clause after ON: `scans (country) WHERE ...` */
  on: string;
}

/** Listed by hand and in order, so that the names are the same from source and from the bundle. */
export const migrations: readonly Migration[] = [
  { name: "001_accounts", local: ["user_profiles", "users"], ...accounts },
  { name: "002_sessions", local: ["refresh_tokens", "sessions", "signing_keys"], ...sessions },
  { name: "003_history", ...history },
  { name: "004_settings", local: ["settings"], ...settings },
  { name: "005_notifications", local: ["notification_reads", "notifications"], ...notifications },
  {
    name: "006_signatures",
    local: ["signature_keys", "signature_private_keys", "signatures"],
    ...signatures,
  },
  { name: "007_profiles", ...profiles },
  { name: "008_history_folders", ...historyFolders },
  { name: "009_short_links", local: ["scan_salts"], ...shortLinks },
  { name: "010_one_time_tokens", local: ["auth_codes", "one_time_tokens"], ...oneTimeTokens },
  { name: "011_factors", local: ["mfa_challenges", "mfa_factors", "recovery_codes"], ...factors },
  { name: "012_identities", local: ["identities", "oidc_flows"], ...identities },
  { name: "013_jobs", local: ["jobs"], ...jobs },
  { name: "014_audit_log", ...auditLog },
  { name: "015_visits", local: ["visit_rollups", "visit_sessions", "visit_values"], ...visits },
  { name: "016_advertisements", local: ["advertisement_days", "advertisements"], ...advertisements },
  { name: "017_site_code", local: ["code_snippets", "verification_files"], ...siteCode },
  { name: "018_api_keys", local: ["api_keys"], ...apiKeys },
  { name: "019_news", local: ["given_up_jobs", "mail_views", "news_mails"], ...news },
  { name: "020_user_search", ...userSearch },
  { name: "021_made_codes", ...madeCodes },
  { name: "022_scan_sums", ...scanSums },
  { name: "023_deleted_accounts", local: ["deleted_accounts"], ...deletedAccounts },
  { name: "024_shared_limits", local: ["call_counts", "login_attempts"], ...sharedLimits },
  { name: "025_visits_as_sessions", local: ["visit_figures", "visit_salts"], ...visitsAsSessions },
  { name: "026_user_metadata", ...userMetadata },
  { name: "027_job_claims", ...jobClaims },
  { name: "028_legal_pages", local: ["legal_pages"], ...legalPages },
  { name: "029_auth_code_sign_in", ...authCodeSignIn },
  { name: "030_disputed_addresses", ...disputedAddresses },
  { name: "031_address_claims", local: ["address_claims"], ...addressClaims },
  { name: "032_taken_down_links", ...takenDownLinks },
  { name: "033_unindexed_search", ...unindexedSearch },
  { name: "034_scheduled_news", ...scheduledNews },
  { name: "035_goals", local: ["goals"], ...goals },
  { name: "036_api_key_signing", ...apiKeySigning },
  { name: "037_product_sums", ...productSums },
  { name: "038_short_codes", ...shortCodes },
  { name: "039_short_codes_filled", ...shortCodesFilled },
  { name: "040_brands", ...brands },
  { name: "041_site_brands", local: ["site_brands"], ...siteBrands },
  { name: "042_code_batches", ...codeBatches },
  { name: "043_vector_logos", ...vectorLogos },
];
