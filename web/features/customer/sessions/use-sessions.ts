import { useCallback, useEffect, useState } from "react";
import type { DeviceKind } from "../../../../core/ports/device-reader.ts";
import { ApiError } from "../../../api/api-fetch.ts";
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

/** Where the user is signed in, and how it ends. */
export function useSessions() {
  const t = useMessages();
  const { client } = useSession();
  const [rows, setRows] = useState<SessionRow[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [ending, setEnding] = useState<string | null>(null);

  const load = useCallback(
    () =>
      client
        .fetch("/api/me/sessions")
        .then((response) => response.json() as Promise<SessionRow[]>)
        .then(setRows, setProblem),
    [client],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const retry = () => {
    setProblem(null);
    void load();
  };

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
    setRows((now) => now && now.filter(({ current, id: each }) => current || (id !== null && each !== id)));
    return true;
  }

  return { rows, problem: problem === null ? null : errorText(t, problem), ending, retry, end };
}
