import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";

/**
 * A part of the page that is loaded on demand: `prepare` loads it, and `Part` shows it once loaded. If the
 * network failed, a later attempt loads it again.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchPart = async () => {
    try {
      Loaded = await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const ask = (): Promise<void> => (loading ??= fetchPart());

  /** `onFailed` is called if it cannot be loaded. `fallback` is the placeholder. */
  function Part({
    onFailed,
    fallback = null,
    ...props
  }: Props & { onFailed: (error: unknown) => void; fallback?: ReactNode }) {
    const [isThere, setIsThere] = useState(Loaded !== null);
    const fail = useEffectEvent(onFailed);
    useEffect(() => {
      void ask().then(() => setIsThere(true), fail);
    }, []);
    return isThere && Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  }

  const prepare = () => void ask().catch(() => undefined);
  /** For the button that opens it: loads at the first sign that the user is about to press it. */
  const intent = { onPointerEnter: prepare, onFocus: prepare };
  return { Part, prepare, intent };
}
