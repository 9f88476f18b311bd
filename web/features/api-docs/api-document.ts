/** The parts of this site's OpenAPI 3.1 document that the page shows. */
export interface ApiSchema {
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  contentMediaType?: string;
  $ref?: string;
}

interface ApiParameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  description?: string;
  example?: unknown;
  schema: ApiSchema;
}

interface ApiContent {
  schema?: ApiSchema;
  example?: unknown;
}

interface ApiOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: { apiKey?: string[] }[];
  parameters?: ApiParameter[];
  requestBody?: { content: Record<string, ApiContent> };
  responses: Record<string, { description: string; content?: Record<string, ApiContent> }>;
}

export interface ApiDocument {
  info: { title: string; version: string; description: string };
  servers: [{ url: string }];
  paths: Record<string, Record<string, ApiOperation>>;
}

export interface ApiCall extends ApiOperation {
  method: string;
  path: string;
}

/** All calls by tag, in document order. */
export function callsByTag({ paths }: ApiDocument): [string, ApiCall[]][] {
  const groups = new Map<string, ApiCall[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag] = operation.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), { ...operation, path, method: method.toUpperCase() }]);
    }
  }
  return [...groups];
}
