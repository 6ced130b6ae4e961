import { readContacts, readNames } from '@wura/identity/server';
import { complete, enqueue, type Job } from '@wura/jobs';
import { spellMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { moneyMailJob, send, type Said } from '@wura/notices/server';
import { alertKindOf, type MoneyFacts, type NoticeKind } from '@wura/notices/server/kinds';
import { transaction, type Pool, type Tx } from '@wura/database';
import { hourMs } from '@wura/platform/time';
import { receivedDigest, sentDigest, transferReceived, transferSent } from './notices.ts';
import { countMailed, deleteMailed, takeMailed, type Pair, type TransferRow } from './queries.ts';

/** The kind of job that tells of the rest of an hour together; its subject is the payer and the receiver. */
export const digestJob = 'transfer_digest';

/** From one payer to one receiver within an hour. What comes after is told in one mail. */
const mailsMax = 5;

/** Mails both sides of each, as far as the two have not had their share of mails. */
export async function mailBoth(tx: Tx, transfers: readonly TransferRow[], at: Date): Promise<void> {
  if (transfers.length === 0) return;
  const mailed = await withinShare(tx, transfers, at);
  const people = [...new Set(mailed.flatMap(({ payer, payee }) => [payer, payee]))];
  const [contacts, names] = [await readContacts(tx, people), await readNames(tx, people)];
  const facts = mailed.map(({ amount: minor, currency, ...sides }) => {
    return { ...sides, amount: { currency: currencyById(currency).code, minor } };
  });
  const received = facts.map(({ payer, payee, amount }) =>
    say(payee, transferReceived, { amount, name: names.get(payer)! }),
  );
  const sent = facts.map(({ payer, payee, amount }) => say(payer, transferSent, { amount, name: names.get(payee)! }));
  await send(tx, [...received, ...sent], { at, kind: moneyMailJob });

  function say(customer: bigint, kind: NoticeKind<MoneyFacts>, told: MoneyFacts): Said {
    const contact = contacts.get(customer)!;
    const { language } = contact;
    return {
      customer,
      about: alertKindOf(kind),
      contact,
      link: kind.link?.(told) ?? null,
      words: kind.words[language](told, amount => spellMoney(amount, language)),
    };
  }
}

/** Those that may be mailed one by one. For the rest of a pair a mail about all of them waits for the end of its hour. */
async function withinShare(tx: Tx, transfers: readonly TransferRow[], at: Date): Promise<TransferRow[]> {
  const byPair = Map.groupBy(transfers, nameOf);
  // In one order everywhere, so that two workers that count the same pairs queue instead of locking up.
  const counts = [...byPair.values()].map(of => ({ payer: of[0]!.payer, payee: of[0]!.payee, count: of.length }));
  counts.sort((a, b) => Number(a.payer - b.payer || a.payee - b.payee));
  const counted = await countMailed(tx, counts, { at, mailsMax });
  const shares = counted.map(pair => {
    const these = byPair.get(nameOf(pair))!;
    return { pair, these, room: Math.max(0, mailsMax - (pair.count - these.length)) };
  });
  for (const { pair, these, room } of shares) {
    const isFirstBeyond = these.length > room && room > 0;
    const isFullBefore = pair.count - these.length === mailsMax;
    if (isFirstBeyond || isFullBefore) {
      await enqueue(tx, { kind: digestJob, subject: nameOf(pair) }, { inMs: hourMs });
    }
  }
  return shares.flatMap(({ these, room }) => these.slice(0, room));
}

export async function sendDigest(pool: Pool, job: Job, at: Date): Promise<void> {
  const [payer, payee] = job.subject.split(' ').map(BigInt) as [bigint, bigint];
  await transaction(pool, async tx => {
    await complete(tx, job);
    const count = ((await takeMailed(tx, { payer, payee })) ?? 0) - mailsMax;
    if (count <= 0) return;
    const [contacts, names] = [await readContacts(tx, [payer, payee]), await readNames(tx, [payer, payee])];
    const digest = (customer: bigint, other: bigint, of: typeof receivedDigest) => {
      const contact = contacts.get(customer)!;
      return { customer, contact, words: of[contact.language]({ count, name: names.get(other)! }) };
    };
    const received = { about: 'money_in', ...digest(payee, payer, receivedDigest) } as const;
    const sent = { about: 'money_out', ...digest(payer, payee, sentDigest) } as const;
    await send(tx, [received, sent], { at, kind: moneyMailJob });
  });
}

export const tidyMailed = (tx: Tx, nowMs: number) =>
  deleteMailed(tx, { before: new Date(nowMs - 2 * hourMs), mailsMax });

const nameOf = ({ payer, payee }: Pair) => `${payer} ${payee}`;
