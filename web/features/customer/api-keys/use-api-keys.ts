import { useState } from "react";
import type { presentApiKey } from "../../../../core/presenters/present-api-key.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { errorText } from "../../../api/error-text.ts";
import { useSession } from "../../../session/session.tsx";

export type ApiKeyRow = ReturnType<typeof presentApiKey>;

interface OwnKeys {
  keys: ApiKeyRow[];
  /** Maximum number of valid keys per account. */
  most: number;
  /** Default lifetime of a new key, days. */
  expires_in_days: number;
}

/** The signed-in user's keys, newest first, and a way to revoke one. */
export function useApiKeys() {
  const t = useMessages();
  const { client, user } = useSession();
  const [revoking, setRevoking] = useState(false);
  const loaded = useLoaded(
    ["api-keys", user?.id],
    async (signal) => (await (await client.fetch("/api/me/api_keys", { signal })).json()) as OwnKeys,
  );

  async function revoke({ id }: ApiKeyRow): Promise<void> {
    setRevoking(true);
    try {
      await client.fetch(`/api/me/api_keys/${id}`, { method: "DELETE" });
      toast.success(t("keys.revoked"));
    } catch (error) {
      // one that is gone already
      if (!(error instanceof ApiError) || error.status !== 404) {
        toast.error(t("keys.not_revoked", { message: errorText(t, error) }));
      }
    }
    await loaded.reload();
    setRevoking(false);
  }

  return { loaded, revoking, revoke };
}
