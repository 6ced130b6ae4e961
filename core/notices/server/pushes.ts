import type { Queries, Tx } from '@wura/database';
import { deleteByPages } from '@wura/database/by-pages';
import { enqueueAll } from '@wura/jobs';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import type { AlertKind } from '../alerts.ts';
import type { Language, Words } from './kinds.ts';
import { lockScreenWords } from './lock-screen.ts';

// What is told to devices: what is written of it, and all SQL about it.

/** The kind of job that sends one; the subject is its id. */
export const pushJob = 'push';

/** What a device that was away for longer would be told is in the list. */
const keptMs = dayMs;
/** A lock screen shows less, and a push service takes four kilobytes. */
const lettersMax = { title: 120, text: 600 };

export interface NewPush {
  readonly customer: bigint;
  readonly about: AlertKind;
  readonly words: Words;
  readonly language: Language;
  readonly hidesBalance: boolean;
  readonly link: string | null;
  /** The name of the notice; told twice under one name, a device shows it once. */
  readonly tag?: string | undefined;
  readonly at: Date;
  /** Not sent before so much time has passed. */
  readonly inMs: number;
}

/** To every device of each customer. Most have none, and it is one question then. */
export async function pushAll(tx: Tx, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return;
  const { rows: devices } = await tx.query<{ id: bigint; customer: bigint }>(
    `select s.id, s.customer from notices.push_subscriptions s join identity.session_bond b on b.id = s.bond
      where s.customer = any($1::bigint[]) and b.ends_at > $2`,
    [pushes.map(({ customer }) => customer), pushes[0]!.at],
  );
  if (devices.length === 0) return;
  const named = pushes.flatMap(push => {
    const tag = push.tag ?? randomId('psh');
    const words = push.hidesBalance ? lockScreenWords(push.about, push.language) : push.words;
    const theirs = devices.filter(({ customer }) => customer === push.customer);
    return theirs.map(({ id }) => ({ ...push, words, tag, subscription: id, publicId: randomId('psh') }));
  });
  if (named.length === 0) return;
  await tx.query(
    `insert into notices.pushes (public_id, subscription, tag, title, text, link, is_urgent, useless_after)
     select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[],
                          $8::timestamptz[])`,
    [
      named.map(({ publicId }) => publicId),
      named.map(({ subscription }) => subscription),
      named.map(({ tag }) => tag),
      named.map(({ words }) => cut(words.title, lettersMax.title)),
      named.map(({ words }) => cut(words.text, lettersMax.text)),
      named.map(({ link }) => link),
      named.map(({ about }) => about === 'money_out' || about === 'security'),
      named.map(({ at, inMs }) => new Date(at.getTime() + inMs + keptMs)),
    ],
  );
  await enqueueAll(
    tx,
    named.map(({ publicId, inMs }) => ({ kind: pushJob, subject: publicId, inMs })),
  );
}

/** By whole characters: half of one is none. */
function cut(text: string, max: number): string {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}

export interface OpenPush {
  readonly customer: bigint;
  readonly subscription: bigint;
  readonly sealed: Buffer;
  readonly digest: Buffer;
  readonly is_heard: boolean;
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly is_urgent: boolean;
  readonly useless_after: Date;
}

/** Nothing when it was sent, given up or let go of with its device. */
export async function selectOpenPush(db: Queries, publicId: string, at: Date): Promise<OpenPush | undefined> {
  const { rows } = await db.query<OpenPush>(
    `select s.customer, s.id as subscription, s.sealed, s.digest, p.tag, p.title, p.text, p.link, p.is_urgent,
            p.useless_after, exists (select from identity.session_bond b where b.id = s.bond and b.ends_at > $2) as is_heard
       from notices.pushes p join notices.push_subscriptions s on s.id = p.subscription
      where p.public_id = $1`,
    [publicId, at],
  );
  return rows[0];
}

export async function deletePush(tx: Tx, publicId: string): Promise<void> {
  await tx.query('delete from notices.pushes where public_id = $1', [publicId]);
}

/** With all that waits for it. */
export async function deleteSubscription(tx: Tx, id: bigint): Promise<void> {
  await tx.query('delete from notices.push_subscriptions where id = $1', [id]);
}

const unheard = {
  table: 'notices.push_subscriptions',
  sql: `delete from notices.push_subscriptions s
         where s.ctid >= $1 and s.ctid < $2
           and not exists (select from identity.session_bond b where b.id = s.bond and b.ends_at > $3)`,
};

/** Of sessions whose time is over. */
export function deleteUnheard(db: Queries, at: Date, afterEach: () => Promise<void>): Promise<void> {
  return deleteByPages(db, { ...unheard, values: [at] }, afterEach);
}
