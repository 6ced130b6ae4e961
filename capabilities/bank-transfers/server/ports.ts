import { definePort } from '@wura/features/server/ports';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

export type { DeclineReason } from '../refusals.ts';

export const bankDirectory = definePort<BankDirectory>('bank_directory');
/** Who carries bank transfers out. */
export const bankPayouts = definePort<PaymentPort<BankTransferDetails>>('bank_payouts');

/** Who knows the banks, and whose an account is. */
export interface BankDirectory {
  banks(): Promise<BanksVerdict>;
  holder(account: { number: string; bankCode: string }): Promise<HolderVerdict>;
}

export interface Bank {
  readonly code: string;
  readonly name: string;
}

export type BanksVerdict =
  | { readonly outcome: 'accepted'; readonly banks: readonly Bank[] }
  | { readonly outcome: 'unknown'; readonly why: string };

export type HolderVerdict =
  | { readonly outcome: 'accepted'; readonly name: string }
  /** There is no such account. */
  | { readonly outcome: 'declined' }
  | { readonly outcome: 'unknown'; readonly why: string };

/** What a bank transfer writes down about itself, for the provider that carries it out. */
export const bankTransferDetails = z.object({
  accountNumber: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  remarks: z.string(),
  reference: z.string(),
  rules: z.string(),
});
export type BankTransferDetails = Readonly<z.output<typeof bankTransferDetails>>;
