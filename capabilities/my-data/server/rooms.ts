import type { AllFeatures } from '@wura/features/server';
import { caseData } from '@wura/cases/server/personal-data';
import { identityData } from '@wura/identity/server/own-personal-data';
import type { PersonalData } from '@wura/identity/server/personal-data';
import { noticeData } from '@wura/notices/server/personal-data';
import { staffData } from '@wura/operators/server/personal-data';
import { orderData } from '@wura/orders/server/personal-data';
import { providerPaymentData } from '@wura/provider-payments/server/personal-data';
import { walletData } from '@wura/wallets/server/personal-data';

/** All that know something of a customer, in the order in which they let go of it: who the customer is goes last. */
export function roomsOf({ personalData }: Pick<AllFeatures, 'personalData'>): readonly PersonalData[] {
  return [...personalData, orderData, caseData, providerPaymentData, walletData, staffData, noticeData, identityData];
}
