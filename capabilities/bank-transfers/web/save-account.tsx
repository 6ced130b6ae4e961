import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { SaveButton } from '@wura/wallets/web/save-button';
import { saveBeneficiary } from './calls.ts';
import { savedMessages } from './messages.ts';
import type { Order } from './send-order.ts';

type SaveAccountProps = { order: Order; onSaved: () => Promise<unknown> };

export function SaveAccount({ order, onSaved }: SaveAccountProps) {
  const body = { account_number: order.accountNumber, bank_code: order.bankCode };
  return (
    <SaveButton words={useMessages(savedMessages)} onSave={() => call(saveBeneficiary, { body })} onSaved={onSaved} />
  );
}
