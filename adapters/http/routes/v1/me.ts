import * as z from "zod/mini";
import { API_SCOPES } from "../../../../core/api-keys/api-key.ts";
import { presentApiKey } from "../../../../core/presenters/present-api-key.ts";
import { type V1Route, v1Route } from "./route.ts";

const keyAnswer = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().check(z.describe("The first characters of the key")),
  scopes: z.array(z.enum(API_SCOPES)),
  state: z.literal("active"),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});

export const meTable = (): V1Route[] => [
  v1Route({
    method: "GET",
    path: "/me",
    scope: null,
    tag: "Key",
    summary: "Which key this is, what it opens and until when",
    answers: { 200: { description: "The key", content: { "application/json": keyAnswer } } },
    async handle({ ctx, apiKey }) {
      ctx.body = presentApiKey(apiKey, new Date());
    },
  }),
];
