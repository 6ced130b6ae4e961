import { createHash } from 'node:crypto';
import type { VendorNeeds } from '@wura/features/server/ports';
import type { Errand, SignInProvider, Vouched } from '@wura/google-sign-in/server/ports';
import { errors, jwtVerify } from 'jose';
import { createDirectory, Unhelped, type Directory } from './directory.ts';
import { claims, exchanged, notExchanged } from './wire.ts';

export interface GoogleAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  /** `https://accounts.google.com`, or wherever the same is spoken. */
  readonly issuer: string;
}

const timeoutMs = 6_000;
/** Two clocks are never quite the same. */
const toleranceSeconds = 60;
/** What was signed for this sign-in is not older than the sign-in. */
const ageMax = '10 minutes';

/** OpenID Connect with a code and PKCE, as Google speaks it; nothing it says of a person counts unless it is signed. */
export function createGoogle(options: GoogleAccount & VendorNeeds): SignInProvider {
  const { clientId, clientSecret, issuer, now } = options;
  const directory = createDirectory(options);

  return {
    addressFor: errand =>
      helped(async () => {
        const { authorization_endpoint: at } = await directory.places();
        const url = new URL(at);
        const asked = {
          client_id: clientId,
          redirect_uri: errand.returnUrl,
          response_type: 'code',
          scope: 'openid email profile',
          state: errand.state,
          nonce: errand.nonce,
          code_challenge: createHash('sha256').update(errand.verifier).digest('base64url'),
          code_challenge_method: 'S256',
          // On a shared phone the last person's account must not be taken without asking.
          prompt: 'select_account',
        };
        for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
        return { kind: 'address' as const, url: url.href };
      }),

    personBehind: (code, errand) =>
      helped(async () => {
        const token = await exchange(code, errand);
        if (token === undefined) return { kind: 'refused' as const };
        return { kind: 'person' as const, person: await read(token, errand) };
      }),
  };

  async function exchange(code: string, { verifier, returnUrl }: Errand): Promise<string | undefined> {
    const { token_endpoint: at } = await directory.places();
    const { http, path } = directory.way(at);
    const outcome = await http.ask({
      operation: 'token',
      method: 'POST',
      path,
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: returnUrl,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: verifier,
      },
      timeoutMs,
    });
    if (outcome.kind === 'no_answer') throw new Unhelped('silent', outcome.why);
    const yes = exchanged.safeParse(outcome.body);
    if (outcome.status === 200 && yes.success) return yes.data.id_token;
    const no = notExchanged.safeParse(outcome.body);
    if (outcome.status === 400 && no.success && no.data.error === 'invalid_grant') return undefined;
    // Of our own key it says 401: the operator has to mend that, and the log of the figures tells them.
    throw new Unhelped(outcome.status === 200 ? 'untrue' : 'silent', `the exchange answered ${outcome.status}`);
  }

  async function read(token: string, { nonce }: Errand): Promise<Vouched> {
    const said = claims.safeParse(await verified(token));
    if (!said.success) throw new Unhelped('untrue', 'a person without what makes one');
    const { data } = said;
    if (data.nonce !== nonce) throw new Unhelped('untrue', 'signed for another sign-in');
    if (data.azp !== undefined && data.azp !== clientId) throw new Unhelped('untrue', 'signed for another party');
    const [first = '', ...rest] = data.name.trim().split(/\s+/);
    return {
      subject: data.sub,
      email: data.email,
      isEmailVerified: data.email_verified === true || data.email_verified === 'true',
      firstName: data.given_name ?? first,
      lastName: data.family_name ?? rest.join(' '),
    };
  }

  /** Signed with a key of theirs, by them, for us, and not too long ago. One algorithm: no sender chooses another. */
  async function verified(token: string): Promise<unknown> {
    const check = async (by: Awaited<ReturnType<Directory['keys']>>) =>
      (
        await jwtVerify(token, by, {
          algorithms: ['RS256'],
          issuer: issuersOf(issuer),
          audience: clientId,
          requiredClaims: ['sub', 'iat', 'exp', 'nonce', 'email'],
          clockTolerance: toleranceSeconds,
          maxTokenAge: ageMax,
          currentDate: new Date(now()),
        })
      ).payload;
    try {
      return await check(await directory.keys()).catch(async (error: unknown) => {
        // They have changed their keys since we looked.
        if (error instanceof errors.JWKSNoMatchingKey) return check(await directory.keys({ isStale: true }));
        throw error;
      });
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new Unhelped('untrue', error.message);
      throw error;
    }
  }
}

/** Google has always signed with and without the scheme. */
const issuersOf = (issuer: string): string[] =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];

async function helped<Answer>(work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Unhelped)) throw error;
    return error.kind === 'silent' ? { kind: 'silent' as const } : { kind: 'untrue' as const, why: error.message };
  }
}
