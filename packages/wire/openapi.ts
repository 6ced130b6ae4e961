import { z } from 'zod';
import { commonRefusals, type Refusal } from './refusals.ts';
import { isNamedByKey, type RouteSpec } from './route.ts';
import { refusalBody } from './shapes.ts';

type Json = Record<string, any>;

/**
 * What a field or a parameter of this name means wherever no contract says more; `outer.inner` goes before `inner`, and `body.inner`
 * is of what is sent.
 */
export type FieldWords = Readonly<Record<string, string>>;

/** What every route may answer beside its own refusals. */
const always = [commonRefusals.too_many_requests, commonRefusals.internal, commonRefusals.busy];
/** A body is read before it is known whether the call has any use for one. */
const withAnyBody = [commonRefusals.invalid_json, commonRefusals.too_large, commonRefusals.unsupported_media_type];

interface Told {
  version: string;
  webhooks: Readonly<Record<string, z.ZodType>>;
  words: FieldWords;
}

/** Prints the contract of all rooms as one OpenAPI 3.1 document. */
export function openapiDocument(routes: readonly RouteSpec[], { version, webhooks, words }: Told): Json {
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  for (const [path, methods] of Object.entries(paths)) {
    for (const { parameters } of Object.values(methods)) {
      for (const parameter of parameters)
        parameter.description ??=
          idWords(parameter, path, paths) ?? words[`${parameter.in}.${parameter.name}`] ?? words[parameter.name];
    }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Wura',
      version,
      description:
        'Amounts in answers are decimal strings at the scale of their currency. Times are ISO 8601 in UTC. Every answer has an ' +
        'X-Request-Id; 429 and 503 have a Retry-After, in seconds.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    webhooks: Object.fromEntries(Object.entries(webhooks).map(([name, body]) => [name, webhook(name, body)])),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key made for any of the scopes named. A call that names none answers 403 key_not_allowed to every key, unless it asks nobody who they are: there, a key is ignored as any token is.',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'A token of /api/operator/login' },
      },
      schemas: { Refusal: jsonSchema(refusalBody, 'output') },
      responses: lonelyRefusals(routes),
    },
  };
  describeFields(document, words);
  return document;
}

/**
 * Follows from method and address, which are all that a call is known by outside: it stays as long as the call does, whatever
 * becomes of our own names. `GET /api/wallets/{id}` is `getWalletsById`.
 */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').replaceAll(/\{(\w+)\}/g, 'by-$1');
  return [
    method.toLowerCase(),
    ...words
      .split(/[^A-Za-z0-9]+/)
      .filter(Boolean)
      .map(capitalized),
  ].join('');
}

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** Of an id in an address: which call tells it. */
function idWords({ name, in: place }: Json, path: string, paths: Record<string, Json>): string | undefined {
  const list = path.slice(0, path.indexOf('/{'));
  if (place !== 'path' || name !== 'id' || !path.startsWith(`${list}/{id}`) || !paths[list]?.['get']) return undefined;
  return `The \`id\`, as GET ${list} tells it`;
}

/** Gives every field without words of its own those of its name. */
function describeFields(value: unknown, words: FieldWords, outer = ''): void {
  if (typeof value !== 'object' || value === null) return;
  const { properties, ...rest } = value as Json;
  for (const [name, field] of Object.entries<Json>(properties ?? {})) {
    const said = words[`${outer}.${name}`] ?? words[name];
    if (said !== undefined && !isDescribed(field)) field['description'] = said;
    describeFields(field, words, name);
  }
  for (const [name, each] of Object.entries(rest)) {
    describeFields(each, words, name === 'requestBody' ? 'body' : outer);
  }
}

/** Of "x or null", by the words of x. */
export const isDescribed = ({ description, anyOf = [] }: Json): boolean =>
  description !== undefined || anyOf.some((each: Json) => each['description'] !== undefined);

function operation(route: RouteSpec): Json {
  return {
    operationId: operationId(route.method, route.path),
    summary: route.summary,
    security: [...security[route.access], ...(route.keyScopes ? [{ key: [...route.keyScopes] }] : [])],
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...parameters(route.ownHeaders, 'header'),
      ...keyHeader(route),
    ],
    ...(route.body && { requestBody: { required: true, content: bodyContent(route, route.body) } }),
    responses: { ...successes(route), ...refusals(route) },
  };
}

/** What we call customers' programs with. */
function webhook(name: string, body: z.ZodType): Json {
  const signature = {
    name: 'Wura-Signature',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description: 't=…,v1=hmac-sha256(secret, t.body) in hexadecimal; two v1 while a secret is being exchanged',
  };
  // As a program reads it that takes fields which are added one day.
  const schema = jsonSchema(body, 'input');
  return {
    post: {
      operationId: operationId('on', name),
      summary: `${name}, told to the addresses that were registered for it`,
      security: [],
      parameters: [signature],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'Taken; anything else is tried again' } },
    },
  };
}

const security = {
  public: [],
  anyone: [{}, { bearer: [] }],
  customer: [{ bearer: [] }],
  operator: [{ operator: [] }],
};

function bodyContent({ files }: RouteSpec, body: z.ZodType): Json {
  const schema = jsonSchema(body, 'input') as { properties?: Json };
  if (!files) return { 'application/json': { schema } };
  const binary = { type: 'string', format: 'binary', maxLength: files.eachBytesMax };
  const properties = { ...schema.properties, ...Object.fromEntries(files.names.map(name => [name, { ...binary }])) };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function parameters(shape: z.ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!shape) return [];
  const schema = jsonSchema(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: schema.required?.includes(name) ?? false,
    ...(description !== undefined && { description }),
    schema: property,
  }));
}

