import { dayMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { asFault, say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { bankReasons, bankRefusals } from '../refusals.ts';
import type { Bank, BankDirectory } from './ports.ts';

export interface Banks {
  list(): Promise<readonly Bank[]>;
  /** Refuses a code that no bank has, under the request's name of it. */
  find(code: string, field: string): Promise<Bank>;
  /** Whose account it is, as the bank writes the name; refuses an account that does not exist. */
  holder(account: { number: string; bankCode: string }): Promise<string>;
}

/** The list changes a few times a year, so it is asked for once a day; a list of yesterday is better than none. */
export function createBanks(directory: BankDirectory | undefined, { now }: { now: () => number }): Banks {
  let kept: { banks: readonly Bank[]; at: number } | undefined;
  let asking: Promise<readonly Bank[]> | undefined;

  async function ask(from: BankDirectory): Promise<readonly Bank[]> {
    const heard = await from.banks();
    if (heard.outcome === 'accepted' && heard.banks.length > 0) {
      kept = { banks: heard.banks, at: now() };
      return heard.banks;
    }
    if (kept) return kept.banks;
    throw refuse(providerRefusals.provider_unavailable, { reason: say(bankReasons.banks_unavailable, {}) });
  }

  async function list(): Promise<readonly Bank[]> {
    if (!directory) throw refuse(providerRefusals.service_off);
    if (kept && now() - kept.at < dayMs) return kept.banks;
    // Every caller who comes meanwhile waits for the same answer.
    asking ??= ask(directory).finally(() => (asking = undefined));
    return asking;
  }

  return {
    list,
    async find(code, field) {
      const bank = (await list()).find(known => known.code === code);
      if (bank) return bank;
      const { unknown_bank: refusal } = bankRefusals;
      throw refuse(refusal, { errors: { [field]: asFault(refusal) } });
    },
    async holder(account) {
      if (!directory) throw refuse(providerRefusals.service_off);
      const heard = await directory.holder(account);
      if (heard.outcome === 'accepted') return heard.name;
      if (heard.outcome === 'declined') throw refuse(bankRefusals.account_not_found);
      // Nothing has moved, so this is no answer about money: it may simply be asked again.
      throw refuse(providerRefusals.provider_unavailable, { reason: say(bankRefusals.account_not_found, {}) });
    },
  };
}
