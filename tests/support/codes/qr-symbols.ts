import { create } from "qrcode";
import type { ErrorCorrectionLevel, QrSymbol } from "../../../core/codes/qr/symbol.ts";

/** The symbol from a plain `qrcode.create`, without our encoder. */
export function plainSymbol(content: string, level: ErrorCorrectionLevel): QrSymbol {
  const { version, maskPattern, modules } = create(content, { errorCorrectionLevel: level });
  return { version, level, mask: maskPattern ?? -1, size: modules.size, modules: modules.data };
}

/** Compares symbols; `toEqual` takes a thousand times as long for the modules. */
export function isSameSymbol(a: QrSymbol, b: QrSymbol): boolean {
  return (
    a.version === b.version &&
    a.level === b.level &&
    a.mask === b.mask &&
    a.size === b.size &&
    a.modules.length === b.modules.length &&
    a.modules.every((module, index) => module === b.modules[index])
  );
}
