import { Route, Routes } from "react-router-dom";
import { NotFoundPage } from "../layout/NotFoundPage.tsx";
import { UserCreatePage } from "./UserCreatePage.tsx";
import { UserEditPage } from "./UserEditPage.tsx";
import { UserListPage } from "./UserListPage.tsx";
import { UserViewPage } from "./UserViewPage.tsx";

/** /admin/users and what is under it. */
export function UsersPage() {
  return (
    <Routes>
      <Route index element={<UserListPage />} />
      <Route path="create" element={<UserCreatePage />} />
      <Route path=":id" element={<UserViewPage />} />
      <Route path=":id/edit" element={<UserEditPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
