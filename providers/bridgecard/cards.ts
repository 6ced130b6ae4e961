import type { CardEvent, CardEventKind, CardIssuer, DeclineReason, Heard } from '@wura/virtual-cards/server/ports';
import type { BridgecardClient, Reply } from './client.ts';
import type { BridgecardSettings } from './settings.ts';
import { balance, card, face, history, token, type HistoryOnWire } from './wire.ts';
import { z } from 'zod';

const timeoutMs = 4_000;

type Cards = Pick<CardIssuer, 'details' | 'history' | 'setFrozen' | 'close' | 'reveal'>;

/** What is asked about a card, and done with it, that moves no money. */
export function createCards(
  client: BridgecardClient,
  { relayUrl, isShownByThem }: Pick<BridgecardSettings, 'relayUrl' | 'isShownByThem'>,
): Cards {
  return {
    async details(issuerCard, until) {
      const query = { card_id: issuerCard };
      const asked = { operation: 'details', method: 'GET', query, timeoutMs, until } as const;
      const [shown, money] = [
        await client.call({ ...asked, path: '/cards/get_card_details' }, card),
        await client.call({ ...asked, path: '/cards/get_card_balance' }, balance),
      ];
      if (shown.kind !== 'done') return none(shown);
      if (money.kind !== 'done') return none(money);
      const { last_4: lastFour, expiry_month: month, expiry_year: year, is_active, is_deleted, brand } = shown.data;
      const minor = money.data.available_balance ?? money.data.balance ?? money.data.settled_available_balance;
      const isThis = shown.data.card_id === issuerCard && money.data.card_id === issuerCard;
      if (!isThis || minor == null || !lastFour || !/^\d{4}$/.test(lastFour)) {
        return { outcome: 'unknown', why: 'about another card' };
      }
      const isReadable = /^\d{1,2}$/.test(month ?? '') && /^\d{2,4}$/.test(year ?? '');
      return {
        outcome: 'accepted',
        lastFour,
        expiry: isReadable ? { month: month!.padStart(2, '0'), year: year!.padStart(4, '20') } : null,
        brand: brand || 'Mastercard',
        isActive: is_active,
        isDeleted: is_deleted === true,
        balanceMinor: minor,
      };
    },

    async history(issuerCard, currency, page) {
      const path = historyPath(currency);
      const query = { card_id: issuerCard, page: String(page) };
      const reply = await client.call({ operation: 'transactions', method: 'GET', path, query, timeoutMs }, history);
      if (reply.kind !== 'done') return none(reply);
      const { transactions, meta } = reply.data;
      const isLast = meta?.next == null && (meta?.pages ?? 1) <= page;
      return { outcome: 'accepted', events: transactions.map(eventOf), isLast: isLast || transactions.length === 0 };
    },

    async setFrozen(issuerCard, { currency, isFrozen }, until) {
      const folder = currency === 'USD' ? '/cards' : '/naira_cards';
      const path = `${folder}/${isFrozen ? 'freeze' : 'unfreeze'}_card`;
      const query = { card_id: issuerCard };
      const reply = await client.call(
        { operation: 'freeze', method: 'PATCH', path, query, timeoutMs, until },
        z.unknown(),
      );
      return reply.kind === 'done' ? { outcome: 'accepted' } : none(reply);
    },

    async close(issuerCard, until) {
      const path = `/cards/delete_card/${encodeURIComponent(issuerCard)}`;
      const reply = await client.call({ operation: 'delete', method: 'DELETE', path, timeoutMs, until }, z.unknown());
      return reply.kind === 'done' ? { outcome: 'accepted' } : none(reply);
    },

    async reveal(issuerCard) {
      const query = { card_id: issuerCard };
      const asked = { operation: 'reveal', method: 'GET', query, timeoutMs } as const;
      if (isShownByThem) {
        const reply = await client.call({ ...asked, path: '/cards/generate_token_for_card_details' }, token);
        if (reply.kind !== 'done') return none(reply);
        const url = `${relayUrl}/cards/get_card_details_from_token`;
        return { outcome: 'accepted', revealed: { url, token: reply.data.token } };
      }
      const reply = await client.relay({ ...asked, path: '/cards/get_card_details' }, face);
      if (reply.kind !== 'done') return none(reply);
      const { card_number: number, cvv, expiry_month: month, expiry_year: year } = reply.data;
      return { outcome: 'accepted', revealed: { number, cvv, expiry: { month: month.padStart(2, '0'), year } } };
    },
  };
}

export const historyPath = (currency: string): string =>
  currency === 'USD' ? '/cards/get_card_transactions' : '/cards/get_naira_card_transactions';

function none(reply: Exclude<Reply<unknown>, { kind: 'done' }>): Exclude<Heard, { outcome: 'accepted' }> {
  if (reply.kind === 'refused') return { outcome: 'declined', reason: reply.reason };
  return { outcome: 'unknown', why: reply.kind === 'no_answer' ? reply.why : reply.kind };
}

export function eventOf(row: HistoryOnWire): CardEvent {
  const id = row.bridgecard_transaction_reference;
  const ours = row.client_transaction_reference;
  const word = (row.transaction_status ?? 'SUCCESSFUL').toUpperCase();
  const state = states[word] ?? 'open';
  const merchant = row.enriched_data?.merchant_name?.trim();
  return {
    id,
    reference: ours && ours !== id ? ours : null,
    kind: kindOf(row),
    amountMinor: row.amount < 0n ? -row.amount : row.amount,
    currency: row.currency,
    state,
    merchant: merchant || row.description?.trim() || null,
    category: row.merchant_category_code || null,
    declineReason: state === 'declined' ? declineReasonOf(row.decline_reason ?? row.reason ?? '') : null,
    at: timeOf(row),
  };
}

const states: Readonly<Record<string, CardEvent['state']>> = {
  SUCCESSFUL: 'done',
  PENDING: 'open',
  FAILED: 'declined',
  DECLINED: 'declined',
  REVERSED: 'reversed',
};

/** They name no kind: what a row is follows from its direction and its words. */
function kindOf({ card_transaction_type: type, description, enriched_data: about }: HistoryOnWire): CardEventKind {
  const words = `${about?.transaction_category ?? ''} ${description ?? ''}`.toLowerCase();
  if (type === 'CREDIT') return /\brefund|\breversal/.test(words) ? 'refund' : 'credit';
  if (/maintenance|\bfee\b/.test(words)) return 'fee';
  if (/unload|withdraw/.test(words)) return 'unload';
  return /deleted|returned to the issuing wallet/.test(words) ? 'closing' : 'purchase';
}

const declineWords: readonly [RegExp, DeclineReason][] = [
  [/insufficient|low balance|not enough/i, 'insufficient_funds'],
  [/frozen|inactive|not active/i, 'frozen'],
  [/deleted|closed|terminated/i, 'closed'],
  [/limit|exceed/i, 'limit'],
  [/restricted|not (allowed|permitted)|blocked|merchant/i, 'not_allowed'],
];

const declineReasonOf = (said: string): DeclineReason =>
  declineWords.find(([words]) => words.test(said))?.[1] ?? 'issuer';

function timeOf({ transaction_timestamp: stamp, transaction_date: date }: HistoryOnWire): Date {
  const seconds = Number(stamp ?? Number.NaN);
  if (Number.isFinite(seconds) && seconds > 0) return new Date(seconds * 1000);
  // Written without a zone, and meant as GMT.
  const read = new Date(`${(date ?? '').replace(' ', 'T')}Z`);
  return Number.isNaN(read.getTime()) ? new Date(0) : read;
}
