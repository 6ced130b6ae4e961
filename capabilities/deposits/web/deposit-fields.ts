import { emailFault } from '@wura/identity/rules';
import { commonFaults } from '@wura/wire/faults';
import { amountFault } from '../rules.ts';

export interface DepositValues extends Record<string, string> {
  amount: string;
  email: string;
}

export const quickAmounts = ['500', '1000', '2000', '5000'] as const;

export function depositFaults({ amount, email }: DepositValues) {
  return { amount: amountFault(amount), email: email === '' ? commonFaults.required_fields : emailFault(email) };
}

/** Made here, as the provider's own reference: 'DEP_', the moment, and what no other deposit has. */
export function newReference(nowMs: number): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  const suffix = Array.from(random, byte => (byte % 36).toString(36)).join('');
  return `DEP_${nowMs}_${suffix}`;
}
