import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { judge, type Judgement } from './check.ts';
import { createWitnesses, naira, writeFolder, type Witnesses, type Writer } from './testing/witnesses.ts';

// The checker is checked: a run in which all is well passes, and each kind of damage is found under its own name.

/** Two clients, with every ending there is. */
function busyRun(): Writer {
  const run = createWitnesses(2);
  run.deposit(1, 5_000_000);
  run.read(1);
  run.transfer(1, 200_000);
  run.deposit(2, 3_000_000, 'info');
  run.transfer(1, 1_250_050);
  run.read(1);
  run.refused(2, 9_000_000);
  run.transfer(2, 500_001, { ending: 'returned' });
  run.transfer(1, 100, { ending: 'reversed' });
  run.transfer(2, 700_000, { told: 'info' });
  run.read(2);
  return run;
}

const clean: [name: string, run: () => Writer][] = [
  ['nothing was done', () => createWitnesses(3)],
  ['every payment ended, each in its own way', busyRun],
  ['some wait, some were never heard of again, and one is with a person', unfinishedRun],
];

function unfinishedRun(): Writer {
  const run = busyRun();
  const { witnesses } = run;
  run.transfer(1, 20_000, { ending: 'pending' });
  run.refused(1, 20_000, 'info');
  run.transfer(2, 30_000, { ending: 'pending', told: 'info' });
  const reference = run.deposit(2, 100_000, 'info');
  undoLast(witnesses, reference, { theirsToo: false });
  witnesses.tables['cases.case_file']!.push({ subject: reference, closed_at: null });
  return run;
}

type Damage = [name: string, rule: string, damage: (run: Writer) => void];

const damages: Damage[] = [
  [
    'a payment that was acknowledged and is lost',
    'lost',
    run => undoLast(run.witnesses, run.transfer(1, 5_000), { theirsToo: true }),
  ],
  [
    'a payment that was acknowledged as pending and is nowhere',
    'lost',
    run => undoLast(run.witnesses, run.transfer(1, 5_000, { ending: 'pending' }), { theirsToo: true }),
  ],
  [
    'a payment that was made twice',
    'balance',
    run => {
      run.transfer(1, 5_000);
      run.transfer(1, 5_000);
      // As if the client had asked for one of them only.
      const { history } = run.witnesses;
      const op = history.at(-1)!['op'];
      run.witnesses.history = history.filter(line => line['op'] !== op);
    },
  ],
  ['a balance below zero', 'negative', run => void run.transfer(2, 9_000_000)],
  [
    'a payment out of somebody else’s wallet',
    'owner',
    run => {
      run.transfer(1, 5_000);
      const invoked = run.witnesses.history.findLast(({ type }) => type === 'invoke')!;
      const [entry] = run.witnesses.tables['ledger.entry']!.filter(({ kind }) => kind === 10).slice(-2);
      // Held in client 1's wallet, for a key of client 2's.
      const other = createWitnesses(2);
      other.transfer(2, 5_000);
      invoked['client'] = 2;
      invoked['key'] = other.witnesses.history.findLast(({ type }) => type === 'invoke')!['key'];
      entry!['request'] = other.witnesses.tables['ledger.entry']![0]!['request'];
    },
  ],
  [
    'money given back before the provider had decided',
    'refund',
    run => {
      run.transfer(1, 5_000, { ending: 'returned' });
      run.witnesses.provider.at(-1)!['status'] = 'pending';
    },
  ],
  [
    'money given back for a payment that arrived',
    'refund',
    run => {
      run.transfer(1, 5_000, { ending: 'returned' });
      run.witnesses.provider.at(-1)!['status'] = 'success';
    },
  ],
  [
    'a fee that was taken and not written down',
    'fees',
    run => {
      run.transfer(1, 2_000_000);
      run.witnesses.tables['wallets.movement']!.at(-1)!['fees'].pop();
    },
  ],
  [
    'another amount than was asked for',
    'amount',
    run => {
      run.transfer(1, 5_000);
      run.witnesses.history.findLast(({ type }) => type === 'invoke')!['amount'] = '60.00';
    },
  ],
  [
    'money that stands in the clearing wallet for nobody',
    'clearing',
    run => {
      run.transfer(1, 5_000, { ending: 'pending' });
      const { tables } = run.witnesses;
      const transfer_id = tables['provider_payments.payment']!.at(-1)!['transfer_id'];
      tables['ledger.ending']!.push({ transfer_id, outcome: 'settled', by_transfer: transfer_id });
    },
  ],
  [
    'a link of a chain that does not follow from the one before it',
    'chain',
    run => {
      const chain = run.witnesses.tables['ledger.entry']!.filter(({ wallet_id }) => wallet_id === 1);
      chain[1]!['balance_after'] += 1;
    },
  ],
  [
    'a payment that only the provider knows',
    'provider',
    run =>
      void run.witnesses.provider.push({
        reference: 'wur_ghost',
        operation: 'transfer',
        amount: '5.00',
        status: 'success',
      }),
  ],
  [
    'a transfer whose sides do not sum to zero',
    'sum',
    run => void (run.witnesses.tables['ledger.entry']!.at(-1)!['amount'] += 1),
  ],
  [
    'a payment told as failed whose money is gone',
    'refused',
    run => {
      run.transfer(1, 5_000);
      Object.assign(run.witnesses.history.at(-1)!, { type: 'fail', code: 'payment_declined', status: undefined });
    },
  ],
  [
    'a payment pending here that the provider has done',
    'unresolved',
    run => {
      run.transfer(1, 5_000, { ending: 'pending' });
      run.witnesses.provider.at(-1)!['status'] = 'success';
    },
  ],
  [
    'a deposit that was paid and is not credited',
    'unresolved',
    run => undoLast(run.witnesses, run.deposit(1, 5_000, 'info'), { theirsToo: false }),
  ],
  [
    'a payment that waits longer than anything may, and no case',
    'limit',
    run => {
      run.transfer(1, 5_000, { ending: 'pending' });
      run.witnesses.tables['provider_payments.payment']!.at(-1)!['created_at_ms'] = -60_000;
    },
  ],
  [
    'a hold that ended twice',
    'ending',
    run => {
      const endings = run.witnesses.tables['ledger.ending']!;
      endings.push({ ...endings[0]!, outcome: 'returned' });
    },
  ],
  [
    'a balance that a client read and that never was',
    'order',
    run => {
      run.read(1);
      run.witnesses.history.at(-1)!['balance'] = naira(1);
    },
  ],
  ['a payment that the customer is not shown', 'api', run => void run.witnesses.api['cus_1']!.transactions.pop()],
];

