type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Response | Promise<Response>;

type Call = { method?: string; headers?: Record<string, string>; body?: string; params?: Record<string, string> };

/** Calls a route handler as Next does: with a request and the parameters of its path. */
export async function call(handler: Handler, path: string, { params = {}, ...init }: Call = {}): Promise<Response> {
  return handler(new Request(`http://site.example${path}`, init), { params: Promise.resolve(params) });
}
