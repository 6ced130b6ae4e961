import type { z } from 'zod';
import type { Fault } from './phrases.ts';
import type { Refusal } from './refusals.ts';

/** How often one caller may make a call. Counted per customer where one is signed in, otherwise per network. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;

/** A call with limits of its own. */
export type Limited = Pick<RouteSpec, 'method' | 'path'> & { readonly limits: readonly RateLimit[] };

/** Refusals that tell what another call is there to tell, and is limited in telling. */
export interface Probes {
  readonly as: Limited;
  readonly refusals: readonly Refusal[];
}

/** One key names one intent, and nothing may be asked of it that is not read. */
export const isNamedByKey = (route: Pick<RouteSpec, 'movesMoney' | 'bringsMoneyBack' | 'makesOnce'>): boolean =>
  route.movesMoney === true || route.bringsMoneyBack === true || route.makesOnce === true;

/** Files of one request, held in memory and so never more than said here. */
export interface FilesSpec {
  readonly names: readonly string[];
  readonly eachBytesMax: number;
  readonly allBytesMax: number;
  /** What the sender of a larger one is told. */
  readonly tooLarge: Fault;
}

/** What a customer may let a program do. */
export const keyScopes = ['read', 'send_wura', 'send_banks', 'bulk'] as const;
export type KeyScope = (typeof keyScopes)[number];

/**
 * One call of the API, said once: the server validates with it, the OpenAPI document is printed from it, and the
 * browser's client takes its types from it. Paths name parameters in braces, as OpenAPI does.
 */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  /** `anyone`: a customer where a token comes along, and a stranger where none does. */
  readonly access: 'public' | 'anyone' | 'customer' | 'operator';
  /** The operators who may make this call. Those who run the product may make every one. */
  readonly roles?: readonly string[];
  /** What a program's key has to be made for to make this call. Without it no key makes it. */
  readonly keyScopes?: readonly KeyScope[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /**
   * Headers that only this call reads, an object of them by their names in small letters. For a secret that names what is
   * asked for: an address is written into logs, histories and proxies, and a header is not.
   */
  readonly ownHeaders?: z.ZodType;
  readonly body?: z.ZodType;
  /** The shape of each success, by status; null where there is no body. */
  readonly answers: { readonly [status: number]: z.ZodType | null };
  readonly refusals?: readonly Refusal[];
  /** Accepts Idempotency-Key, and refuses fields it does not know. */
  readonly movesMoney?: true;
  /**
   * Brings a customer's own money back to their wallet, for which no limit and no PIN is asked. Accepts Idempotency-Key and
   * refuses fields it does not know, likewise.
   */
  readonly bringsMoneyBack?: true;
  /**
   * Makes what a second of would cost its customer money, or ring at a friend's again, where the first answer was lost. Accepts
   * Idempotency-Key and refuses fields it does not know, likewise.
   */
  readonly makesOnce?: true;
  /** Beside what every caller has for all calls together. A call that its contract refuses is not counted here. */
  readonly limits?: readonly RateLimit[];
  /** What it costs is counted together with that call, under the limits of that call. */
  readonly sharesLimitsOf?: Limited;
  readonly countsAgainst?: Probes;
  readonly bodyBytesMax?: number;
  /** The field with a file in it, which a body that is too large is refused for. */
  readonly fileField?: string;
  /** Made by the page and not by its reader: it does not prolong the session. */
  readonly isNoUse?: true;
  /** The answer goes on until one side leaves, so that nobody can be told how it would begin and end. */
  readonly isEndless?: true;
  /** Answered while the session is locked: what opens it again, and what ends it. */
  readonly isOpenWhileLocked?: true;
  /** The body comes as multipart/form-data: `body` is the shape of its texts, and these files may come along. */
  readonly files?: FilesSpec;
}

/** Keeps the literal types of a route, which the client's types are made of. */
export function defineRoute<const Spec extends RouteSpec>(spec: Spec): Spec {
  return spec;
}

type Shape<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<Spec extends RouteSpec> = Shape<Spec['params']>;
export type QueryOf<Spec extends RouteSpec> = Shape<Spec['query']>;
export type OwnHeadersOf<Spec extends RouteSpec> = Shape<Spec['ownHeaders']>;
export type BodyOf<Spec extends RouteSpec> = Shape<Spec['body']>;
export type FilesOf<Spec extends RouteSpec> = Spec['files'] extends FilesSpec
  ? { readonly [Name in Spec['files']['names'][number]]?: Uint8Array }
  : undefined;
/** What a client sends, before defaults are filled in and text becomes values. */
export type SentBodyOf<Spec extends RouteSpec> = Sent<Spec['body']>;
export type SentQueryOf<Spec extends RouteSpec> = Sent<Spec['query']>;
export type SentOwnHeadersOf<Spec extends RouteSpec> = Sent<Spec['ownHeaders']>;

/** Every success of a route, as a union of status and body. */
export type AnswerOf<Spec extends RouteSpec> = {
  [Status in keyof Spec['answers'] & number]: {
    status: Status;
    body: Spec['answers'][Status] extends z.ZodType ? z.input<Spec['answers'][Status]> : null;
  };
}[keyof Spec['answers'] & number];

/** What a client receives: the body of whichever success came. */
export type ReplyOf<Spec extends RouteSpec> = {
  [Status in keyof Spec['answers'] & number]: Spec['answers'][Status] extends z.ZodType
    ? z.output<Spec['answers'][Status]>
    : null;
}[keyof Spec['answers'] & number];
