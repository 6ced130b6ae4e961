/** The path of a route with what a caller puts into it: written alike by the browser that calls and the server that is called. */
export const pathWith = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
