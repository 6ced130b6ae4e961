import { offer, type Surroundings, type Vendor } from '@wura/features/server/ports';
import { liveness } from '@wura/kyc/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import { createLiveness, type LivenessSettings } from './liveness.ts';

/** Any provider that speaks the protocol of docs/face-check-partners.md. */
export const vendor: Vendor<LivenessSettings> = {
  name: 'liveness',
  settings: readSettings,
  open: settings => ({ offers: [offer(liveness, createLiveness(settings))] }),
};

/** The sandbox's key is no secret: it and the product may be started apart and must agree. */
const sandboxKey = 'face_sandbox_key';

/** A face check moves no money, so it may be live beside a sandbox: then its key and its address are there. */
function readSettings(read: SettingsReader, { sandbox }: Surroundings): LivenessSettings | undefined {
  const [apiKey, baseUrl] = [read.text('FACE_CHECK_API_KEY'), read.baseUrl('FACE_CHECK_BASE_URL')];
  if ((apiKey === undefined) !== (baseUrl === undefined)) {
    throw new Error('FACE_CHECK_API_KEY and FACE_CHECK_BASE_URL are set together or not at all');
  }
  if (apiKey !== undefined && baseUrl !== undefined) return { apiKey, baseUrl };
  return sandbox && { apiKey: sandboxKey, baseUrl: `${sandbox.url}/liveness` };
}
