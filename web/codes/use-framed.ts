import { useEffect, useMemo, useState } from "react";
import { frameRefusal, missingLetters, type QrFrame, shownText } from "../../core/codes/qr/frame/frame.ts";
import type { Lettering } from "../../core/codes/qr/frame/lettering.ts";
import { loadPart } from "./load-part.ts";

/** A frame as it can be drawn at the moment. */
export interface Framed {
  /** While the letters of a new text are loaded, the one with the text before, or none. */
  frame: QrFrame | undefined;
  lettering: Lettering | null;
  /** Why the text cannot be drawn; null where it can, or is still loading. */
  problem: unknown;
  /** Whether the frame is the one that is wanted. */
  ready: boolean;
}

const NO_FRAME: Framed = { frame: undefined, lettering: null, problem: null, ready: true };

/**
 * The letters of a text; fonts and what shapes them are fetched with the first one.
 * @throws ApiError where they cannot be loaded; DomainError where no font has them
 */
export async function loadLettering(text: string): Promise<Lettering> {
  const { loadLettersWeb } = await loadPart(() => import("../../adapters/codes/letters/load-letters.web.ts"));
  const { lettering, missing } = await loadPart(() => loadLettersWeb(text));
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
 * @param frame what the code is to have; the result is the same object while it is
 * @param attempt another object with each change of the page: what could not be loaded is asked for again
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
