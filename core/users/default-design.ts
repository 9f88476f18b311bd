import type * as z from "zod/mini";
import { qrDesignSchema } from "../codes/qr/design.ts";

/** What a new QR code begins with, where its owner wants something else than the product's defaults. Unknown members are dropped. */
export const defaultDesignSchema = qrDesignSchema;
export type DefaultDesign = z.infer<typeof defaultDesignSchema>;