// All of them in one call, because starting Python costs more than everything it then does.
const judgements = new Map<string, Judgement>();
beforeAll(() => {
  const runs = [...clean, ...damages.map(([name, , damage]): [string, () => Writer] => [name, () => damaged(damage)])];
  const folders = runs.map(([, run]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wura-witnesses-'));
    writeFolder(folder, run().witnesses);
    return folder;
  });
  judge(folders).forEach((judgement, at) => judgements.set(runs[at]![0], judgement));
  for (const folder of folders) rmSync(folder, { recursive: true });
}, 60_000);

function damaged(damage: Damage[2]): Writer {
  const run = busyRun();
  damage(run);
  return run;
}

it.each(clean)('a run passes in which %s', name => {
  expect(judgements.get(name)!.violations).toEqual([]);
});

it.each(damages)('a run is found out in which there is %s', (name, rule) => {
  expect(judgements.get(name)!.violations.map(violation => violation.rule)).toContain(rule);
});

/** Takes the newest operation out of the books, and out of the provider's if they are to agree. */
function undoLast(
  { tables, api, provider }: Witnesses,
  reference: string,
  { theirsToo }: { theirsToo: boolean },
): void {
  const movement = tables['wallets.movement']!.pop()!;
  const first = movement['transfer_id'] as number;
  for (const [name, rows] of Object.entries(tables)) {
    if (rows[0]?.['transfer_id'] === undefined) continue;
    tables[name] = rows.filter(row => row['transfer_id'] < first);
  }
  const deposit = reference.startsWith('DEP_');
  if (deposit) tables['deposits.deposit']!.push({ reference, state: 'pending', amount: movement['amount'] });
  if (theirsToo) provider.pop();
  const shown = api[`cus_${movement['wallet']}`]!;
  shown.transactions.pop();
  const last = tables['ledger.entry']!.findLast(({ wallet_id }) => wallet_id === movement['wallet']);
  shown.wallets[0]!['balance'] = naira(last?.['balance_after'] ?? 0);
}
