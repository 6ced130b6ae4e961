import { partnerEventBody, partnerEvents } from '@wura/features/partner-events';
import { openapiDocument } from '@wura/wire/openapi';
import { contracts } from './contracts.ts';
import { fieldWords } from './field-words.ts';

const lineMax = 140;

/** The document as it is served, and as it lies in docs/openapi.json for reviewers to see a change of the wire. */
export const openapi = () =>
  openapiDocument(contracts, {
    version: '1',
    words: fieldWords,
    webhooks: Object.fromEntries(
      Object.entries(partnerEvents).map(([name, data]) => [name, partnerEventBody(name, data)]),
    ),
  });

let text: string | undefined;

/** Made for who asks first: a server that starts has better things to do. */
export const openapiText = () => (text ??= `${compact(openapi(), '')}\n`);

/** JSON with whatever fits on one line on one line: a field that changes is one changed line, and a route fits a screen. */
function compact(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineMax) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map(each => compact(each, deeper))
    : Object.entries(value).flatMap(([key, each]) =>
        each === undefined ? [] : [`${JSON.stringify(key)}: ${compact(each, deeper)}`],
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map(part => deeper + part).join(',\n')}\n${indent}${close}`;
}
