import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { SaveButton } from '@wura/wallets/web/save-button';
import type { ReactNode } from 'react';
import type { BillerKind } from '../biller-kinds.ts';
import type { Biller } from '../billers-contract.ts';
import { billerMessages } from './biller-messages.ts';
import { saveBiller, type Billers } from './use-billers.ts';

export type SaveBillerProps = { kind: BillerKind; details: Biller['details']; billers: Billers };

export default function SaveBiller({ kind, details, billers }: SaveBillerProps): ReactNode {
  const words = useMessages(billerMessages);
  return (
    <SaveButton
      words={kind === 'electricity' ? { ...words, save: words.saveMeter } : words}
      onSave={() => call(saveBiller, { body: { kind, details } })}
      onSaved={billers.refresh}
      isSaved={billers.all.some(({ details: { number } }) => number === details.number)}
    />
  );
}
