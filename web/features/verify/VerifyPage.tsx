import { ShieldQuestion } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { contentOfHash } from "../../codes/verify-link.ts";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { useLive } from "../../components/loading/use-live.ts";
import { VerifiedCode } from "./VerifiedCode.tsx";
import { VerifyForm } from "./VerifyForm.tsx";

/** A requested check; each request counts anew. */
interface PendingCheck {
  contents: string[];
  time: number;
}

/** /verify: paste a signature code, choose a picture of it, or come from a scan with the code behind the `#`. */
export function Component() {
  const t = useMessages();
  const live = useLive();
  const { hash } = useLocation();
  const carried = live ? contentOfHash(hash) : null;
  const [taken, setTaken] = useState<string | null>(null);
  const [content, setContent] = useState("");
  const [asked, setAsked] = useState<PendingCheck>({ contents: [], time: 0 });
  const result = useRef<HTMLElement>(null);
  // on a phone the result lies below the form
  useEffect(() => {
    const section = result.current;
    if (asked.time > 0 && section && section.getBoundingClientRect().top > window.innerHeight / 2) {
      section.scrollIntoView({ block: "start" });
    }
  }, [asked.time]);
  const ask = (contents: string[]) => setAsked(({ time }) => ({ contents, time: time + 1 }));
  if (carried !== null && carried !== taken) {
    setTaken(carried);
    setContent(carried);
    ask([carried]);
  }

  return (
    <div className="page pt-6 pb-12 lg:pt-12">
      <PageHead title={t("verify.title")} description={t("verify.description")} />
      <div className="mb-4 lg:mb-10">
        <h1 className="text-title font-semibold">{t("verify.title")}</h1>
        <p className="mt-2 text-soft">{t("verify.intro")}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
        <VerifyForm
          content={content}
          onContent={setContent}
          onVerify={() => ask([content])}
          onPicture={(contents) => {
            setContent(contents[0] ?? "");
            ask(contents);
          }}
        />
        <section ref={result} aria-labelledby="result-heading" className="grid scroll-mt-20 gap-4">
          <h2 id="result-heading" className="sr-only">
            {t("verify.result")}
          </h2>
          {asked.contents.map((each, index) => (
            <VerifiedCode key={`${asked.time} ${index}`} content={each} />
          ))}
          {asked.contents.length === 0 ? (
            <div className="grid min-h-48 place-content-center justify-items-center gap-3 rounded-box border border-dashed border-control p-6 text-center text-faint">
              <ShieldQuestion aria-hidden="true" className="size-10" />
              <p>{t("verify.empty")}</p>
            </div>
          ) : null}
        </section>
      </div>
    </div>
  );
}
