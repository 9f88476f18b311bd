/** The events of a server-sent event stream. */
export interface EventStream {
  status: number;
  headers: Headers;
  /** The next event's data; null at the end of the stream. */
  next: () => Promise<unknown>;
  close: () => void;
}

/** Opens a stream as the site does, using fetch with a bearer token. */
export async function openEvents(url: string, token: string): Promise<EventStream> {
  const controller = new AbortController();
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    status: response.status,
    headers: response.headers,
    async next() {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
          text = text.slice(end + 2);
          if (data !== undefined) return JSON.parse(data) as unknown;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
      }
    },
    close: () => controller.abort(),
  };
}
