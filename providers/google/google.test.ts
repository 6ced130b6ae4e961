import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGoogle } from './google.ts';
import { isTheirs } from './directory.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const errand = { state: 'in.s', nonce: 'n', verifier: 'v', returnUrl: 'https://wura.example/login/google' };

/** A provider that says this of itself. */
async function providerThatSays(tell: (issuer: string) => object, status = 200) {
  server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(tell(issuer))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createGoogle({ clientId: 'us', clientSecret: 'ours', issuer, now: Date.now });
}

const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
});

describe('what a provider says of itself', () => {
  it('leads the customer to its own page, with the hash of the verifier and not the verifier', async () => {
    const answer = await (await providerThatSays(description)).addressFor(errand);
    expect(answer).toMatchObject({ kind: 'address' });
    const { searchParams } = new URL((answer as { url: string }).url);
    // The S256 of "v".
    expect(searchParams.get('code_challenge')).toBe('TJRIXgwhrmxBzh3-e2v6zupato5AokdvUCCOUm9QYIA');
    expect(searchParams.get('response_type')).toBe('code');
  });

  it('is not believed when it speaks for another issuer, or has a door in the operator’s own network', async () => {
    for (const lie of [
      { issuer: 'https://accounts.google.com' },
      { token_endpoint: 'http://169.254.169.254/latest' },
      { jwks_uri: 'http://127.0.0.1:1/certs' },
      { authorization_endpoint: 'https://accounts.evil.example/authorize' },
      { token_endpoint: 'no address' },
    ]) {
      const provider = await providerThatSays(issuer => ({ ...description(issuer), ...lie }));
      expect(await provider.addressFor(errand)).toMatchObject({ kind: 'untrue' });
      server?.close();
    }
  });

  it('that it is out of order is silence', async () => {
    expect(await (await providerThatSays(description, 503)).addressFor(errand)).toEqual({ kind: 'silent' });
  });

  it('may name the interfaces of Google when it is Google, encrypted and without a port', () => {
    const google = 'https://accounts.google.com';
    expect(isTheirs('https://oauth2.googleapis.com/token', google)).toBe(true);
    expect(isTheirs('https://accounts.google.com/o/oauth2/v2/auth', google)).toBe(true);
    for (const url of [
      'http://oauth2.googleapis.com/token',
      'https://oauth2.googleapis.com:8443/token',
      'https://googleapis.com.evil.example/',
      'https://evilgoogleapis.com/',
      'https://x:y@oauth2.googleapis.com/token',
      'file:///etc/passwd',
    ]) {
      expect([url, isTheirs(url, google)]).toEqual([url, false]);
    }
    expect(isTheirs('https://oauth2.googleapis.com/token', 'https://id.example')).toBe(false);
  });
});
