import { z } from 'zod';
import { commonRefusals, type Refusal } from './refusals.ts';
import { isNamedByKey, type RouteSpec } from './route.ts';
import { refusalBody } from './shapes.ts';

type Json = Record<string, unknown>;

/** What every route may answer beside its own refusals. */
const always = [commonRefusals.too_many_requests, commonRefusals.internal, commonRefusals.busy];
const withBody = [
  commonRefusals.invalid_json,
  commonRefusals.too_large,
  commonRefusals.unsupported_media_type,
  commonRefusals.invalid_input,
];

/** Prints the contract of all rooms as one OpenAPI 3.1 document. */
export function openapiDocument(
  routes: readonly RouteSpec[],
  { version, webhooks }: { version: string; webhooks: Readonly<Record<string, z.ZodType>> },
): Json {
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wura',
      version,
      description: 'Amounts in answers are decimal strings at the scale of their currency. Times are ISO 8601 in UTC.',
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
            'An API key made for any of the scopes named. A call that names none answers 403 key_not_allowed to every key.',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'A token of /api/operator/login' },
      },
      schemas: { Refusal: jsonSchema(refusalBody, 'output') },
    },
  };
}

function operation(route: RouteSpec): Json {
  return {
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
  const schema = jsonSchema(body, 'output');
  return {
    post: {
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
  const properties = { ...schema.properties, ...Object.fromEntries(files.names.map(name => [name, binary])) };
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
  const description = 'One for each intent: a call that is sent again with it is carried out once';
  const schema = { type: 'string', maxLength: 128 };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}

function successes(route: RouteSpec): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(route.answers).map(([status, shape]) => [
      status,
      {
        description: 'Success',
        ...(shape && { content: { 'application/json': { schema: jsonSchema(shape, 'output') } } }),
      },
    ]),
  );
}

function refusals(route: RouteSpec): Record<string, Json> {
  const byStatus = Map.groupBy(refusalsOf(route), refusal => refusal.status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, group]) => [
        String(status),
        {
          description: [...new Set(group.map(refusal => refusal.code))].join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
  );
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
    ...(route.body || route.bringsMoneyBack ? withBody : []),
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
