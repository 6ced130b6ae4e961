import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { isSameName } from '@wura/wallets/same-name';
import { TriangleAlert } from 'lucide-react';
import type { Beneficiary } from '../contract.ts';
import { savedMessages } from './messages.ts';
import type { NameCheck } from './use-name-check.ts';

type ChangedNameProps = {
  saved: readonly Beneficiary[];
  check: Pick<NameCheck, 'accountName'>;
  accountNumber: string;
  bankCode: string;
};

/** A saved account whose bank gives another name by now may be another person's, or have been taken over. */
export function ChangedName({ saved, check: { accountName }, accountNumber, bankCode }: ChangedNameProps) {
  const words = useMessages(savedMessages);
  const kept = accountName === undefined ? undefined : changedNameOf({ accountNumber, bankCode, accountName }, saved);
  if (kept === undefined || accountName === undefined) return null;
  return (
    <Banner tone="bad" icon={TriangleAlert} title={words.nameChanged}>
      <p>{words.nameChangedText(kept, accountName)}</p>
    </Banner>
  );
}

/** The name under which an account was saved, where its bank gives another one by now. */
export function changedNameOf(
  { accountNumber, bankCode, accountName }: { accountNumber: string; bankCode: string; accountName: string },
  saved: readonly Beneficiary[],
): string | undefined {
  const kept = saved.find(each => each.account_number === accountNumber && each.bank_code === bankCode)?.account_name;
  return kept === undefined || isSameName(kept, accountName) ? undefined : kept;
}
