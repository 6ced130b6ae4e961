import type { BankDirectory } from '@wura/bank-transfers/server/ports';
import type { PaystackClient } from './client.ts';
import { banks, resolved } from './wire.ts';

export function createBankDirectory(client: PaystackClient): BankDirectory {
  return {
    async banks() {
      const query = { country: 'nigeria', perPage: String(perPage) };
      const found: { code: string; name: string }[] = [];
      // Page by page; a full page is followed by another.
      for (let page = 1; page <= pagesMax; page++) {
        const reply = await client.call(
          { operation: 'banks', method: 'GET', path: '/bank', query: { ...query, page: String(page) } },
          banks,
        );
        if (reply.kind !== 'done')
          return { outcome: 'unknown', why: reply.kind === 'no_answer' ? reply.why : reply.message };
        found.push(...reply.data.filter(bank => bank.active !== false && bank.is_deleted !== true));
        // Shorter than a page it is the last one, and longer it is all that there is: then they heed no pages.
        if (reply.data.length !== perPage) break;
      }
      // Codes repeat now and then, and a list to choose from must not.
      const byCode = new Map(found.map(({ code, name }) => [code, { code, name }]));
      return { outcome: 'accepted', banks: [...byCode.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')) };
    },
    async holder({ number, bankCode }) {
      const query = { account_number: number, bank_code: bankCode };
      const reply = await client.call({ operation: 'resolve', method: 'GET', path: '/bank/resolve', query }, resolved);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') {
        // How often we may ask says nothing about the account.
        return /limit/i.test(reply.message) ? { outcome: 'unknown', why: reply.message } : { outcome: 'declined' };
      }
      // A name that belongs to another number must not be shown beside this one.
      if (reply.data.account_number !== number) return { outcome: 'unknown', why: 'a reply about another account' };
      return { outcome: 'accepted', name: reply.data.account_name.replaceAll(/\s+/g, ' ').trim() };
    },
  };
}

const pagesMax = 10;
const perPage = 100;
