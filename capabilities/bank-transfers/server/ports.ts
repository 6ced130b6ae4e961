import { definePort } from '@wura/features/server/ports';
import type { PaymentPort } from '@wura/provider-payments/server/ports';

export const bankDirectory = definePort<BankDirectory>('bank_directory');
/** Who carries bank transfers out. */
export const bankPayouts = definePort<PaymentPort>('bank_payouts');

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

/** What a bank transfer writes down about itself, for whoever carries it out. */
export interface BankTransferDetails {
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountName: string;
  readonly remarks: string;
  readonly reference: string;
  readonly rules: string;
}
