import { Box, Drawer, useMediaQuery, type Theme } from "@mui/material";
import { Suspense, useState } from "react";
import { useTranslate, type LayoutProps } from "react-admin";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { PageError } from "../kit/PageError.tsx";
import { PageLoading } from "../kit/PageLoading.tsx";
import { FreshSignIn } from "../session/FreshSignIn.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";

const SIDEBAR = 248;

/** Sidebar, top bar, page. On a phone the sidebar is a drawer behind a button. */
export function Layout({ children }: LayoutProps) {
  const t = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("md"), { noSsr: true });
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box
        component="a"
        href="#main"
        sx={{
          position: "fixed",
          zIndex: 1400,
          left: 16,
          top: -64,
          px: 4,
          py: 2,
          borderRadius: 1,
          bgcolor: "primary.main",
          color: "primary.contrastText",
          "&:focus": { top: 12 },
        }}
      >
        {t("panel.skip")}
      </Box>
      <Box sx={{ display: "flex", minHeight: "100dvh" }}>
        {isWide ? (
          <Box
            component="aside"
            sx={{
              width: SIDEBAR,
              flexShrink: 0,
              position: "sticky",
              top: 0,
              height: "100dvh",
              overflowY: "auto",
              borderRight: "1px solid var(--line)",
              bgcolor: "background.paper",
            }}
          >
            <Sidebar />
          </Box>
        ) : (
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            slotProps={{
              paper: {
                sx: { width: "min(18rem, 86vw)", borderRadius: 0 },
                "aria-label": t("panel.menu"),
                role: "dialog",
              },
            }}
          >
            <Sidebar onClose={() => setOpen(false)} />
          </Drawer>
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
          <TopBar {...(isWide ? {} : { onMenu: () => setOpen(true), isMenuOpen: open })} />
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            sx={{
              flexGrow: 1,
              width: "100%",
              maxWidth: "84rem",
              mx: "auto",
              px: { xs: 4, md: 8 },
              py: { xs: 6, md: 8 },
            }}
          >
            <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
              <Suspense fallback={<PageLoading />}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <FreshSignIn />
    </>
  );
}
