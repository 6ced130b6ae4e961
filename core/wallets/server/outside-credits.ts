import { postJournal } from '@wura/ledger/server/journal';
import type { Entry, Side } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import type { Tx } from '@wura/database';
import { freeShard, systemWallets } from './system-wallets.ts';
import { uuidOf } from './intents.ts';
import { endDeed } from './keyed-deeds.ts';
import { moveBetweenSystemWallets } from './system-transfers.ts';
import type { MovementKind } from './kinds.ts';
import { noteCompleted } from './note-completed.ts';
import { drawFromPots } from './pots-give-way.ts';
import type { WalletFacts } from './wallets.ts';

// Money that a provider says has come, and money that it says has gone back. Run these in a transaction with retries.

const cleared = Symbol('cleared');

interface Arrival {
  readonly to: WalletFacts;
  readonly amountMinor: bigint;
  /** Who holds the money for us: also the purpose of the system wallet that stands for them. */
  readonly provider: string;
  /** The provider's name for it: credited once under it for ever, whatever asks and however often. */
  readonly reference: string;
}

/** Proof that a provider reports just what is expected. The key is this file's own, and the facts hide behind it. */
export interface ClearedCredit {
  readonly [cleared]: Arrival;
}

/**
 * The gate of money that comes in. Limits do not keep out what has come; what was reported must be what is expected, in
 * the wallet's own currency. Nothing otherwise: a person decides about that.
 */
export function clearCredit(
  arrival: Arrival,
  reported: { readonly currency: string; readonly amountMinor: bigint },
): ClearedCredit | undefined {
  const { to, amountMinor, provider, reference } = arrival;
  const isExpected = reported.currency === to.currency && reported.amountMinor === amountMinor && amountMinor > 0n;
  return isExpected ? { [cleared]: { to, amountMinor, provider, reference } } : undefined;
}

interface Noted<Details> {
  readonly kind: MovementKind<Details>;
  readonly details: Details;
}

/** Of money that came and has no owner yet: it stands here until a person has decided whose it is. */
const unallocated = 'unallocated';

/** `isSetAside`: a person has decided about what was set aside. Once under its name all the same. */
export async function receive<Details>(
  tx: Tx,
  credit: ClearedCredit,
  { kind, details }: Noted<Details>,
  { isSetAside = false } = {},
): Promise<Entry> {
  const { to, amountMinor, provider, reference } = credit[cleared];
  const purpose = isSetAside ? unallocated : provider;
  const currency = currencyOf(to.currency).id;
  const systemWallet = systemWallets(tx, { currency, shard: await freeShard(tx, currency) });
  const entry = await postJournal(tx, {
    kind: kind.id,
    request: uuidOf(`credit\0${provider}\0${reference}`),
    fingerprint: 0,
    sides: [
      { wallet: to.id, amount: amountMinor, currency },
      { wallet: await systemWallet(purpose), amount: -amountMinor, currency },
    ],
  });
  await noteCompleted(tx, entry, { amountMinor, details });
  // Where the customer asked for it under a key, it is what that key did.
  await endDeed(tx, reference, entry.transferId);
  return entry;
}

/** It has come, and a person decides whose it is. */
export function setAside(tx: Tx, credit: ClearedCredit, { id: kind }: Pick<MovementKind, 'id'>): Promise<number> {
  const { provider, reference, amountMinor } = credit[cleared];
  const request = `set aside\0${provider}\0${reference}`;
  return moveAside(tx, credit, { kind, request, provider: -amountMinor });
}

/** What was set aside, or a part of it under a name of its own, has gone back to where it came from. */
export function sendBack(
  tx: Tx,
  credit: ClearedCredit,
  {
    kind: { id: kind },
    name = '',
    amountMinor,
  }: { kind: Pick<MovementKind, 'id'>; name?: string; amountMinor: bigint },
): Promise<number> {
  const { provider, reference } = credit[cleared];
  const request = `send back\0${provider}\0${reference}\0${name}`;
  return moveAside(tx, credit, { kind, request, provider: amountMinor });
}

