/**
 * The part of a service worker's global scope that we use (W3C Service Workers §4); TypeScript supports
 * either this or the DOM.
 */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  registration: { unregister(): Promise<boolean>; waiting: unknown };
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  /** Id of the requesting page; empty for a navigation. */
  clientId: string;
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export const workerScope = (): WorkerScope => self as unknown as WorkerScope;
