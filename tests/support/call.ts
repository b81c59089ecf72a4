type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Response | Promise<Response>;

type Call = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Sent as JSON in the place of a body, by POST where no method is named. */
  json?: unknown;
  params?: Record<string, string>;
  /** The parameter of that name, which most paths have. */
  id?: number | string;
};

/** Calls a route handler as Next does: with a request and the parameters of its path. */
export async function call(handler: Handler, path: string, { params = {}, id, json, headers, ...init }: Call = {}) {
  const type = json !== undefined && { "content-type": "application/json" };
  const body = json !== undefined && { method: "POST", body: JSON.stringify(json) };
  const request = new Request(`http://site.example${path}`, { ...body, ...init, headers: { ...type, ...headers } });
  return handler(request, { params: Promise.resolve(id === undefined ? params : { id: String(id) }) });
}
