import {
  isNamedByKey,
  type AnswerOf,
  type BodyOf,
  type FilesOf,
  type Limited,
  type OwnHeadersOf,
  type ParamsOf,
  type QueryOf,
  type RouteSpec,
} from '@wura/wire';
import { refusalsOf } from '@wura/wire/openapi';
import { pathWith } from '@wura/wire/path';
import { commonFaults } from '@wura/wire/faults';
import { asFault, knownPhrases, type Fault } from '@wura/wire/phrases';
import { commonRefusals, refuse, Refused, refuseFields, type Refusal } from '@wura/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerWriters } from './answer-writers.ts';
import { bearerToken } from './bearer-token.ts';
import { callerAddress } from './caller-address.ts';
import { acceptMultipart, type Multipart } from './multipart.ts';
import { networkOf } from '@wura/platform/network';
import type { RateLimiter } from './rate-limit.ts';
import { routeLimitsOf, takeLong, type CountedCaller } from './route-limits.ts';

// Past 300 lines because it is one path: what happens to each call between the socket and its deed, in order.

/** The owner of a token, as far as this floor needs to know. */
export interface Caller {
  readonly id: string;
  /** Away from the screen, which is covered: little is answered until the owner is back. */
  readonly isLocked?: boolean;
  /** Whose budget of all calls together theirs come out of, where it is not their owner's own. */
  readonly budget?: string;
}

/** One request, already authenticated and of the shape its contract says. */
export interface Call<Spec extends RouteSpec, Who extends Caller> {
  /** Method and path, with what the caller put into the path: one call of a route has another name than the next. */
  readonly route: string;
  readonly params: ParamsOf<Spec>;
  readonly query: QueryOf<Spec>;
  readonly ownHeaders: OwnHeadersOf<Spec>;
  readonly body: BodyOf<Spec>;
  readonly files: FilesOf<Spec>;
  readonly caller: CallerOf<Spec, Who>;
  readonly token: CallerOf<Spec, string>;
  /** What the customer called this intent, if they named it. */
  readonly key: string | undefined;
  /** The body as it was sent, before the contract's rules read it. */
  readonly sent: unknown;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** What came beside the body, for the few calls that are about it. */
  readonly headers: FastifyRequest['headers'];
}

type CallerOf<Spec extends RouteSpec, Who> = Spec['access'] extends 'public'
  ? undefined
  : Spec['access'] extends 'anyone'
    ? Who | undefined
    : Who;

type Headers = Record<string, string>;
export type Reply<Spec extends RouteSpec> = AnswerOf<Spec> & { headers?: Headers };

/** A call with a key that is about to be refused, as far as it has been read. */
export interface Recalled<Who extends Caller> {
  readonly route: string;
  readonly caller: Who;
  readonly key: string;
  readonly sent: unknown;
}

export interface ServeOptions<Spec extends RouteSpec, Who extends Caller> {
  /**
   * Asked before a call with a key is refused for any reason, a broken field included: what was done under this key, if
   * anything was. Its answer stands in the place of the refusal.
   */
  recall?: (call: Recalled<Who>) => Promise<Reply<Spec> | undefined>;
}

/** Where rooms hang their routes. */
export interface Router<Who extends Caller> {
  /** The answer is inferred by itself: only then does the compiler keep a status as the number it is. */
  serve<Spec extends RouteSpec, const Answer extends Reply<Spec>>(
    route: Spec,
    handler: (call: Call<Spec, Who>) => Promise<Answer>,
    options?: ServeOptions<Spec, Who>,
  ): void;
  /**
   * For a call that tells as much as so many calls of another route would: counts those, all or none, and answers the seconds
   * until there is room for them, or 0.
   */
  countFor(of: Limited, who: Pick<Caller, 'id'>, times: number): Promise<number>;
}

export interface RouterOptions<Who extends Caller> {
  app: FastifyInstance;
  /**
   * Whose router this is: it answers them and the public, and a route for another audience is a mistake in the wiring.
   */
  access: 'customer' | 'operator';
  /** At once where the caller is known, which on the hot path is nearly always. */
  authenticate(token: string, how: { isUse: boolean }): Who | undefined | Promise<Who | undefined>;
  /** A token of a program: of the calls that ask who is calling it makes those that name what it is for, and no other. */
  isKey?: (token: string) => boolean;
  /** Throws when this caller may not make this call, before a byte of the body is read. */
  admit?: (
    who: Who,
    route: RouteSpec,
    from: { address: string; requestId: string; isNamed: boolean },
  ) => Promise<void> | void;
  limiter: RateLimiter;
  /**
   * For a router that looks every token up in the database: an address whose budget is used up is refused before that.
   * Not for customers, many of whom share one address: one of them must not keep out the others.
   */
  asksAddressFirst?: true;
  /** In tests an answer or a refusal that the contract does not list is a bug; in service it is still an answer. */
  strict: boolean;
  onServe?: (route: RouteSpec) => void;
}

