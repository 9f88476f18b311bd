import type * as z from "zod/mini";
import { qrDesignSchema } from "../codes/qr/design.ts";

/** A user's own starting design for QR codes. Unknown members are dropped. */
export const defaultDesignSchema = qrDesignSchema;
export type DefaultDesign = z.infer<typeof defaultDesignSchema>;
