import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { announce } from '@wura/ui/announce';
import { Meter } from '@wura/ui/meter';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { listWallets } from '@wura/wallets/web/wallet-list';
import { useEffect } from 'react';
import type { Passage } from '../contract.ts';
import { shortAddress } from '../rules.ts';
import { listUnderway } from './calls.ts';
import { underwayMessages } from './messages.ts';

/** As often as a block comes. */
const everyMs = 3_000;

/** What comes and goes over the chain, with its confirmations counted while the customer looks. */
export function Underway({ wallet }: { wallet: Wallet }) {
  const words = useMessages(underwayMessages);
  const queries = useQueryClient();
  const { data } = useRoute(listUnderway, {}, { everyMs });
  const passages = data?.data ?? [];
  const ended = passages.filter(({ status }) => status !== 'pending').length;
  // What has ended has changed the balance.
  useEffect(() => void queries.invalidateQueries({ queryKey: [keyOf(listWallets)[0]] }), [queries, ended, wallet.id]);
  useEffect(() => {
    if (ended > 0) announce(words.chips.completed);
  }, [ended, words]);
  if (passages.length === 0) return null;
  return (
    <section aria-labelledby="underway" className="min-w-0">
      <h2 id="underway" className="mb-3 text-t3">
        {words.title}
      </h2>
      <ul className="panel divide-y divide-line px-4.5">
        {passages.map(passage => (
          <Row key={passage.id} passage={passage} />
        ))}
      </ul>
    </section>
  );
}

const chips = {
  pending: 'pending',
  completed: 'completed',
  failed: 'refunded',
  gone: 'unknown',
} as const satisfies Record<Passage['status'], ChipStatus>;

const underway = { receive: 'receiving', send: 'sending' } as const;
const over = { receive: 'received', send: 'sent' } as const;

function Row({ passage }: { passage: Passage }) {
  const words = useMessages(underwayMessages);
  const { type, amount, address, confirmations: done, confirmations_needed: needed, status } = passage;
  const short = shortAddress(address);
  const state =
    status === 'gone'
      ? words.gone
      : passage.transaction_hash === null
        ? words.signing
        : done === 0
          ? words.waiting
          : words.counted(done, needed);
  return (
    <li className="py-3.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-strong">{words[(status === 'completed' ? over : underway)[type]]}</p>
          <p className="text-small text-ink-2">{type === 'receive' ? words.from(short) : words.to(short)}</p>
        </div>
        <div className="flex flex-col items-end gap-1">
          <Amount amount={amount} currency="USDT" />
          <StatusChip status={chips[status]} label={words.chips[status]} />
        </div>
      </div>
      <p className="mt-2 text-small text-ink-2">{state}</p>
      {status === 'pending' && <Meter percent={Math.round((done * 100) / needed)} label={state} />}
    </li>
  );
}
