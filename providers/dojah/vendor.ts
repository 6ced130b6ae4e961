import { offer, type Surroundings, type Vendor } from '@wura/features/server/ports';
import { identityChecker } from '@wura/kyc/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import { createDojah } from './dojah.ts';

interface DojahSettings {
  readonly appId: string;
  readonly secretKey: string;
  readonly baseUrl: string;
}

export const vendor: Vendor<DojahSettings> = {
  name: 'dojah',
  settings: readSettings,
  open: settings => ({ offers: [offer(identityChecker, createDojah(settings))] }),
};

/** An identity check moves no money, so it may be live beside a sandbox: then its keys are there. */
function readSettings(read: SettingsReader, { sandbox }: Surroundings): DojahSettings | undefined {
  const [appId, secretKey] = [read.text('DOJAH_APP_ID'), read.text('DOJAH_SECRET_KEY')];
  if ((appId === undefined) !== (secretKey === undefined)) {
    throw new Error('DOJAH_APP_ID and DOJAH_SECRET_KEY are set together or not at all');
  }
  const baseUrl = read.baseUrl('DOJAH_BASE_URL');
  if (appId !== undefined && secretKey !== undefined) {
    return { appId, secretKey, baseUrl: baseUrl ?? 'https://api.dojah.io' };
  }
  if (!sandbox) return undefined;
  return { appId: 'sandbox_app', secretKey: 'sandbox_secret', baseUrl: baseUrl ?? `${sandbox.url}/identity` };
}
