import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isBearer } from '../bearer.ts';
import { misbehave, type Answer, type Voice } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';

const operations = ['begin', 'finish'] as const;
type Operation = (typeof operations)[number];

/** Printed in the manual, and no secret. */
const key = 'face_sandbox_key';
const goodForMs = 10 * 60_000;
const others = ['turn_left', 'turn_right', 'look_up', 'smile', 'close_eyes'] as const;
const bodyBytesMax = 8 * 1024 * 1024;

/**
 * A provider of face checks. It asks for a look into the camera and two more things, which follow from the reference, and
 * knows a living face by this alone: that no two pictures are the same one, as those of a photograph held up would be.
 */
export function createLiveness({ world }: { world: World }): Provider {
  return {
    name: 'liveness',
    operations,
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve: app => serveApi(app, world),
    serveControls: () => {},
  };
}

function serveApi(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isBearer(headers.authorization, key)) return reply.code(401).send(refusal('unauthorized', 401).body);
  });
  const answer = (operation: Operation, act: () => Answer) =>
    misbehave(act, { fault: world.faults.take('liveness', operation), operation, voice, wait: world.wait });

  app.post<{ Body: unknown }>('/sessions', async ({ body }, reply) => {
    const { reference } = (body ?? {}) as { reference?: unknown };
    return put(
      reply,
      await answer('begin', () => {
        if (typeof reference !== 'string' || !/^[\w-]{1,64}$/.test(reference)) return refusal('reference_invalid', 422);
        const endsAt = new Date(world.now() + goodForMs).toISOString();
        return {
          status: 201,
          body: { session: sessionOf(reference), challenges: challengesOf(reference), ends_at: endsAt },
        };
      }),
    );
  });

  app.post<{ Params: { session: string }; Body: unknown }>(
    '/sessions/:session/result',
    { bodyLimit: bodyBytesMax },
    async ({ params, body }, reply) => put(reply, await answer('finish', () => judge(params.session, body))),
  );
}

/** The reference stands in it, so that nothing has to be kept: a sandbox that was restarted knows its sessions. */
const sessionOf = (reference: string) => `session-${reference}`;

/** The same for the same reference: a session that is asked for twice is one. */
function challengesOf(reference: string): string[] {
  const [first = 0, second = 0] = createHash('sha256').update(reference).digest();
  const at = first % others.length;
  const next = (at + 1 + (second % (others.length - 1))) % others.length;
  return ['look_straight', others[at]!, others[next]!];
}

interface SentFrame {
  challenge: string;
  jpeg: string;
}

function judge(session: string, body: unknown): Answer {
  if (!session.startsWith('session-')) return refusal('session_unknown', 404);
  const asked = challengesOf(session.slice('session-'.length));
  const { frames } = (body ?? {}) as { frames?: unknown };
  if (!Array.isArray(frames) || !frames.every(isFrame)) return refusal('frames_invalid', 422);
  if (frames.map(({ challenge }) => challenge).join() !== asked.join()) return refusal('frames_missing', 422);
  const isStill = new Set(frames.map(({ jpeg }) => jpeg)).size < frames.length;
  return {
    status: 200,
    body: isStill
      ? { result: 'not_live', score: 4, reason: 'the same picture twice' }
      : { result: 'live', score: 97, portrait: 0 },
  };
}

function isFrame(frame: unknown): frame is SentFrame {
  const { challenge, jpeg } = (frame ?? {}) as { challenge?: unknown; jpeg?: unknown };
  if (typeof challenge !== 'string' || typeof jpeg !== 'string') return false;
  return Buffer.from(jpeg, 'base64').subarray(0, 3).toString('hex') === 'ffd8ff';
}

const refusal = (code: string, status: number): Answer => ({ status, body: { error: { code } } });

const voice: Voice = {
  broken: refusal('internal', 500),
  tooMany: refusal('slow_down', 429),
  refuse: () => ({ status: 200, body: { result: 'not_live', score: 12, reason: 'refused by a control' } }),
  elsewhere: '/liveness/sessions',
};
