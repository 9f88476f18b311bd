import { build } from "vite";
import { expect, test } from "vitest";
import * as source from "../../../../../adapters/http/routes/v1/utf8-only.ts";

test("the bundled rule refuses text that is not UTF-8 as well", async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: "adapters/http/routes/v1/utf8-only.ts", write: false, minify: false },
  });
  const [chunk] = "output" in built ? built.output : [];
  const code = chunk?.type === "chunk" ? chunk.code : "";
  const bundled = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  )) as typeof source;
  for (const { checkQuery } of [source, bundled]) {
    expect(() => checkQuery("size=300&content=Gr%F6%DFe")).toThrow("content: Send it as UTF-8");
    expect(() => checkQuery("content=100%25%ED%A0%80")).toThrow("content: Send it as UTF-8");
    expect(() => checkQuery("content=100%25%20%C3%BC%20100%&size=300")).not.toThrow();
  }
});
