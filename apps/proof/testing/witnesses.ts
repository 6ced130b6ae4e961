import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

// A small run written by hand: what the clients, the API, the provider and the books would say about it if all were well.
// The checker's own tests damage it in one place each.

type Row = Record<string, any>;

export interface Witnesses {
  history: Row[];
  api: Record<string, { wallets: Row[]; transactions: Row[] }>;
  provider: Row[];
  tables: Record<string, Row[]>;
}

/** The system wallets. */
const product = { clearing: -1, paystack: -2, fees: -3, vat: -4, stamp_duty: -5 } as const;
const hold = 10;
const cardDeposit = 11;
const settlement = 3;

export type Ending = 'settled' | 'returned' | 'reversed' | 'pending';

export interface Writer {
  readonly witnesses: Witnesses;
  /** Answers the reference. */
  deposit(client: number, kobo: number, told?: 'ok' | 'info'): string;
  transfer(client: number, kobo: number, how?: { ending?: Ending; told?: 'ok' | 'info' }): string;
  /** Asked for, and nothing came of it. */
  refused(client: number, kobo: number, told?: 'fail' | 'info'): void;
  read(client: number): void;
}

/** Clients are counted from 1, and begin with nothing. */
export function createWitnesses(clients: number): Writer {
  const tables: Record<string, Row[]> = {
    'ledger.entry': [],
    'ledger.ending': [],
    'ledger.reversal': [],
    'ledger.kind': [
      { id: settlement, name: 'settlement', is_hold: false },
      { id: hold, name: 'bank_transfer', is_hold: true },
      { id: cardDeposit, name: 'card_deposit', is_hold: false },
    ],
    'ledger.system_wallet': Object.entries(product).map(([purpose, wallet]) => ({ purpose, wallet, currency: 1 })),
    'wallets.wallet': [],
    'wallets.movement': [],
    'provider_payments.payment': [],
    'cases.case_file': [],
    'deposits.deposit': [],
  };
  const witnesses: Witnesses = { history: [], api: {}, provider: [], tables };
  let transfers = 0;
  let operations = 0;
  let at = 1_000;

  for (let client = 1; client <= clients; client++) {
    const wallet = `wal_${client}`;
    tables['wallets.wallet']!.push({ id: client, public_id: wallet, customer: client, currency: 1 });
    witnesses.history.push({ type: 'start', client, customer: `cus_${client}`, wallet, balance: '0.00', seq: 0 });
    witnesses.api[`cus_${client}`] = { wallets: [{ id: wallet, balance: '0.00' }], transactions: [] };
  }

  const shownTo = (client: number) => witnesses.api[`cus_${client}`]!;

  function post(kind: number, sides: [number, number][], request: string): number {
    const transfer_id = ++transfers;
    sides.forEach(([wallet_id, amount], index) => {
      const chain = tables['ledger.entry']!.filter(entry => entry['wallet_id'] === wallet_id);
      const head = chain.at(-1) ?? { seq: 0, balance_after: 0, cum_credit: 0, moves: 0 };
      const gives = kind < 0;
      tables['ledger.entry']!.push({
        wallet_id,
        seq: head['seq'] + 1,
        transfer_id,
        amount,
        balance_after: head['balance_after'] + amount,
        cum_credit: head['cum_credit'] + (amount > 0 !== gives ? amount : 0),
        moves: head['moves'] + (gives ? -1 : 1),
        currency: 1,
        kind: Math.abs(kind),
        gives_back: gives,
        request: index === 0 ? uuidOf(request) : null,
      });
      if (wallet_id > 0) shownTo(wallet_id).wallets[0]!['balance'] = naira(head['balance_after'] + amount);
    });
    return transfer_id;
  }

  function invoke(client: number, kind: string, kobo: number): { op: string; key: string } {
    const op = `op-${++operations}`;
    const key = kind === 'bank_transfer' ? `key-${operations}` : `DEP_${operations}`;
    witnesses.history.push({ type: 'invoke', op, client, kind, key, amount: naira(kobo), at: (at += 10) });
    return { op, key };
  }

  const tell = (type: string, op: string, more: object = {}) =>
    void witnesses.history.push({ type, op, at: (at += 10), ...more });

  return {
    witnesses,
    deposit(client, kobo, told = 'ok') {
      const { op, key: reference } = invoke(client, 'card_deposit', kobo);
      const transfer_id = post(
        cardDeposit,
        [
          [client, kobo],
          [product.paystack, -kobo],
        ],
        `credit\0paystack\0${reference}`,
      );
      tables['wallets.movement']!.push({ transfer_id, wallet: client, amount: kobo, fees: [], details: { reference } });
      tables['deposits.deposit']!.push({ reference, state: 'credited', amount: kobo, transfer_id });
      const operation = 'initialize';
      witnesses.provider.push({
        reference,
        provider_reference: '1',
        operation,
        amount: naira(kobo),
        status: 'success',
      });
      shownTo(client).transactions.push({ reference, status: 'completed', amount: naira(kobo) });
      tell(told, op, { status: 'completed' });
      return reference;
    },
    transfer(client, kobo, { ending = 'settled', told = 'ok' } = {}) {
      const { op, key } = invoke(client, 'bank_transfer', kobo);
      const reference = `wur_${op}`;
      const fees = feesOf(kobo);
      const total = kobo + fees.reduce((sum, { minor }) => sum + Number(minor), 0);
      const sides: [number, number][] = [
        [client, -total],
        [product.clearing, total],
      ];
      const transfer_id = post(hold, sides, `cus_${client}\0${key}`);
      tables['wallets.movement']!.push({ transfer_id, wallet: client, amount: kobo, fees, details: { reference } });
      tables['provider_payments.payment']!.push({ reference, transfer_id, created_at_ms: at });
      const settled: [number, number][] = [
        [product.paystack, kobo],
        ...fees.map(({ code, minor }): [number, number] => [
          product[code === 'transfer_fee' ? 'fees' : code],
          Number(minor),
        ]),
      ];
      if (ending === 'settled' || ending === 'reversed') {
        const by_transfer = post(settlement, [[product.clearing, -total], ...settled], `ending\0${transfer_id}`);
        tables['ledger.ending']!.push({ transfer_id, outcome: 'settled', by_transfer });
      }
      if (ending === 'returned') {
        const by_transfer = post(
          -hold,
          sides.map(([wallet, amount]) => [wallet, -amount]),
          `ending\0${transfer_id}`,
        );
        tables['ledger.ending']!.push({ transfer_id, outcome: 'returned', by_transfer });
      }
      if (ending === 'reversed') {
        const taken = settled.map(([wallet, amount]): [number, number] => [wallet, -amount]);
        const by_transfer = post(-hold, [[client, total], ...taken], `reversal\0${transfer_id}`);
        tables['ledger.reversal']!.push({ transfer_id, by_transfer });
      }
      const theirs = { settled: 'success', returned: 'failed', reversed: 'reversed', pending: 'pending' }[ending];
      const shown = { settled: 'completed', returned: 'failed', reversed: 'failed', pending: 'pending' }[ending];
      const known = { reference, provider_reference: '2', operation: 'transfer', amount: naira(kobo) };
      witnesses.provider.push({ ...known, status: theirs });
      shownTo(client).transactions.push({ reference, status: shown, amount: naira(kobo) });
      if (ending === 'returned' && told === 'ok') tell('fail', op, { code: 'payment_declined' });
      else tell(told, op, { status: ending === 'settled' ? 'completed' : 'pending' });
      return reference;
    },
    refused(client, kobo, told = 'fail') {
      tell(told, invoke(client, 'bank_transfer', kobo).op, { code: 'insufficient_funds' });
    },
    read(client) {
      const { balance } = shownTo(client).wallets[0] as { balance: string };
      witnesses.history.push({ type: 'read', client, balance, at: (at += 10) });
    },
  };
}

/** Everything as the files that the checker reads. */
export function writeFolder(folder: string, { history, api, provider, tables }: Witnesses): void {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const end = { type: 'end', pending_limit_ms: 60_000 };
  write('history.jsonl', [...history, end].map(line => `${JSON.stringify(line)}\n`).join(''));
  write('api.json', JSON.stringify(api));
  write('provider.json', JSON.stringify(provider));
  write('books.json', JSON.stringify({ taken_at_ms: 10_000, tables }));
}

/** Written out a second time, as everything here: the checker has its own. */
function feesOf(kobo: number): { code: 'transfer_fee' | 'vat' | 'stamp_duty'; minor: string }[] {
  const fee = kobo <= 500_000 ? 1_000 : kobo <= 5_000_000 ? 2_500 : 5_000;
  const duty = kobo >= 1_000_000 ? ([{ code: 'stamp_duty', minor: '5000' }] as const) : [];
  return [
    { code: 'transfer_fee', minor: String(fee) },
    { code: 'vat', minor: String(Math.floor((fee * 75 + 500) / 1000)) },
    ...duty,
  ];
}

export const naira = (kobo: number) => (kobo / 100).toFixed(2);

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
