import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { useLoaded } from "../kit/use-loaded.ts";
import { readUser } from "./users-api.ts";

/** The account of the address. */
export function useUser() {
  const { id = "" } = useParams();
  const read = useCallback((signal: AbortSignal) => readUser(id, signal), [id]);
  return { id, ...useLoaded(read) };
}
