import { billPayment, type BillOrder, type BillPaid } from '@wura/bills/web/bill-payment';
import { call } from '@wura/browser/client';
import type { PaidElectricity } from '../contract.ts';
import { payElectricity } from './calls.ts';
import type { VerifiedMeter } from './electricity-steps.ts';

export interface ElectricityOrder extends BillOrder {
  readonly meter: VerifiedMeter;
  /** Eleven digits. */
  readonly phone: string;
  /** Empty: the customer's own. */
  readonly email: string;
}

export type ElectricityPaid = BillPaid<PaidElectricity>;

export const electricityPayment = billPayment<ElectricityOrder, PaidElectricity>(
  ({ key, walletId, amount, meter, phone, email }, pin) => {
    const body = {
      walletId,
      amount,
      meterNumber: meter.meterNumber,
      meterType: meter.meterType,
      serviceType: meter.company,
      phone_number: phone,
      reference: meter.reference,
      ...(email !== '' && { email }),
      ...(pin !== undefined && { pin }),
    };
    return call(payElectricity, { body, key });
  },
);
