import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";

/**
 * A part of the page that is not seen at first: `prepare` asks for it, and `Part` shows it once it is there. A later try asks again
 * where the network failed.
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

  /** `onFailed` is called where it cannot be loaded. `fallback` keeps its place. */
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
  /** For the button that opens it: the first sign that somebody is about to press it. */
  const intent = { onPointerEnter: prepare, onFocus: prepare };
  return { Part, prepare, intent };
}
