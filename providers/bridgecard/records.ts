import type { FindVerdict, ProviderRecords, RecordState } from '@wura/provider-payments/server/ports';
import type { BridgecardClient } from './client.ts';
import { eventOf, historyPath } from './cards.ts';
import { cards, history } from './wire.ts';

/**
 * They list the movements of one card and never those of all, so what is ours is asked about one by one, by the person, the
 * card and the reference together: that is how this room's payments name themselves to a provider.
 */
export function createBooks(client: BridgecardClient): ProviderRecords {
  return {
    provider: 'bridgecard',
    page: () => Promise.resolve({ outcome: 'accepted', entries: [], isLast: true }),
    async find(_operation, named, beat) {
      const [holder = '', given = '', reference = ''] = named.split('/');
      const found = await cardOf(client, { holder, given, reference });
      if (found === undefined) return { outcome: 'absent' };
      return 'why' in found ? found : findOn(client, { ...found, reference, named, beat });
    },
  };
}

interface Found {
  readonly card: string;
  readonly currency: string;
}

/** Their lists are one for each currency, which the card says; of one that they list no more, dollars are the likelier. */
async function cardOf(
  client: BridgecardClient,
  { holder, given, reference }: { holder: string; given: string; reference: string },
): Promise<Found | undefined | { outcome: 'unknown'; why: string }> {
  const query = { cardholder_id: holder };
  const asked = { operation: 'cards', method: 'GET', path: '/cards/get_all_cardholder_cards', query } as const;
  const reply = await client.call(asked, cards);
  if (reply.kind !== 'done') return { outcome: 'unknown', why: reply.kind };
  const isIt = (each: (typeof reply.data.cards)[number]) =>
    given ? each.card_id === given : each.meta_data?.['reference'] === reference;
  const found = reply.data.cards.find(isIt);
  if (found) return { card: found.card_id, currency: found.card_currency };
  return given ? { card: given, currency: 'USD' } : undefined;
}

const states = {
  open: 'open',
  done: 'done',
  declined: 'failed',
  reversed: 'reversed',
} as const satisfies Record<string, RecordState>;

/** A card has some pages of history at most; one that is not on the first hundred is looked for by a person. */
const pagesMax = 100;

async function findOn(
  client: BridgecardClient,
  {
    card,
    currency: its,
    reference,
    named,
    beat,
  }: Found & { reference: string; named: string; beat: (() => Promise<void>) | undefined },
): Promise<FindVerdict> {
  const path = historyPath(its);
  for (let page = 1; page <= pagesMax; page++) {
    // A page every few seconds.
    await beat?.();
    const query = { card_id: card, page: String(page) };
    const asked = { operation: 'transactions', method: 'GET', path, query } as const;
    const reply = await client.call(asked, history);
    if (reply.kind !== 'done') return { outcome: 'unknown', why: reply.kind };
    const row = reply.data.transactions.map(eventOf).find(each => each.reference === reference);
    if (row) {
      const { amountMinor, currency, state, at } = row;
      const entry = { reference: named, amountMinor, currency, state: states[state], at, changedAt: at };
      return { outcome: 'accepted', entry };
    }
    const { transactions, meta } = reply.data;
    if (transactions.length === 0 || (meta?.next == null && (meta?.pages ?? 1) <= page)) return { outcome: 'absent' };
  }
  return { outcome: 'unknown', why: 'a history that does not end' };
}
