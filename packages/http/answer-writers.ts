import type { RouteSpec } from '@wura/wire';
import { jsonSchema } from '@wura/wire/openapi';
import buildWriter from 'fast-json-stringify';
import type { RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';

type Writer = (answer: unknown) => string;

/** What these formats say is for those who read the document: our own answers are not checked against them. */
const saidForReaders = { decimal: true } as const;

/** Of each shape, in however many answers it stands. */
const writers = new WeakMap<z.ZodType, Writer>();

/**
 * Answers are built from the contract's shapes: a property that a shape does not list never leaves. How to build one is worked
 * out when it is first given, because to do that for each of some three hundred routes was half the time that a server took to
 * start, and most processes answer with a few of them.
 */
export function answerWriters({ answers }: RouteSpec): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> {
  const statuses = Object.keys(answers).filter(status => answers[Number(status)] !== null);
  return {
    // The framework asks for the writer of each status that is named here.
    schema: { response: Object.fromEntries(statuses.map(status => [status, {}])) },
    serializerCompiler: ({ httpStatus }) => {
      const shape = answers[Number(httpStatus)]!;
      let write: Writer | undefined;
      return answer => (write ??= writerOf(shape))(answer);
    },
  };
}

function writerOf(shape: z.ZodType): Writer {
  let writer = writers.get(shape);
  if (!writer) {
    const schema = withTypeLists(jsonSchema(shape, 'output')) as never;
    writer = buildWriter(schema, { ajv: { formats: saidForReaders } });
    writers.set(shape, writer);
  }
  return writer;
}

/** "x or null" as a list of types, which the compiled writer writes without trying each branch by validation. */
function withTypeLists(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withTypeLists);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = schema as { anyOf?: Record<string, unknown>[] };
  const simple =
    anyOf?.length === 2 && anyOf.every(({ type, ...more }) => typeof type === 'string' && !('properties' in more));
  if (anyOf && simple) {
    const values = anyOf[0]!['enum'];
    // Within an object that may be null itself the branches are validated, and there null must be one of the values.
    const orNull = Array.isArray(values) ? { enum: [...values, null] } : {};
    return { ...rest, ...anyOf[0], ...orNull, type: anyOf.map(({ type }) => type) };
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withTypeLists(value)]));
}
