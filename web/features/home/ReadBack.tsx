import { Check } from "lucide-react";
import { useMessages } from "../../components/messages.tsx";

/** Illustrates verification: the input, the code, and the text that another program read from it. */
export function ReadBack({ content, picture }: { content: string; picture: string }) {
  const t = useMessages();
  return (
    <figure className="hidden w-full max-w-md shrink-0 items-center gap-5 rounded-box border border-line bg-surface p-5 lg:flex">
      <img src={picture} alt="" loading="lazy" draggable={false} className="size-20 rounded-box xl:size-28" />
      <figcaption className="grid min-w-0 gap-3 text-[0.8125rem] xl:text-sm">
        <Line label={t("home.typed")} content={content} />
        <Line label={t("home.read")} content={content} isRead />
      </figcaption>
    </figure>
  );
}

function Line({ label, content, isRead = false }: { label: string; content: string; isRead?: boolean }) {
  return (
    <p className="min-w-0">
      <span className="block text-faint">{label}</span>
      <span className="mt-0.5 flex items-center gap-2 font-mono">
        <span className="truncate">{content}</span>
        {isRead ? <Check aria-hidden="true" className="size-4 shrink-0 text-good" /> : null}
      </span>
    </p>
  );
}