/** Kept on the request itself: the ephemerons of a WeakMap are work for every collection of garbage. */
const signedIn = Symbol('signed in');
interface Known<Who> {
  who: Who;
  token: string;
  /** When they were found to be who they are. */
  at: number;
}
type Admitted<Who> = FastifyRequest & { [signedIn]?: Known<Who> };

/**
 * What was found of a token is taken to be true for so long. A caller who sends the body of a call slowly could otherwise keep
 * a way in open past a sign-out, a lock or a freeze: it is looked at once more when the body is there.
 */
const freshMs = 1_000;

const visibleKey = /^[\x21-\x7e]{1,128}$/;

export function createRouter<Who extends Caller>(options: RouterOptions<Who>): Router<Who> {
  const { app, authenticate, limiter, strict } = options;
  return {
    countFor: (of, who, times) => takeLong(limiter, of, who.id, times),

    serve(route, handler, { recall } = {}) {
      const isOfThisRouter =
        route.access === options.access || (route.access === 'anyone' && options.access === 'customer');
      if (route.access !== 'public' && !isOfThisRouter) {
        throw new Error(`${route.path} is not for the router of ${options.access}s`);
      }
      options.onServe?.(route);
      const limits = routeLimitsOf(route, limiter);
      const nameOf = namerOf(route);
      const answerOf = strict ? listed(route, answer) : answer;

      const serveAt = (at: FastifyInstance) =>
        at.route({
          method: route.method,
          url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
          ...(route.isEndless && { exposeHeadRoute: false }),
          ...(route.bodyBytesMax !== undefined && { bodyLimit: route.bodyBytesMax }),
          ...(route.fileField !== undefined && { config: { fileField: route.fileField } }),
          ...answerWriters(route),
          // Who is asking is settled before a byte of the body is read.
          async onRequest(request) {
            const token = bearerToken(request);
            if (token !== undefined && route.access !== 'public' && !route.keyScopes && options.isKey?.(token)) {
              limits.countUsual(networkOf(callerAddress(request)));
              throw refuse(commonRefusals.key_not_allowed);
            }
            const isStranger = route.access === 'anyone' && request.headers.authorization === undefined;
            if (route.access === 'public' || isStranger) {
              await limits.countArrival(networkOf(callerAddress(request)), { isKnown: false });
              return;
            }
            if (options.asksAddressFirst) limits.peek(networkOf(callerAddress(request)));
            const known = identify(request, token);
            const { who, at } = known instanceof Promise ? await known : known;
            const counted = limits.countArrival(who.id, { isKnown: true, budget: who.budget });
            if (counted) await counted;
            const admitted = admit(request, who);
            if (admitted) await admitted;
            (request as Admitted<Who>)[signedIn] = { who, token: token!, at };
          },
          handler: async (request, reply) => send(reply, await answerOf(request)),
        });
      // In a scope of its own, because nowhere else is anything but JSON read.
      if (route.files) acceptMultipart(app, route.files, serveAt);
      else serveAt(app);

      /** At once where the token is known. */
      function identify(request: FastifyRequest, token: string | undefined) {
        const at = performance.now();
        const known = token === undefined ? undefined : authenticate(token, { isUse: !route.isNoUse });
        return known instanceof Promise ? known.then(who => found(request, who, at)) : found(request, known, at);
      }

      function found(request: FastifyRequest, who: Who | undefined, at: number) {
        if (who) return { who, at };
        limits.countUsual(networkOf(callerAddress(request)));
        throw refuse(commonRefusals.unauthenticated);
      }

      function admit(request: FastifyRequest, who: Who): Promise<void> | void {
        if (who.isLocked && !route.isOpenWhileLocked) throw refuse(commonRefusals.session_locked);
        return options.admit?.(who, route, {
          address: callerAddress(request),
          requestId: request.id,
          isNamed: request.headers['idempotency-key'] !== undefined,
        });
      }

      /** The caller of a call whose body took its time, as they stand now. */
      async function lookAgain(request: FastifyRequest, { token }: Known<Who>): Promise<Known<Who>> {
        const { who, at } = await identify(request, token);
        await admit(request, who);
        return ((request as Admitted<Who>)[signedIn] = { who, token, at });
      }

      async function answer(request: FastifyRequest): Promise<Reply<typeof route>> {
        const arrived = (request as Admitted<Who>)[signedIn];
        const isLate = arrived !== undefined && performance.now() - arrived.at > freshMs;
        const caller = isLate ? await lookAgain(request, arrived) : arrived;
        const key = isNamedByKey(route) ? idempotencyKey(request) : undefined;
        let isUnderstood = false;
        try {
          const call = {
            route: nameOf(request),
            key,
            sent: request.body,
            params: read(route.params, request.params, commonRefusals.not_found),
            query: read(route.query, request.query),
            ownHeaders: read(route.ownHeaders, request.headers),
            body: readBody(route, request),
            files: route.files && (request.body as Multipart).files,
            caller: caller?.who,
            token: caller?.token,
            address: callerAddress(request),
            userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
            requestId: request.id,
            headers: request.headers,
          } as unknown as Call<typeof route, Who>;
          if (limits.countAccepted) await limits.countAccepted(callerOf(request));
          isUnderstood = true;
          return await handler(call);
        } catch (error) {
          if (!(error instanceof Refused) || error.details.stands) throw error;
          if (recall && key !== undefined && caller) {
            const asked = { route: nameOf(request), caller: caller.who, key, sent: request.body };
            const done = await recall(asked).catch((failure: unknown) => {
              // It cannot be looked up either. That it is open what was done must not become that we are busy.
              if (error.refusal.status < 500) throw failure;
              return undefined;
            });
            if (done) return done;
          }
          if (isUnderstood) await limits.countRefusal?.(error, callerOf(request));
          else if (error.refusal.status !== commonRefusals.too_many_requests.status) {
            limits.countUnreadable(callerOf(request).name);
          }
          throw error;
        }
      }

      function callerOf(request: FastifyRequest): CountedCaller {
        const who = (request as Admitted<Who>)[signedIn]?.who;
        return who ? { name: who.id, isKnown: true } : { name: networkOf(callerAddress(request)), isKnown: false };
      }
    },
  };
}

