import { offer, type Vendor } from '@wura/features/server/ports';
import { texter } from '@wura/notices/server/ports';
import { readSettings, type TermiiSettings } from './settings.ts';
import { createTermii } from './termii.ts';

export const vendor: Vendor<TermiiSettings> = {
  name: 'termii',
  settings: readSettings,
  open: (settings, needs) => ({ offers: [offer(texter, createTermii(settings, needs))] }),
};
