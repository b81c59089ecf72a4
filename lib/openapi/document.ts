import type { RouteHandler } from "@/lib/http/api";
import { parametersOf } from "@/lib/openapi/parameters";
import { schemaOf } from "@/lib/openapi/schema-of";
import { ANSWERS, ERROR_SCHEMA, JOB_SCHEMA } from "@/lib/openapi/schemas";
import { site } from "@/lib/site";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** The modules of routes by their path; what a method refuses has nothing that it takes. */
export type Calls = Readonly<Record<string, object>>;

export type Operation = {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: object;
  security?: object[];
  responses: Record<string, object>;
};

export type OpenApiDocument = {
  openapi: string;
  info: object;
  servers: { url: string }[];
  paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>>;
  components: object;
};

/** What the calls take and of whom, as OpenAPI 3.1 says it: made of the very schemas that check what is sent. */
export function openApiDocument(calls: Calls): OpenApiDocument {
  const paths = Object.entries(calls).map(([path, module]) => [path, operationsOf(path, module)] as const);
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: "1", contact: { email: site.email } },
    servers: [{ url: site.url }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: ERROR_SCHEMA, Job: JOB_SCHEMA },
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function operationsOf(path: string, module: object): OpenApiDocument["paths"][string] {
  const found = METHODS.flatMap((method) => {
    const takes = (module as Partial<Record<Method, Partial<RouteHandler>>>)[method]?.takes;
    return takes || isOther(path, method) ? [[method.toLowerCase(), operation(path, method, takes ?? {})] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Calls that read their bodies themselves. */
const OTHERS = ["GET /api/health", "POST /api/contact", "POST /api/unsubscribe", "POST /api/admin/login"];

function isOther(path: string, method: Method): boolean {
  return OTHERS.includes(`${method} ${path}`);
}

function operation(path: string, method: Method, takes: RouteHandler["takes"]): Operation {
  const name = `${path.replace(/^\/api/, "").replace(/[{}]/g, "")}`.replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase());
  const refusals = [
    ...(takes.query || takes.body ? ["400"] : []),
    ...(takes.role ? ["401", "403"] : []),
    ...(path.includes("{") ? ["404"] : []),
    ...(takes.isLimited ? ["429"] : []),
    "503",
  ];
  const refusal = { description: "Why it was refused", content: { "application/json": { schema: ref("Error") } } };
  return {
    operationId: method.toLowerCase() + name,
    tags: [path.includes("/admin/") ? "staff" : path.includes("/users/") ? "accounts" : "public"],
    parameters: parametersOf(path, takes),
    ...(takes.body && { requestBody: { required: true, content: { "application/json": { schema: schemaOf(takes.body) } } } }),
    ...(takes.role && { security: [{ token: [] }] }),
    responses: {
      "2XX": ANSWERS[`${method} ${path}`] ?? { description: "Done" },
      ...Object.fromEntries(refusals.map((status) => [status, refusal])),
    },
  };
}

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
