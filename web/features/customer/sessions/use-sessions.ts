import { useState } from "react";
import type { DeviceKind } from "../../../../core/ports/device-reader.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { errorText } from "../../../api/error-text.ts";
import { useSession } from "../../../session/session.tsx";

export interface SessionRow {
  id: string;
  current: boolean;
  device: DeviceKind;
  browser: string;
  os: string;
  ip_address: string;
  country: string | null;
  created_at: string;
  last_used_at: string;
}

/** The user's sessions, and functions that end them. */
export function useSessions() {
  const t = useMessages();
  const { client, user } = useSession();
  const [ending, setEnding] = useState<string | null>(null);
  const loaded = useLoaded(
    ["sessions", user?.id],
    async (signal) => (await (await client.fetch("/api/me/sessions", { signal })).json()) as SessionRow[],
  );

  /** @param id null: all but this one. @returns whether it is done */
  async function end(id: string | null): Promise<boolean> {
    setEnding(id ?? "others");
    try {
      await client.fetch(`/api/me/sessions${id === null ? "" : `/${id}`}`, { method: "DELETE" });
    } catch (error) {
      // one that is over already
      if (!(error instanceof ApiError) || error.status !== 404) {
        toast.error(t("sessions.not_ended", { message: errorText(t, error) }));
        setEnding(null);
        return false;
      }
    }
    toast.success(t(id === null ? "sessions.others_ended" : "sessions.ended"));
    setEnding(null);
    const left = loaded.data?.filter(({ current, id: each }) => current || (id !== null && each !== id));
    if (left) loaded.replace(left);
    return true;
  }

  return { loaded, ending, end };
}
