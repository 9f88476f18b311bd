import { create } from "qrcode";
import type { ErrorCorrectionLevel, QrSymbol } from "../../../core/codes/qr/symbol.ts";

/** The symbol of a plain `qrcode.create`, with no help from us. */
export function plainSymbol(content: string, level: ErrorCorrectionLevel): QrSymbol {
  const { version, maskPattern, modules } = create(content, { errorCorrectionLevel: level });
  return { version, level, mask: maskPattern ?? -1, size: modules.size, modules: modules.data };
}

/** Equality of symbols; comparing the modules by `toEqual` takes a thousand times as long. */
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
