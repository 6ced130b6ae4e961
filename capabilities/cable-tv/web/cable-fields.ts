import { emailFault } from '@wura/identity/rules';
import { cableFaults, phoneFault, smartcardFault } from '../rules.ts';

export const emptyCable = { provider: '', smartcard: '', phone: '', email: '' };
export type CableValues = typeof emptyCable;

/** The fields of the first step. */
export const accountFields = ['provider', 'smartcard'] as const;

export function faultsOf({ provider, smartcard, phone, email }: CableValues) {
  return {
    provider: provider === '' ? cableFaults.tv_provider_missing : undefined,
    smartcard: smartcardFault(smartcard),
    phone: phoneFault(phone),
    email: email.trim() === '' ? undefined : emailFault(email),
  };
}