function moveAside(
  tx: Tx,
  credit: ClearedCredit,
  { kind: id, request: name, provider: minor }: { kind: number; request: string; provider: bigint },
): Promise<number> {
  const { to, provider } = credit[cleared];
  const money = { currency: to.currency, minor };
  return moveBetweenSystemWallets(tx, { kind: { id }, name, from: unallocated, to: provider, money });
}

/**
 * The provider gave the money back to its sender, so it leaves the wallet again, as far as it is there or in a pot of it.
 * What the customer has spent since cannot be taken: we bear that part, and the answer says how much it is. A part of it is
 * taken under a name of its own.
 */
export async function takeBack<Details>(
  tx: Tx,
  credit: ClearedCredit,
  { kind, details }: Noted<Details>,
  part?: { readonly name: string; readonly amountMinor: bigint },
): Promise<{ transferId: number; borneMinor: bigint }> {
  const { to, provider: purpose, reference } = credit[cleared];
  const amountMinor = part?.amountMinor ?? credit[cleared].amountMinor;
  const name = ['take back', purpose, reference, ...(part ? [part.name] : [])].join('\0');
  const currency = currencyOf(to.currency).id;
  const systemWallet = systemWallets(tx, { currency, shard: await freeShard(tx, currency) });
  // What is there now stays there until this is written.
  const balance = await drawFromPots(tx, to, { sumMinor: amountMinor, request: name });
  const takenMinor = balance < amountMinor ? balance : amountMinor;
  const borneMinor = amountMinor - takenMinor;
  const sides: Side[] = [];
  if (takenMinor > 0n) sides.push({ wallet: to.id, amount: -takenMinor, currency });
  if (borneMinor > 0n) sides.push({ wallet: await systemWallet('chargebacks'), amount: -borneMinor, currency });
  const entry = await postJournal(tx, {
    kind: kind.id,
    request: uuidOf(name),
    fingerprint: 0,
    sides: [sides[0]!, { wallet: await systemWallet(purpose), amount: amountMinor, currency }, ...sides.slice(1)],
  });
  if (takenMinor > 0n) await noteCompleted(tx, entry, { amountMinor: takenMinor, details });
  return { transferId: entry.transferId, borneMinor };
}

/**
 * Staff have decided that what was credited goes back to its sender: it leaves the wallet at once, so that it cannot be spent
 * while the provider is asked, and stands aside. Nothing where it is not all there any more, pots included. Once under its
 * name.
 */
export async function takeAside<Details>(
  tx: Tx,
  credit: ClearedCredit,
  noted: Noted<Details>,
  part: Part,
): Promise<number | undefined> {
  const { to, provider, reference } = credit[cleared];
  const request = ['take aside', provider, reference, part.name].join('\0');
  // What is there now stays there until this is written.
  const balance = await drawFromPots(tx, to, { sumMinor: part.amountMinor, request });
  if (balance < part.amountMinor) return undefined;
  return moveBeside(tx, credit, noted, { ...part, request: 'take aside', sign: -1n });
}

/** The provider would not take it: what was taken aside is the customer's again. */
export function giveAside<Details>(tx: Tx, credit: ClearedCredit, noted: Noted<Details>, part: Part): Promise<number> {
  return moveBeside(tx, credit, noted, { ...part, request: 'give aside', sign: 1n });
}

interface Part {
  readonly name: string;
  readonly amountMinor: bigint;
}

async function moveBeside<Details>(
  tx: Tx,
  credit: ClearedCredit,
  { kind, details }: Noted<Details>,
  { request, name, amountMinor, sign }: Part & { readonly request: string; readonly sign: bigint },
): Promise<number> {
  const { to, provider, reference } = credit[cleared];
  const currency = currencyOf(to.currency).id;
  const systemWallet = systemWallets(tx, { currency, shard: await freeShard(tx, currency) });
  const entry = await postJournal(tx, {
    kind: kind.id,
    request: uuidOf([request, provider, reference, name].join('\0')),
    fingerprint: 0,
    sides: [
      { wallet: to.id, amount: sign * amountMinor, currency },
      { wallet: await systemWallet(unallocated), amount: -sign * amountMinor, currency },
    ],
  });
  await noteCompleted(tx, entry, { amountMinor, details });
  return entry.transferId;
}