/** Made once for a route whose path is the same in every call. */
function namerOf({ method, path, params }: RouteSpec): (request: FastifyRequest) => string {
  const name = `${method} ${path}`;
  if (!params) return () => name;
  return request => `${method} ${pathWith(path, request.params as Record<string, string>)}`;
}

/** Judges every answer and every refusal by the contract. */
function listed<Answer extends { status: number; body: unknown }>(
  route: RouteSpec,
  answerOf: (request: FastifyRequest) => Promise<Answer>,
): (request: FastifyRequest) => Promise<Answer> {
  return async request => {
    try {
      const answer = await answerOf(request);
      const shape = route.answers[answer.status];
      if (shape === undefined)
        throw new Error(`${route.path} answered ${answer.status}, which its contract does not list`);
      shape?.parse(answer.body);
      return answer;
    } catch (error) {
      if (error instanceof Refused && !refusalsOf(route).some(({ code }) => code === error.refusal.code)) {
        throw new Error(`${route.path} refused with ${error.refusal.code}, which its contract does not list`, {
          cause: error,
        });
      }
      throw error;
    }
  };
}

function send(reply: FastifyReply, { status, body, headers }: { status: number; body: unknown; headers?: Headers }) {
  if (headers) reply.headers(headers);
  reply.code(status);
  return body === null ? reply.send() : body;
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !visibleKey.test(key)) throw refuse(commonRefusals.invalid_idempotency_key);
  return key;
}

/** An identifier that breaks its shape names nothing, so it gets the answer of an unknown one. */
function read(
  shape: z.ZodType | undefined,
  input: unknown,
  otherwise: Refusal = commonRefusals.invalid_input,
): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(input);
  if (result.success) return result.data;
  if (otherwise !== commonRefusals.invalid_input) throw refuse(otherwise);
  throw invalid(result.error);
}

const noFields = z.strictObject({});

function readBody(route: RouteSpec, request: FastifyRequest): unknown {
  if (!route.body) {
    // A caller who says more than the path does is told that the rest is not read.
    if (route.bringsMoneyBack && request.body !== undefined) read(noFields, request.body);
    return undefined;
  }
  if (request.body === undefined) throw refuse(commonRefusals.invalid_json);
  return read(route.body, route.files ? (request.body as Multipart).texts : request.body);
}

/** Names every bad field; the first in the contract's order speaks for them all. */
function invalid(error: z.ZodError): Refused {
  const errors: Record<string, Fault> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const unknown = asFault(commonRefusals.unknown_field);
      return refuse(commonRefusals.unknown_field, {
        errors: Object.fromEntries(issue.keys.map(key => [key.slice(0, 64), unknown])),
      });
    }
    errors[issue.path.map(String).join('.')] ??= faultOf(issue);
  }
  const { '': whole, ...fields } = errors;
  const isAboutFields = Object.keys(fields).length > 0;
  if (whole === undefined) return refuseFields(fields);
  return refuse(commonRefusals.invalid_input, {
    // A rule of ours about the whole names a phrase; a body that is no object at all breaks none of them.
    ...(whole !== commonFaults.field_invalid && { reason: { code: whole, facts: {} } }),
    ...(isAboutFields && { errors: fields }),
  });
}

/** The contracts name phrases of ours. Where one is silent the library speaks, in words that are not for customers. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  if (knownPhrases.has(issue.message)) return issue.message as Fault;
  if (issue.code === 'invalid_value') return commonFaults.choice_unknown;
  if (issue.code === 'too_big' && issue.origin === 'string') return commonFaults.field_too_long;
  return commonFaults.field_invalid;
}
