import * as z from "zod/mini";
import { wifiFileName } from "../../../core/codes/file-name.ts";
import {
  WIFI_SECURITIES,
  wifiContent,
  wifiSchema,
  type WifiForm,
} from "../../../core/codes/payloads/wifi.ts";
import { usePayload } from "../../payloads/use-payload.ts";

const TYPED = z.object({
  ssid: z.string(),
  password: z.string(),
  security: z.enum(WIFI_SECURITIES),
  hidden: z.boolean(),
});
const EMPTY: WifiForm = { ssid: "", password: "", security: "WPA", hidden: false };

/** The network form and its code. */
export const useWifi = () =>
  usePayload({
    name: "wifi",
    type: "wifi",
    empty: EMPTY,
    typed: TYPED,
    schema: wifiSchema,
    contentOf: wifiContent,
    fileNameOf: wifiFileName,
  });
export type WifiPayload = ReturnType<typeof useWifi>;
