import type { FindVerdict, ProviderRecords, RecordState } from '@wura/provider-payments/server/ports';
import type { BridgecardClient } from './client.ts';
import { eventOf } from './cards.ts';
import { cards, history } from './wire.ts';

/**
 * They list the movements of one card and never those of all, so what is ours is asked about one by one, by the person, the
 * card and the reference together: that is how this room's payments name themselves to a provider.
 */
export function createBooks(client: BridgecardClient): ProviderRecords {
  return {
    provider: 'bridgecard',
    page: () => Promise.resolve({ outcome: 'accepted', entries: [], isLast: true }),
    async find(_operation, named) {
      const [holder = '', given = '', reference = ''] = named.split('/');
      const card = given || (await cardMadeUnder(client, { holder, reference }));
      if (card === undefined) return { outcome: 'absent' };
      return typeof card === 'string' ? findOn(client, { card, reference, named }) : card;
    },
  };
}

async function cardMadeUnder(
  client: BridgecardClient,
  { holder, reference }: { holder: string; reference: string },
): Promise<string | undefined | { outcome: 'unknown'; why: string }> {
  const query = { cardholder_id: holder };
  const asked = { operation: 'cards', method: 'GET', path: '/cards/get_all_cardholder_cards', query } as const;
  const reply = await client.call(asked, cards);
  if (reply.kind !== 'done') return { outcome: 'unknown', why: reply.kind };
  return reply.data.cards.find(each => each.meta_data?.['reference'] === reference)?.card_id;
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
  { card, reference, named }: { card: string; reference: string; named: string },
): Promise<FindVerdict> {
  for (let page = 1; page <= pagesMax; page++) {
    const query = { card_id: card, page: String(page) };
    const asked = { operation: 'transactions', method: 'GET', path: '/cards/get_card_transactions', query } as const;
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