function keyHeader(route: RouteSpec): Json[] {
  if (!isNamedByKey(route)) return [];
  const replayed = route.makesOnce ? 'what it made is told as it stands' : 'its first answer comes again';
  const description =
    `One for each intent: a call that is sent again with it is carried out once, and ${replayed}, with ` +
    `the header Idempotent-Replayed: true${route.access === 'anyone' ? '. Where no customer is signed in it names nothing' : ''}`;
  const schema = { type: 'string', maxLength: 128 };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}

function successes(route: RouteSpec): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(route.answers).map(([status, shape]) => {
      const schema = shape && jsonSchema(shape, 'output');
      const said = schema?.['description'] ?? outcome(route, Number(status), schema);
      return [status, { description: `${route.summary}. ${said}.`, ...(schema && { content: answerContent(schema) }) }];
    }),
  );
}

/** What a status says, where the contract says nothing of its own about this answer. */
function outcome({ method }: RouteSpec, status: number, schema: Json | null): string {
  if (schema?.['properties']?.['nextCursor']) {
    return 'A page of it; `nextCursor` is the `cursor` of the next page, and null on the last';
  }
  if (status === 201) return 'It is made, and this is how it stands';
  if (status === 202) return 'It is taken and not done yet; this is how it stands';
  if (status === 204) return 'It is done, and nothing is left to tell';
  return method === 'GET' ? 'It is told here, as it stands' : 'It is done, and this is what came of it';
}

/** JSON, and the files that the caller may ask for in its place. */
function answerContent(schema: Json): Json {
  const { anyOf } = schema;
  if (anyOf?.some(mediaTypesOf)) return Object.assign({}, ...anyOf.map(answerContent));
  const mediaTypes = mediaTypesOf(schema);
  return mediaTypes ? Object.fromEntries(mediaTypes.map(type => [type, {}])) : { 'application/json': { schema } };
}

const mediaTypesOf = (schema: Json): string[] | undefined => schema['mediaTypes'];

/** By status. One that says a single thing is told once for all calls, by its code. */
function refusals(route: RouteSpec): Record<string, Json> {
  return Object.fromEntries(
    byStatus(route).map(([status, group]) => {
      // A status may stand for an answer, too.
      const answer = route.answers[status];
      if (answer) return [status, refused(group, jsonSchema(answer, 'output'))];
      return [status, group.length === 1 ? { $ref: `#/components/responses/${group[0]!.code}` } : refused(group)];
    }),
  );
}

function byStatus(route: RouteSpec): (readonly [number, Refusal[]])[] {
  const unique = [...new Map(refusalsOf(route).map(refusal => [refusal.code, refusal])).values()];
  return [...Map.groupBy(unique, ({ status }) => status)].sort(([a], [b]) => a - b);
}

function refused(group: readonly Refusal[], answer?: Json): Json {
  const code = { enum: group.map(each => each.code), description: 'Which of them it is' };
  const refusal = { $ref: '#/components/schemas/Refusal', properties: { code } };
  const schema = answer ? { anyOf: [answer, refusal] } : refusal;
  return { description: group.map(refusalWords).join('\n'), content: { 'application/json': { schema } } };
}

/** Those that some call gives alone under their status. */
function lonelyRefusals(routes: readonly RouteSpec[]): Record<string, Json> {
  const alone = routes.flatMap(byStatus).flatMap(([, group]) => (group.length === 1 ? group : []));
  const sorted = alone.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return Object.fromEntries(sorted.map(refusal => [refusal.code, refused([refusal])]));
}

/** What it says, with the names of the facts where they will stand. */
function refusalWords({ code, facts, english }: Refusal): string {
  const names = Object.fromEntries(Object.keys(facts).map(name => [name, `{${name}}`]));
  return `\`${code}\`: ${english(names)}`;
}

/** Every refusal a route may give: its own, and what its kind of route always may. */
export function refusalsOf(route: RouteSpec): Refusal[] {
  return [
    ...(route.refusals ?? []),
    ...(route.access === 'public' ? [] : [commonRefusals.unauthenticated]),
    ...(isOfCustomers(route) && !route.isOpenWhileLocked ? [commonRefusals.session_locked] : []),
    ...(route.access === 'operator' ? [commonRefusals.forbidden] : []),
    ...(route.keyScopes ? [commonRefusals.key_not_allowed] : []),
    ...(route.keyScopes && route.movesMoney ? [commonRefusals.idempotency_key_required] : []),
    ...(route.method === 'GET' ? [] : [commonRefusals.xsrf_mismatch]),
    ...(route.params ? [commonRefusals.not_found] : []),
    ...(route.query || route.ownHeaders ? [commonRefusals.invalid_input] : []),
    ...(route.method === 'GET' ? [] : withAnyBody),
    ...(route.body || route.bringsMoneyBack ? [commonRefusals.invalid_input] : []),
    ...(isNamedByKey(route) ? [commonRefusals.unknown_field, commonRefusals.invalid_idempotency_key] : []),
    ...always,
  ];
}

const isOfCustomers = ({ access }: RouteSpec) => access === 'customer' || access === 'anyone';

/** JSON Schema of a shape. Shapes with an id are inlined: a document that reads top to bottom beats one of pointers. */
export function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  return schema;
}
