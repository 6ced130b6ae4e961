import { offer, type Vendor } from '@wura/features/server/ports';
import { texter } from '@wura/notices/server/ports';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { z } from 'zod';
import { isSigned, readReceipt } from './receipts.ts';
import { readSettings, type TermiiSettings } from './settings.ts';
import { createTermii } from './termii.ts';

export const vendor: Vendor<TermiiSettings> = {
  name: 'termii',
  settings: readSettings,
  open: (settings, needs) => ({ offers: [offer(texter, createTermii(settings, needs))] }),
  webhook: {
    route: defineRoute({
      method: 'POST',
      path: '/api/webhooks/termii',
      summary: 'Where Termii tells what became of a text message; signed by them over the raw body',
      access: 'public',
      answers: { 200: z.object({ status: z.literal('ok') }) },
      refusals: [commonRefusals.unauthenticated],
    }),
    read: ({ raw, headers }, { secretKey }) =>
      secretKey !== undefined && isSigned(raw, headers['x-termii-signature'], secretKey)
        ? readReceipt(raw)
        : 'unsigned',
  },
};
