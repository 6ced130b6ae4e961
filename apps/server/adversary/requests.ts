import type { RouteSpec } from '@wura/wire';
import { jsonSchema } from '@wura/wire/openapi';
import type { z } from 'zod';

/** Where a value of a request stands. */
export type Place = 'body' | 'query' | 'params' | 'ownHeaders';

export interface Field {
  readonly place: Place;
  readonly name: string;
}

/** A request before it is sent, so that one part of it can be changed and the rest left right. */
export interface Request {
  readonly route: RouteSpec;
  body?: Record<string, unknown> | undefined;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  ownHeaders: Record<string, unknown>;
  headers: Record<string, string>;
}

/** Every field a route reads, as its contract says: a route that is new tomorrow is attacked tomorrow. */
export function fieldsOf(route: RouteSpec): Field[] {
  return (['body', 'query', 'params', 'ownHeaders'] as const).flatMap(place =>
    Object.keys(propertiesOf(route[place])).map(name => ({ place, name })),
  );
}

export const propertiesOf = (shape: z.ZodType | undefined): Shape['properties'] => read(shape).properties;

export const requiredOf = (shape: z.ZodType | undefined): Shape['required'] => read(shape).required;

interface Shape {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required: ReadonlySet<string>;
}

/** Each is asked for a million times, and turning one into a schema takes as long as asking the product. */
const shapes = new WeakMap<z.ZodType, Shape>();

function read(shape: z.ZodType | undefined): Shape {
  if (!shape) return { properties: {}, required: new Set() };
  const known = shapes.get(shape);
  if (known) return known;
  const { properties = {}, required = [] } = jsonSchema(shape, 'input') as {
    properties?: Shape['properties'];
    required?: string[];
  };
  const told = { properties, required: new Set(required) };
  shapes.set(shape, told);
  return told;
}

export const nameOf = ({ method, path }: Pick<RouteSpec, 'method' | 'path'>) => `${method} ${path}`;

/** What is accepted changes the books at once, so an attack that is accepted has moved money. */
export const movesMoney = ({ movesMoney: moves, bringsMoneyBack }: RouteSpec): boolean =>
  moves === true || bringsMoneyBack === true;

/** The request with one value in it replaced. What is put into an address becomes text, as it would for any client. */
export function withValue(request: Request, { place, name }: Field, value: unknown): Request {
  return { ...request, [place]: { ...request[place], [name]: value } };
}

// One pixel, which is as much of a picture as anything needs to be one.
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A request's bytes and what they are typed as: JSON, or a form where the route takes files. */
export function payloadOf({
  route,
  body,
}: Pick<Request, 'route' | 'body'>): { type: string; bytes: string | Buffer } | undefined {
  if (body === undefined) return undefined;
  if (!route.files) return { type: 'application/json', bytes: JSON.stringify(body) };
  const boundary = 'b0undary';
  const parts = Object.entries(body).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`);
  });
  const files = route.files.names.map(name =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.png"\r\n\r\n`),
      pixel,
      Buffer.from('\r\n'),
    ]),
  );
  const bytes = Buffer.concat([...parts, ...files, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}

export function urlOf({ route, params, query }: Request): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encode(params[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(each => `${encode(name)}=${encode(each)}`),
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** What a client can put into a header: text of visible letters, whatever it was meant to be. */
export function headersOf({ ownHeaders, headers }: Request): Record<string, string> {
  const given = Object.entries(ownHeaders).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return [name, text.replaceAll(/[^ -~]/g, '')];
  });
  return { ...Object.fromEntries(given), ...headers };
}

const verbatimText = Symbol('verbatim');

/** Text that is to reach the address as it is, escapes and all. */
export const verbatim = (text: string) => ({ [verbatimText]: text });

function encode(value: unknown): string {
  if (typeof value === 'object' && value !== null && verbatimText in value) return String(value[verbatimText]);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  // Half a surrogate pair cannot be escaped, and no client can send it.
  return encodeURIComponent(text.toWellFormed());
}
