import { offer, type Surroundings, type Vendor } from '@wura/features/server/ports';
import { signInProvider } from '@wura/google-sign-in/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import { createGoogle, type GoogleAccount } from './google.ts';

export const vendor: Vendor<GoogleAccount> = {
  name: 'google',
  settings: readSettings,
  open: (settings, needs) => ({ offers: [offer(signInProvider, createGoogle({ ...settings, ...needs }))] }),
};

/** It moves no money, so it may be Google itself beside a sandbox: then its keys are there. */
function readSettings(read: SettingsReader, { sandbox }: Surroundings): GoogleAccount | undefined {
  const [clientId, clientSecret] = [read.text('GOOGLE_CLIENT_ID'), read.text('GOOGLE_CLIENT_SECRET')];
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all');
  }
  const issuer = read.baseUrl('GOOGLE_BASE_URL');
  if (clientId !== undefined && clientSecret !== undefined) {
    return { clientId, clientSecret, issuer: issuer ?? 'https://accounts.google.com' };
  }
  if (!sandbox) return undefined;
  return { clientId: 'sandbox_client', clientSecret: 'sandbox_secret', issuer: issuer ?? `${sandbox.url}/oidc` };
}
