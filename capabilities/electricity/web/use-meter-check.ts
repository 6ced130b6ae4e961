import { useMutation } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { lookUpMeter } from './calls.ts';
import type { VerifiedMeter } from './electricity-steps.ts';
import type { wantedOf } from './electricity-fields.ts';

type Wanted = ReturnType<typeof wantedOf> & { companyTitle: string };

/** Asks the company whose meter it is. One look-up is good for one payment. */
export function useMeterCheck(onVerified: (meter: VerifiedMeter) => void) {
  return useMutation({
    mutationFn: async (wanted: Wanted): Promise<VerifiedMeter> => {
      const { company, meterNumber, meterType } = wanted;
      const body = { provider: company, meter_no: meterNumber, meter_type: meterType };
      const { data } = await call(lookUpMeter, { body });
      return {
        ...wanted,
        customerName: data.customer_name,
        address: data.address,
        minimum: data.minimum_amount,
        debt: data.outstanding_debt,
        reference: data.reference,
        expiresAt: data.expires_at,
      };
    },
    onSuccess: onVerified,
  });
}

export type MeterCheck = ReturnType<typeof useMeterCheck>;
