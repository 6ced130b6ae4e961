import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encrypt, readReceiver, textBytesMax } from './encrypt.ts';
import { serviceOf, knownServices } from './services.ts';
import { readSettings } from './settings.ts';
import { publicKeyOf, signFor, signingKey } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderSecret: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sent: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('what is told to a device', () => {
  it('is encrypted to the letter of RFC 8291', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(bytes(example.senderSecret));
    const sent = encrypt(Buffer.from(example.text), readReceiver(example)!, { sender, salt: bytes(example.salt) });
    expect(sent.toString('base64url')).toBe(example.sent);
  });

  it('is never the same twice, fits four kilobytes at its longest and is refused beyond', () => {
    const receiver = readReceiver(example)!;
    const longest = Buffer.alloc(textBytesMax, 'a');
    expect(encrypt(longest, receiver)).toHaveLength(4096);
    expect(encrypt(longest, receiver)).not.toEqual(encrypt(longest, receiver));
    expect(() => encrypt(Buffer.alloc(textBytesMax + 1), receiver)).toThrow('four kilobytes');
  });

  it('is told to no key that a browser could not have made', () => {
    const offTheCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    expect(readReceiver({ ...example, p256dh: offTheCurve })).toBeUndefined();
    expect(readReceiver({ ...example, p256dh: example.p256dh.slice(0, 80) })).toBeUndefined();
    expect(readReceiver({ ...example, auth: 'short' })).toBeUndefined();
  });
});

it('the service is told who sends, for itself alone and for half a day', () => {
  const keys = { publicKey: example.senderKey, privateKey: example.senderSecret, subject: 'mailto:push@wura.local' };
  expect(publicKeyOf(keys.privateKey)).toBe(keys.publicKey);
  const nowMs = Date.UTC(2026, 10, 22);
  const said = signFor(keys, { key: signingKey(keys), origin: 'https://push.example', nowMs });
  const [, claims = '', signature = '', k] = /^vapid t=(\S+)\.(\S+), k=(\S+)$/.exec(said)!;
  expect(k).toBe(keys.publicKey);
  const point = bytes(keys.publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(each => each.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  expect(verify('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true);
  expect(JSON.parse(bytes(claims.split('.')[1]!).toString())).toEqual({
    aud: 'https://push.example',
    exp: (nowMs + 12 * 3_600_000) / 1000,
    sub: keys.subject,
  });
});

describe('the address that is called', () => {
  const services = { hosts: [...knownServices, 'push.example.ng'], sandboxUrl: undefined };

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QNM',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC',
    'https://push.example.ng/1',
  ])('%s is at a service that browsers use', endpoint => {
    expect(serviceOf(endpoint, services)).toBeDefined();
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.attacker.example/abc',
    'https://evilnotify.windows.com/w/',
    'https://notify.windows.com/w/',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:3001/push/send/abc',
    'file:///etc/passwd',
    'https://fcm.googleapis.com/#abc',
    `https://fcm.googleapis.com/${'a'.repeat(1_100)}`,
    'nonsense',
  ])('%s is not', endpoint => {
    expect(serviceOf(endpoint, services)).toBeUndefined();
  });

  it('is the sandbox’s only beside the sandbox, and there only where it takes messages', () => {
    const beside = { ...services, sandboxUrl: 'http://127.0.0.1:3001' };
    expect(serviceOf('http://127.0.0.1:3001/push/send/abc', beside)).toBe('sandbox');
    expect(serviceOf('http://127.0.0.1:3001/push/send/../../_sandbox/faults', beside)).toBeUndefined();
    expect(serviceOf('http://127.0.0.1:30011/push/send/abc', beside)).toBeUndefined();
  });
});

describe('the settings', () => {
  const pair = { PUSH_PUBLIC_KEY: example.senderKey, PUSH_PRIVATE_KEY: example.senderSecret };
  const whole = { ...pair, PUSH_SUBJECT: 'mailto:ops@bank.example' };
  const read = (given: Record<string, string>, sandbox?: { url: string }) =>
    readSettings({ text: (name: string) => given[name] } as never, { mode: 'live', sandbox } as never);

  it('switch it off where there are none and it is live, and tell the sandbox alone beside it', () => {
    expect(read({})).toBeUndefined();
    const beside = read({}, { url: 'http://127.0.0.1:3001' })!;
    expect(beside).toMatchObject({ hosts: [], sandboxUrl: 'http://127.0.0.1:3001' });
    expect(read({}, { url: 'http://127.0.0.1:3001' })).toEqual(beside);
    expect(publicKeyOf(beside.privateKey)).toBe(beside.publicKey);
  });

  it('are taken together, as one pair, with whom a service may write to', () => {
    expect(read({ ...whole, PUSH_SERVICES: 'push.example.ng' })).toMatchObject({
      publicKey: example.senderKey,
      hosts: [...knownServices, 'push.example.ng'],
      sandboxUrl: undefined,
    });
    expect(() => read(pair)).toThrow('PUSH_SUBJECT');
    expect(() => read({ ...whole, PUSH_PUBLIC_KEY: example.p256dh })).toThrow('PUSH_PUBLIC_KEY');
    expect(() => read({ ...whole, PUSH_SUBJECT: 'ops' })).toThrow('PUSH_SUBJECT must be');
    expect(() => read({ ...whole, PUSH_SERVICES: '127.0.0.1' })).toThrow('PUSH_SERVICES');
  });
});
