import { useEffect, useMemo, useState } from "react";
import { frameRefusal, missingLetters, type QrFrame, shownText } from "../../core/codes/qr/frame/frame.ts";
import type { Lettering } from "../../core/codes/qr/frame/lettering.ts";
import { loadPart } from "./load-part.ts";

/** A frame as it can currently be drawn. */
export interface Framed {
  /** While the letters of a new text are loading, the frame with the previous text, or none. */
  frame: QrFrame | undefined;
  lettering: Lettering | null;
  /** The reason why the text cannot be drawn; null if it can, or is still loading. */
  problem: unknown;
  /** Whether the frame is the requested one. */
  ready: boolean;
}

const NO_FRAME: Framed = { frame: undefined, lettering: null, problem: null, ready: true };

/**
 * The lettering of a text; fonts and shaping engine are fetched with the first one.
 * @throws ApiError or DomainError if they cannot be loaded; DomainError if no font covers the letters
 */
export async function loadLettering(text: string): Promise<Lettering> {
  const { loadLettersWeb } = await loadPart(() => import("../../adapters/codes/letters/load-letters.web.ts"));
  const { lettering, missing } = await loadLettersWeb(text);
  const problem = missingLetters(missing);
  if (problem) throw frameRefusal(problem);
  return lettering;
}

interface Loaded {
  text: string;
  lettering: Lettering | null;
  problem: unknown;
}

/**
 * @param frame the requested frame; the result is the same object once it is ready
 * @param attempt a new object retries what could not be loaded
 */
export function useFramed(frame: QrFrame | undefined, attempt: object | null = null): Framed {
  const text = frame ? shownText(frame) : null;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [lastAttempt, setLastAttempt] = useState(attempt);
  if (attempt !== lastAttempt) {
    setLastAttempt(attempt);
    if (loaded?.problem) setLoaded(null);
  }
  useEffect(() => {
    if (text === null || loaded?.text === text) return undefined;
    let stale = false;
    loadLettering(text).then(
      (lettering) => !stale && setLoaded({ text, lettering, problem: null }),
      (problem: unknown) => {
        console.warn("The text of the frame cannot be drawn:", problem);
        if (!stale) setLoaded({ text, lettering: null, problem });
      },
    );
    return () => {
      stale = true;
    };
  }, [text, loaded]);
  return useMemo(() => framedBy(frame, loaded), [frame, loaded]);
}

function framedBy(frame: QrFrame | undefined, loaded: Loaded | null): Framed {
  if (!frame) return NO_FRAME;
  if (!loaded) return { ...NO_FRAME, ready: false };
  const { text, lettering, problem } = loaded;
  const ready = text === shownText(frame);
  if (lettering === null) return { ...NO_FRAME, problem: ready ? problem : null, ready };
  return { frame: { ...frame, text }, lettering, problem: null, ready };
}
