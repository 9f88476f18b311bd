import { useEffect, useState } from "react";
import type { CodeMeasures } from "./measured-code.ts";

/** The code of the input, or the sample if there is none. The encoder is loaded with the first letter. */
export function useMeasuredCode(typed: string, sample: CodeMeasures | null): CodeMeasures | null {
  const [code, setCode] = useState<CodeMeasures | null>(null);
  const content = typed.trim() === "" ? null : typed;
  useEffect(() => {
    let current = true;
    const draw = async (text: string) => {
      const { measuredCode } = await import("./measured-code.ts");
      if (current) setCode(measuredCode(text));
    };
    if (content !== null) void draw(content);
    return () => {
      current = false;
    };
  }, [content]);
  return content === null ? sample : (code ?? sample);
}
