import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  confirmStepUp,
  listOwnDevices,
  recordEvent,
  refuseOut,
  removeOwnDevice,
  renameOwnDevice,
  trustOwnDevice,
  type Identity,
  type Origin,
  type OwnDevice,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { Policy } from '@wura/policy/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { deviceRefusals } from '../device-rules.ts';
import { deviceRemoved, deviceTrusted } from './notices.ts';

interface Devices {
  identity: Identity;
  policy: Pick<Policy, 'isOneDeviceTrusted'>;
}

type Proof = Parameters<typeof confirmStepUp>[2];

export async function listDevices({ pool }: Identity, { number: customer, sessionId: session }: SignedIn) {
  const devices = await listOwnDevices(pool, { customer, session });
  return devices.map(({ publicId: id, name, userAgent, address, sessions, ...device }) => ({
    id,
    name,
    user_agent: userAgent,
    address,
    first_seen_at: device.firstSeenAt.toISOString(),
    last_seen_at: device.lastSeenAt.toISOString(),
    trusted: device.trustedAt !== null,
    current: device.isCurrent,
    sessions,
  }));
}

export async function renameDevice(
  { now, pool }: Identity,
  { number: customer }: SignedIn,
  { id: publicId, name }: { id: string; name: string },
  { address, requestId }: Origin,
): Promise<void> {
  await transaction(pool, async tx => {
    if (!(await renameOwnDevice(tx, { customer, publicId, name }))) throw refuse(commonRefusals.not_found);
    await recordEvent(tx, { what: 'device_renamed', customer, address, requestId, at: new Date(now()) });
  });
}

/**
 * Signs it out, and its next sign-in is one of a new device. A stolen session could otherwise make itself the trusted one,
 * by removing what is: that takes the second factor, unless it is the device at hand.
 */
export async function removeDevice(
  { identity, policy }: Devices,
  caller: SignedIn,
  { id: publicId, proof }: { id: string; proof: Proof },
  origin: Origin,
): Promise<void> {
  const { now, pool, sessions } = identity;
  const customer = caller.number;
  const device = await find(identity, caller, publicId);
  const isTheOne = policy.isOneDeviceTrusted() && device.trustedAt !== null;
  if (isTheOne && !device.isCurrent) await confirmStepUp(identity, caller, proof, origin);
  await transaction(pool, async tx => {
    const at = new Date(now());
    if (!(await removeOwnDevice(tx, { customer, publicId, at }))) throw refuse(commonRefusals.not_found);
    const { address, requestId } = origin;
    await recordEvent(tx, { what: 'device_removed', customer, address, requestId, at });
    await notify(tx, { customer, what: deviceRemoved, facts: {}, at });
  });
  sessions.forget(customer);
}

/** From the device itself, with the second factor. Where one is all that the rules allow, a day of lower limits begins. */
export async function trustDevice(
  { identity, policy }: Devices,
  caller: SignedIn,
  { id: publicId, proof }: { id: string; proof: Proof },
  origin: Origin,
): Promise<void> {
  const { now, pool, sessions } = identity;
  const customer = caller.number;
  const device = await find(identity, caller, publicId);
  if (!device.isCurrent) throw refuse(deviceRefusals.device_elsewhere);
  if (device.trustedAt) return;
  await confirmStepUp(identity, caller, proof, origin);
  await transaction(pool, async tx => {
    const at = new Date(now());
    await beginCoolingOff(tx, { customer, at });
    await refuseOut(tx, caller);
    await trustOwnDevice(tx, { customer, publicId, at, isOnlyOne: policy.isOneDeviceTrusted() });
    const { address, requestId } = origin;
    await recordEvent(tx, { what: 'device_trusted', customer, address, requestId, at });
    await notify(tx, { customer, what: deviceTrusted, facts: { address, at }, at });
  });
  sessions.forget(customer);
}

/** Another customer's device is as unknown as none. */
async function find({ pool }: Identity, caller: SignedIn, publicId: string): Promise<OwnDevice> {
  const devices = await listOwnDevices(pool, { customer: caller.number, session: caller.sessionId });
  const device = devices.find(each => each.publicId === publicId);
  if (!device) throw refuse(commonRefusals.not_found);
  return device;
}
