import { Box } from "@mui/material";
import { createElement, useEffect, useRef, useState, type ReactElement } from "react";
import { useTranslate } from "react-admin";
import { AD_FRAME_SIZES, adMarkup, type AdElement } from "../../core/ads/ad-markup.ts";
import { adStyle } from "../../core/ads/ad-style.ts";
import { hasImage, type AdImage } from "../../core/ads/ad.ts";
import { AD_PREVIEW_PATH, AD_SANDBOX } from "../../core/ads/shown-ad.ts";
import type { AdFields } from "./ad-api.ts";

const PAUSE_MS = 500;

interface Props extends Pick<AdFields, "title" | "description" | "content" | "type" | "placement"> {
  image: AdImage | null;
}

/**
 * Preview of an advertisement in its slot, built from the site's own components. Its link is inert, so that a
 * click does not leave the form.
 */
export function AdPreview({ image, ...fields }: Props) {
  const t = useTranslate();
  const { width } = AD_FRAME_SIZES[fields.placement];
  const drawn = adMarkup(
    {
      id: "preview",
      type: fields.type,
      placement: fields.placement,
      title: fields.title || t("ads.preview_empty"),
      description: fields.description,
      text: fields.type === "custom" ? "" : fields.content,
      image: hasImage(fields.type) ? image : null,
      leads: false,
    },
    { label: t("ads.label"), href: null, frame: AD_PREVIEW_PATH },
  );
  return (
    <Box sx={{ maxWidth: width + 34, font: "1rem/1.5 Geist, system-ui, sans-serif" }}>
      <style>{adStyle}</style>
      {toReact(drawn, fields.content)}
    </Box>
  );
}

function toReact({ tag, attributes, children }: AdElement, code: string): ReactElement {
  if (tag === "iframe") return <CodeFrame key="frame" attributes={attributes} code={code} />;
  return createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === "string" ? child : toReact(child, code))),
  );
}

/** The code runs in a frame without an origin and reloads once its author pauses. */
function CodeFrame({ attributes, code }: { attributes: AdElement["attributes"]; code: string }) {
  const [settled, setSettled] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(code), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code]);
  return <Frame key={settled} attributes={attributes} code={settled} />;
}

function Frame({ attributes, code }: { attributes: AdElement["attributes"]; code: string }) {
  const isSent = useRef(false);
  const { title } = attributes;
  return (
    <iframe
      {...attributes}
      title={String(title)}
      sandbox={AD_SANDBOX}
      onLoad={({ currentTarget }) => {
        // a document written by script fires `load`, too
        if (isSent.current) return;
        isSent.current = true;
        // a sandboxed frame has no origin to name
        currentTarget.contentWindow?.postMessage(code, "*");
      }}
    />
  );
}
