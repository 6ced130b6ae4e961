import { hash } from 'node:crypto';
import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import type { WebPushSettings } from './pusher.ts';
import { knownServices } from './services.ts';
import { publicKeyOf } from './vapid.ts';

/** The sandbox's, which is no secret: browsers that subscribed yesterday must know the product again today. */
const sandboxKey = hash('sha256', 'wura sandbox push', 'base64url');

/** It moves no money, so its keys may be real ones beside the sandbox; without them the sandbox alone is told. */
export function readSettings(read: SettingsReader, { sandbox }: Surroundings): WebPushSettings | undefined {
  const given = {
    publicKey: read.text('PUSH_PUBLIC_KEY'),
    privateKey: read.text('PUSH_PRIVATE_KEY'),
    subject: read.text('PUSH_SUBJECT'),
  };
  const extra = (read.text('PUSH_SERVICES') ?? '').split(',').map(each => each.trim().toLowerCase());
  const services = extra.filter(each => each !== '');
  if (!services.every(isHost))
    throw new Error('PUSH_SERVICES must be host names with commas between, such as push.example');
  const { publicKey, privateKey, subject } = given;
  if (publicKey === undefined && privateKey === undefined && subject === undefined) {
    return sandbox && { ...sandboxKeys(), hosts: [], sandboxUrl: sandbox.url };
  }
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    throw new Error('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT are set together or not at all');
  }
  if (!isPair(publicKey, privateKey))
    throw new Error('PUSH_PUBLIC_KEY must be the key that belongs to PUSH_PRIVATE_KEY');
  if (!/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/.test(subject)) {
    throw new Error('PUSH_SUBJECT must be mailto: with an address, or an https URL');
  }
  return { publicKey, privateKey, subject, hosts: [...knownServices, ...services], sandboxUrl: sandbox?.url };
}

const sandboxKeys = () => ({
  publicKey: publicKeyOf(sandboxKey),
  privateKey: sandboxKey,
  subject: 'mailto:push@wura.local',
});

/** Of a domain that ends in letters: no address of a machine, and nothing on this one. */
const isHost = (text: string) => /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(text);

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    return /^[\w-]{43}$/.test(privateKey) && publicKeyOf(privateKey) === publicKey;
  } catch {
    return false;
  }
}
