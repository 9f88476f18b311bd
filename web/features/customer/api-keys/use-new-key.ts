import { useState } from "react";
import type { ApiScope } from "../../../../core/api-keys/api-key.ts";
import { ApiError, json } from "../../../api-fetch.ts";
import { useMessages } from "../../../components/messages.tsx";
import { errorText } from "../../../error-text.ts";
import { useSession } from "../../../session/session.tsx";

/** What the account can show again. */
export type Way = "password" | "code";

export interface MadeKey {
  name: string;
  scopes: ApiScope[];
  /** The key itself, this one time. */
  key: string;
}

interface Wanted {
  name: string;
  scopes: readonly ApiScope[];
  expires_in_days: number;
}

const WRONG: Partial<Record<string, "keys.wrong_password" | "keys.wrong_code">> = {
  current_password_invalid: "keys.wrong_password",
  mfa_verification_failed: "keys.wrong_code",
};

const REAUTHENTICATE = "/api/me/reauthenticate";

/** Makes a key; where the server asks first who is there, `way` says what is to be shown. */
export function useNewKey(onMade: (made: MadeKey) => void) {
  const t = useMessages();
  const { client } = useSession();
  const [busy, setBusy] = useState(false);
  const [way, setWay] = useState<Way | null>(null);
  const [problem, setProblem] = useState<{ form?: string; proof?: string }>({});

  const refused = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setProblem({ form: errorText(t, error) });
    const wrong = WRONG[error.code];
    if (wrong) return setProblem({ proof: t(wrong) });
    if (error.code !== "reauthentication_needed") return setProblem({ form: errorText(t, error) });
    const { ways } = (await (await client.fetch(REAUTHENTICATE)).json()) as { ways: Way[] };
    setWay(ways[0] ?? null);
    if (ways.length === 0) setProblem({ form: t("keys.show_none") });
  };

  /** @param proof what was typed where `way` asks for it */
  async function create(wanted: Wanted, proof: string): Promise<void> {
    setBusy(true);
    setProblem({});
    try {
      if (way) {
        await client.fetch(REAUTHENTICATE, json("POST", { [way]: proof }));
        // it is shown, and good for some minutes
        setWay(null);
      }
      const response = await client.fetch("/api/me/api_keys", json("POST", wanted));
      onMade((await response.json()) as MadeKey);
    } catch (error) {
      await refused(error).catch((other: unknown) => setProblem({ form: errorText(t, other) }));
    }
    setBusy(false);
  }

  return { busy, way, problem, create };
}
