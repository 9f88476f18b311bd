import { RefreshCw, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { SCAN_FILE_TYPES } from "../../../core/codes/scan-file.ts";
import { AdSlot } from "../../ads/ads.tsx";
import { Button } from "../../components/Button.tsx";
import { copyText } from "../../components/copy-text.ts";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { loadToasts, toast } from "../../components/toasts/toast.ts";
import { useFileDrop } from "../../components/fields/use-file-drop.ts";
import { useLive } from "../../components/loading/use-live.ts";
import type { Translate } from "../../messages/translator.ts";
import { isLinear } from "./camera-region.ts";
import { PictureFacts } from "./PictureFacts.tsx";
import { PictureStrip } from "./PictureStrip.tsx";
import { ResultsPanel } from "./ResultsPanel.tsx";
import { ScannerArticle } from "./ScannerArticle.tsx";
import { isBusy, MAX_PICTURES, type ScannerPicture } from "./scanner-state.ts";
import { SourceButtons } from "./SourceButtons.tsx";
import { useCamera } from "./use-camera.ts";
import { usePointedCode } from "./use-pointed-code.ts";
import { readClipboard, usePaste } from "../../components/fields/use-paste.ts";
import { useScanner } from "./use-scanner.ts";
import { Viewport } from "./Viewport.tsx";

export function Component() {
  const t = useMessages();
  const live = useLive();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const keys = live && /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘V" : "Ctrl+V";

  const scanner = useScanner((pictures) => {
    const codes = pictures.flatMap((picture) => picture.codes);
    if (codes.length > 0)
      toast.success(
        t(codes.every(({ format }) => isLinear(format)) ? "scanner.scanned_barcode" : "scanner.scanned"),
      );
    // on a phone the results lie below the picture
    heading.current?.scrollIntoView({ block: "nearest" });
  });
  const camera = useCamera({
    scanFrame: (frame, region) => scanner.getClient().scanFrame(frame, region),
    onFound: (answer) => scanner.takeFrame(t("scanner.camera_picture"), answer),
  });
  const { pictures, selected } = scanner;
  const picture = pictures.find(({ id }) => id === selected) ?? null;
  const isCameraOn = camera.state.kind !== "off";
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    camera.stop();
    setActive(null);
    setNotice(files.length > MAX_PICTURES ? t("scanner.too_many", { most: MAX_PICTURES }) : null);
    scanner.takeFiles(files);
  };
  const paste = async () => {
    const pasted = await readClipboard(t("scanner.pasted_name"));
    if (pasted.kind === "files") take(pasted.files);
    else setNotice(t(`scanner.clipboard_${pasted.kind}`, { keys }));
  };
  const startCamera = () => {
    scanner.reset();
    setNotice(null);
    setActive(null);
    camera.start();
  };
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t("scanner.copied"));
    else toast.error(t("scanner.copy_failed"));
  };

  usePaste(take);
  usePointedCode(results, setActive);
  const { isOver } = useFileDrop((files) => take(Array.from(files)), true);
  useEffect(() => {
    // the page goes on without the network
    void loadToasts().catch(() => undefined);
  }, []);

  const cardId = (index: number) => `${inputId}-code-${index}`;
  const showCard = (index: number) => {
    const card = document.getElementById(cardId(index));
    card?.scrollIntoView({ block: "nearest" });
    card?.focus({ preventScroll: true });
    setActive(index);
  };

  return (
    <>
      <PageHead title={t("scanner.title")} description={t("scanner.description")} />
      <div className="page pt-6 pb-16 lg:pt-12">
        <div className="mb-4 lg:mb-10">
          <h1 className="text-title font-semibold">{t("scanner.title")}</h1>
          <p className="mt-2 text-soft">{t("scanner.intro")}</p>
        </div>
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
          <section aria-label={t("scanner.picture")} className="grid gap-3 lg:sticky lg:top-24">
            <Viewport
              picture={picture}
              camera={camera}
              inputId={inputId}
              isOver={isOver}
              keys={keys}
              active={active}
              onActive={setActive}
              onChoose={showCard}
              onStartCamera={startCamera}
            />
            <input
              ref={input}
              id={inputId}
              type="file"
              accept={SCAN_FILE_TYPES.join(",")}
              multiple
              hidden
              onChange={(event) => {
                take(Array.from(event.target.files ?? []));
                // the same file may be chosen again
                event.target.value = "";
              }}
            />
            {picture && !isCameraOn ? (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <PictureFacts picture={picture} />
                <div className="flex gap-1">
                  <Button
                    size="sm"
                    icon={<RefreshCw aria-hidden="true" />}
                    busy={scanner.busy}
                    onClick={() => (pictures.some(({ file }) => file) ? scanner.again() : startCamera())}
                  >
                    {t("scanner.again")}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<RotateCcw aria-hidden="true" />}
                    onClick={() => {
                      scanner.reset();
                      setNotice(null);
                      choose.current?.focus();
                    }}
                  >
                    {t("scanner.reset")}
                  </Button>
                </div>
              </div>
            ) : null}
            <SourceButtons
              camera={camera}
              hasPictures={pictures.length > 0}
              chooseRef={choose}
              onChoose={() => input.current?.click()}
              onPaste={() => void paste()}
              onStartCamera={startCamera}
            />
            {notice ? (
              <Notice tone="warn" live>
                {notice}
              </Notice>
            ) : null}
            {pictures.length > 1 ? (
              <PictureStrip
                pictures={pictures}
                selected={selected}
                onSelect={(id) => {
                  setActive(null);
                  scanner.select(id);
                }}
              />
            ) : null}
          </section>
          <section ref={results} aria-label={t("scanner.results")}>
            <output className="sr-only">{statusText(picture, t)}</output>
            <ResultsPanel
              picture={picture}
              total={pictures.reduce((sum, { codes }) => sum + codes.length, 0)}
              pictureCount={pictures.length}
              active={active}
              headingRef={heading}
              cardId={cardId}
              onCopy={(text) => void copy(text)}
              onCancel={() => {
                scanner.cancel();
                choose.current?.focus();
              }}
            />
          </section>
        </div>
      </div>
      <AdSlot placement="content" />
      <ScannerArticle />
    </>
  );
}

/** Status announced to screen readers; errors are separate alerts. */
function statusText(picture: ScannerPicture | null, t: Translate): string {
  if (!picture) return "";
  if (picture.codes.length > 0) return t("scanner.count", { n: picture.codes.length });
  return isBusy(picture) ? t("scanner.scanning") : "";
}
