import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, IconButton } from "../components/Button.tsx";
import { useLanguage, useMessages } from "../components/messages.tsx";
import { Notice } from "../components/Notice.tsx";
import { OFFLINE_PAGE } from "./build.ts";
import { useOnline } from "./use-online.ts";
import { startWorker, welcome } from "./worker-client.ts";

/** Users who save data get nothing before it is used. */
const isSparing = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Starts the service worker, and says calmly what there is to say about it: no connection, or a new version. */
export function OfflineNotices() {
  const t = useMessages();
  const language = useLanguage();
  const online = useOnline();
  const [update, setUpdate] = useState<{ run: () => void } | null>(null);
  // that page shows its own notice
  const [closed, setClosed] = useState(() => location.pathname === OFFLINE_PAGE);

  useEffect(() => {
    if (!("serviceWorker" in navigator) || isSparing()) return;
    startWorker((run) => setUpdate({ run })).catch((error: unknown) =>
      console.warn("The service worker could not be started.", error),
    );
  }, []);
  useEffect(() => {
    if (online) welcome(language);
  }, [online, language]);

  // going offline again shows the message again
  if (online && closed) setClosed(false);
  const isKept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 grid gap-2 sm:right-auto sm:w-96 print:hidden [&>*]:pointer-events-auto"
    >
      {online || closed ? null : (
        <Notice
          tone="info"
          className="border-control! shadow-lift"
          action={<Close label={t("common.close")} onClose={() => setClosed(true)} />}
        >
          {t(isKept ? "offline.notice" : "offline.notice_little")}
        </Notice>
      )}
      {update ? (
        <Notice
          tone="info"
          className="border-control! shadow-lift"
          action={<Close label={t("common.close")} onClose={() => setUpdate(null)} />}
        >
          <p>{t("update.ready")}</p>
          <Button size="sm" className="mt-2" onClick={update.run}>
            {t("update.now")}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

function Close({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <IconButton label={label} onClick={onClose} className="-my-1 -mr-3">
      <X aria-hidden="true" />
    </IconButton>
  );
}
