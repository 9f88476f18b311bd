import type { Knex } from "knex";

/** Moves every sign-in of this account back an hour, so that its access token is no longer fresh. */
export async function ageSessions(knex: Knex, userId: string): Promise<void> {
  for (const { id, amr } of await knex("sessions").where({ user_id: userId }).select("id", "amr")) {
    const past = (amr as { method: string; timestamp: number }[]).map((way) => ({
      ...way,
      timestamp: way.timestamp - 3600,
    }));
    await knex("sessions")
      .where({ id })
      .update({ amr: JSON.stringify(past) });
  }
}
