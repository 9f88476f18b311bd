import { useLocation, useMatch, useNavigate } from "react-router-dom";

/**
 * A dialog over a list, with its own address such as `/admin/advertisements/create`: Back closes it, and the list behind keeps its
 * filters.
 * @param pattern below the resource, such as "create" or ":id"
 */
export function useDialogRoute(resource: string, pattern: string) {
  const match = useMatch(`/admin/${resource}/${pattern}`);
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: match !== null,
    /** Id of the record, if the pattern has one. */
    id: match?.params["id"],
    close: () => void navigate({ pathname: `/admin/${resource}`, search }),
  };
}

/** Address of such a dialog over the current list. @param path "create", or an id */
export function useDialogPath(resource: string): (path: string) => { pathname: string; search: string } {
  const { search } = useLocation();
  return (path) => ({ pathname: `/admin/${resource}/${path}`, search });
}
