import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { TriangleAlert } from 'lucide-react';
import type { Beneficiary } from '../contract.ts';
import { isSameName } from '../rules.ts';
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
  const kept = saved.find(each => each.account_number === accountNumber && each.bank_code === bankCode);
  if (!kept || accountName === undefined || isSameName(kept.account_name, accountName)) return null;
  return (
    <Banner tone="bad" icon={TriangleAlert} title={words.nameChanged}>
      <p>{words.nameChangedText(kept.account_name, accountName)}</p>
    </Banner>
  );
}
