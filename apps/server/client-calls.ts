import { openapi } from './openapi.ts';

// Prints the calls that a key can make, and the events that a program is told, as types for packages/client: the same
// document that docs/openapi.json shows, so that neither can say what the other does not.

type Schema = Readonly<Record<string, any>>;

/** What is written in `packages/client/calls.ts`. */
export function clientCallsText(): string {
  const { paths, webhooks } = openapi() as { paths: Schema; webhooks: Schema };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Schema)
      .filter(([, operation]) => operation.security.some((way: Schema) => 'key' in way))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const once = calls.filter(({ operation }) => takesKey(operation)).map(({ name }) => `  '${name}',`);
  return [
    '// Printed from the contracts by `npm run openapi`; it is not written by hand.',
    '',
    '/** Exact decimal text, such as "1500.50": a number would lose kobo. */',
    'export type DecimalText = string;',
    '',
    '/** Each call that a key can make: what it takes, what it answers, and the codes it refuses with. */',
    'export interface Calls {',
    ...calls.map(({ name, operation }) => callText(name, operation)),
    '}',
    '',
    '/** Those that are carried out once, however often they are sent under one Idempotency-Key. */',
    'export const carriedOutOnce: ReadonlySet<string> = new Set([',
    ...once,
    ']);',
    '',
    '/** What a program is told, by name. */',
    'export interface Events {',
    ...Object.entries(webhooks).map(([name, { post }]) => {
      return `  '${name}': ${typeText(post.requestBody.content['application/json'].schema, '  ')};`;
    }),
    '}',
    '',
  ].join('\n');
}

const takesKey = ({ parameters }: Schema) => parameters.some(({ name }: Schema) => name === 'Idempotency-Key');

function callText(name: string, { summary, parameters, requestBody, responses }: Schema): string {
  const of = (place: string) => parameters.filter((each: Schema) => each['in'] === place);
  const fields = (place: string) => {
    if (of(place).length === 0) return 'undefined';
    const parts = of(place).map(({ name: field, required, schema }: Schema) => {
      return `${keyText(field)}${required ? '' : '?'}: ${typeText(schema, '    ')}`;
    });
    const isOptional = of(place).every(({ required }: Schema) => !required);
    return `{ ${parts.join('; ')} }${isOptional ? ' | undefined' : ''}`;
  };
  const body = requestBody?.content['application/json']?.schema;
  const answers = Object.entries(responses as Schema).filter(([status]) => status.startsWith('2'));
  const shapes = answers.map(([, { content }]) => {
    return content ? typeText(content['application/json'].schema, '    ') : 'null';
  });
  const codes = Object.entries(responses as Schema)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(
      ([, { $ref, content }]) => $ref?.split('/').at(-1) ?? content['application/json'].schema.properties.code.enum,
    );
  return [
    `  /** ${summary}. */`,
    `  '${name}': {`,
    `    params: ${fields('path')};`,
    `    query: ${fields('query')};`,
    `    body: ${body ? typeText(body, '    ') : 'undefined'};`,
    `    answer: ${[...new Set(shapes)].join(' | ')};`,
    `    refusal:`,
    ...[...new Set(codes)].map(code => `      | '${code}'`),
    '  };',
  ].join('\n');
}

/** A program has no PIN. */
const ofPeople: ReadonlySet<string> = new Set(['pin']);

function typeText(schema: Schema, indent: string): string {
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (schema['enum']) return schema['enum'].map((each: unknown) => JSON.stringify(each)).join(' | ');
  const some = schema['anyOf'] ?? schema['oneOf'];
  if (some) return some.map((each: Schema) => typeText(each, indent)).join(' | ');
  if (Array.isArray(schema['type'])) {
    return schema['type'].map((type: string) => typeText({ ...schema, type }, indent)).join(' | ');
  }
  switch (schema['type']) {
    case 'string':
      return schema['format'] === 'decimal' ? 'DecimalText' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `(${typeText(schema['items'] ?? {}, indent)})[]`;
    case 'object':
      return objectText(schema, indent);
    default:
      return schema['format'] === 'decimal' ? 'DecimalText' : 'unknown';
  }
}

function objectText({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  if (!properties) return `Record<string, ${typeText(additionalProperties || {}, indent)}>`;
  const deeper = `${indent}  `;
  const lines = Object.entries(properties as Schema)
    .filter(([name]) => !ofPeople.has(name))
    .map(([name, schema]) => {
      const told = schema.description ? `${deeper}/** ${schema.description.replaceAll('*/', '* /')} */\n` : '';
      return `${told}${deeper}${keyText(name)}${required.includes(name) ? '' : '?'}: ${typeText(schema, deeper)};`;
    });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const keyText = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
