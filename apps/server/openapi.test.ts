import { isDescribed } from '@wura/wire/openapi';
import { expect, it } from 'vitest';
import { openapi } from './openapi.ts';

type Json = Record<string, any>;

const document = openapi() as { paths: Json; webhooks: Json; components: Json };
const operations = [...Object.entries<Json>(document.paths), ...Object.entries<Json>(document.webhooks)].flatMap(
  ([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

it('every operation has an id of its own, good for the name of a function in any language', () => {
  const ids = operations.map(({ operation }) => operation['operationId']);
  expect(ids.filter(id => !/^(?:get|post|put|delete|on)[A-Za-z0-9]+$/.test(id))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('the id of an operation follows from its method and address, so that no program built with it breaks by a rename of ours', () => {
  expect(document.paths['/api/transactions/{id}/receipt'].get.operationId).toBe('getTransactionsByIdReceipt');
  expect(document.paths['/api/intra-transfer'].post.operationId).toBe('postIntraTransfer');
  expect(document.webhooks['payment.made'].post.operationId).toBe('onPaymentMade');
});

it('every operation and every parameter says what it is', () => {
  const silent = operations.flatMap(({ name, operation }) => [
    ...(operation['summary'] ? [] : [name]),
    ...operation['parameters']
      .filter((each: Json) => !each['description'])
      .map((each: Json) => `${name} ?${each['name']}`),
  ]);
  expect(silent, 'say it in the contract, with .meta({ description }), or in apps/server/field-words.ts').toEqual([]);
});

it('every answer of success says what was done or told, in the words of its operation', () => {
  const ours = operations.filter(({ name }) => name.includes(' /'));
  const said = ours.flatMap(({ name, operation }) =>
    Object.entries<Json>(operation['responses'])
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { description }]) => ({ name: `${name} ${status}`, summary: operation['summary'], description })),
  );
  const silent = said.filter(
    ({ summary, description }) => !/^\. [A-Z`].+[a-z]\.$/.test(description.slice(summary.length)),
  );
  expect(silent, 'a summary and the words of an answer are phrases without a full stop').toEqual([]);
});

it('every field that is sent or answered says what it is', () => {
  const silent = new Set<string>();
  for (const { name, operation } of operations) eachField(operation, field => silent.add(`${name}: ${field}`));
  eachField(document.components, field => silent.add(field));
  expect([...silent], 'say it in the contract, with .meta({ description }), or in apps/server/field-words.ts').toEqual(
    [],
  );
});

it('what a caller writes is told as theirs, and not in the words of an answer', () => {
  const sent = (path: string, field: string) =>
    document.paths[path].post.requestBody.content['application/json'].schema.properties[field].description;
  expect(sent('/api/support/messages', 'message')).toBe('What is said, as plain text');
  expect(sent('/api/operator/staff/{id}/end', 'reason')).toContain('stays in the log of staff');
  expect(sent('/api/pin/reset', 'code')).toContain('digits that were sent');
  expect(sent('/api/disputes', 'reason')).toContain('What went wrong');
});

it('every refusal is told by code and by what it means, and a program reads the codes of each status', () => {
  for (const { name, operation } of operations) {
    for (const [status, told] of Object.entries<Json>(operation['responses'])) {
      if (!/^[45]/.test(status)) continue;
      const answer: Json = told['$ref'] ? document.components['responses'][told['$ref'].split('/').at(-1)] : told;
      const schema = answer['content']['application/json'].schema;
      const codes: string[] = (schema.anyOf?.at(-1) ?? schema).properties.code.enum;
      for (const code of codes)
        expect(answer['description'], `${name} ${status}`).toMatch(new RegExp(`^\`${code}\`: \\S`, 'm'));
    }
  }
});

it('a file is told by its own media type, and never as JSON', () => {
  const of = (path: string) => Object.keys(document.paths[path].get.responses['200'].content);
  expect(of('/api/photos/{id}')).toEqual(['image/jpeg']);
  expect(of('/api/statements')).toEqual(['application/json', 'application/pdf', 'text/csv']);
  expect(of('/api/notifications/stream')).toEqual(['text/event-stream']);
});

it('a server that is not ready answers as the document says', () => {
  const { schema } = document.paths['/api/health/ready'].get.responses['503'].content['application/json'];
  expect(schema.anyOf[0].properties.status.const).toBe('down');
});

it('no word is kept for a field that nothing has', async () => {
  const { fieldWords } = await import('./field-words.ts');
  const text = JSON.stringify(document);
  const unused = Object.entries(fieldWords).filter(([, words]) => !text.includes(JSON.stringify(words).slice(1, -1)));
  expect(unused.map(([name]) => name)).toEqual([]);
});

/** Each field below that says nothing. */
function eachField(value: unknown, isSilent: (field: string) => void, outer = ''): void {
  if (typeof value !== 'object' || value === null) return;
  const { properties = {}, ...rest } = value as Json;
  for (const [name, field] of Object.entries<Json>(properties)) {
    if (!isDescribed(field)) isSilent(`${outer}.${name}`);
    eachField(field, isSilent, name);
  }
  for (const each of Object.values(rest)) eachField(each, isSilent, outer);
}
