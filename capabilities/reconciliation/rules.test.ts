import { describe, expect, it } from 'vitest';
import { judge, type Side } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const side = (state: Side['state'], given: Partial<Side> = {}): Side => ({
  amountMinor: 2_000_00n,
  currency: 'NGN',
  state,
  at: hoursAgo(3),
  changedAt: hoursAgo(2),
  ...given,
});
const none = undefined;
const states = ['open', 'done', 'failed', 'reversed'] as const;

/** Rows: ours; columns: theirs, none first. A dot agrees. */
function table(operation: 'charge' | 'transfer'): string[] {
  return [none, ...states].map(own =>
    [none, ...states]
      .map(theirs => judge({ operation, now, own: own && side(own), theirs: theirs && side(theirs) }))
      .map(verdict => (verdict === 'agree' ? '.' : verdict.replace('_differs', '')))
      .join(' '),
  );
}

describe('two books', () => {
  it('about money that comes in agree as long as neither has it, and once both do', () => {
    expect(table('charge')).toEqual([
      //        none  open  done  failed  reversed
      /* none */ '. . missing_in_ledger . .',
      /* open */ '. . state . .',
      /* done */ 'missing_at_provider state . state state',
      /* failed */ '. . state . .',
      /* reversed */ '. . state . .',
    ]);
  });

  it('about money that goes out must agree from the moment it is held', () => {
    expect(table('transfer')).toEqual([
      /* none */ '. missing_in_ledger missing_in_ledger . .',
      /* open */ 'missing_at_provider . state state state',
      /* done */ 'missing_at_provider state . state state',
      /* failed */ '. state state . .',
      /* reversed */ '. state state . .',
    ]);
  });

  it('differ when the amount or the currency does, whatever else agrees', () => {
    const own = side('done');
    for (const given of [{ amountMinor: 1_999_99n }, { currency: 'USD' }]) {
      expect(judge({ operation: 'charge', now, own, theirs: side('done', given) })).toBe('amount_differs');
      expect(judge({ operation: 'charge', now, own: side('open'), theirs: side('done', given) })).toBe(
        'amount_differs',
      );
      expect(judge({ operation: 'transfer', now, own, theirs: side('done', given) })).toBe('amount_differs');
    }
    expect(judge({ operation: 'charge', now, own: side('open'), theirs: side('open', { amountMinor: 1n }) })).toBe(
      'agree',
    );
  });

  it('are not said to differ about what changed in the last minutes, on either side', () => {
    const lately = { changedAt: new Date(now.getTime() - 60_000) };
    expect(judge({ operation: 'transfer', now, own: side('open', lately), theirs: none })).toBe('fresh');
    expect(judge({ operation: 'charge', now, own: side('open'), theirs: side('done', lately) })).toBe('fresh');
    expect(judge({ operation: 'charge', now, own: side('done', lately), theirs: side('done') })).toBe('agree');
  });

  it('that both wait for a day are late together', () => {
    const both = { own: side('open', { at: hoursAgo(25) }), theirs: side('open', { at: hoursAgo(25) }) };
    expect(judge({ operation: 'transfer', now, ...both })).toBe('pending_too_long');
    expect(judge({ operation: 'transfer', now, ...both, own: side('open', { at: hoursAgo(23) }) })).toBe('agree');
  });
});
