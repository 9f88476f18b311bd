import { useParams } from "react-router-dom";
import { useServer } from "../kit/use-server.ts";
import type { AdminUser } from "./user.ts";
import { USERS_PATH } from "./users-api.ts";

/** The account of the address. */
export function useUser() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useServer<AdminUser>(`${USERS_PATH}/${encodeURIComponent(id)}`);
  return { id, data, error, reload: () => void refetch() };
}
