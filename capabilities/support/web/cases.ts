import { call } from '@wura/browser/client';
import { textsOf } from '@wura/browser/messages';
import { viewAddress, type CaseLine } from '@wura/browser/views';
import { readMessages } from './calls.ts';
import { helpMessages } from './help-messages.ts';

/** The conversation with support is one for as long as there is an account. */
export default async function readCases(): Promise<readonly CaseLine[]> {
  const { data, reference } = await call(readMessages, { query: { limit: '1' } });
  const [last] = data;
  if (!last) return [];
  const isAnswered = last.from === 'support';
  return [
    {
      id: last.id,
      title: () => textsOf(helpMessages).conversation,
      state: () => (isAnswered ? textsOf(helpMessages).answered : textsOf(helpMessages).waiting),
      stage: isAnswered ? 'done' : 'waiting',
      reference,
      at: last.at,
      to: `${viewAddress('help')}&help=chat`,
    },
  ];
}
