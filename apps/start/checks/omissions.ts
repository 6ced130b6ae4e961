import type { Feature } from '@wura/features/server';
import type { Vendor } from '@wura/features/server/ports';
import type { MovementKind } from '@wura/wallets/server/kinds';
import { english } from '@wura/wire/phrases';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export interface Build {
  readonly features: readonly Feature[];
  readonly vendors: readonly Vendor[];
  /** The names of the rooms that the web's list names. */
  readonly webRooms: readonly string[];
  /** Likewise of the console's list. */
  readonly consoleRooms: readonly string[];
  /** Those that the wallets know by themselves. */
  readonly coreKinds: readonly Pick<MovementKind, 'id' | 'name'>[];
}

const serverList = 'apps/server/features.ts';
const webList = 'apps/web/app/features.ts';
const consoleList = 'apps/console/app/features.ts';

/** What a list or a manifest leaves out, each in a sentence that says what to do. */
export function findOmissions(root: string, build: Build): string[] {
  return [
    ...unlisted(root, build),
    ...build.features.flatMap(feature => omissionsOf(root, feature)),
    ...taken('kind number', build.features, kind => kind.id, build.coreKinds),
    ...taken('kind name', build.features, kind => kind.name, build.coreKinds),
    ...repeated(build.features.flatMap(({ prices = [] }) => prices.map(({ kind }) => kind))).map(
      kind => `two features have a price called ${kind}: give one of them another name`,
    ),
    ...repeated([...build.features, ...build.vendors].map(({ name }) => name)).map(
      name => `two features or vendors are called ${name}, and their settings would be one: rename one of them`,
    ),
  ];
}

function unlisted(root: string, { features, vendors, webRooms, consoleRooms }: Build): string[] {
  const found: string[] = [];
  for (const screens of globSync('{core,capabilities}/*/console/screens.ts', { cwd: root })) {
    if (consoleRooms.includes(roomOf(screens))) continue;
    found.push(`${screens} is in no list: export its \`staff\` in ${consoleList}`);
  }
  for (const room of globSync('capabilities/*/package.json', { cwd: root }).map(roomOf)) {
    const folder = `capabilities/${room}`;
    const hasScreens = existsSync(path.join(root, folder, 'web/views.tsx'));
    if (!existsSync(path.join(root, folder, 'feature.ts'))) {
      // One that is nothing but screens brings nothing to the server.
      if (!hasScreens) found.push(`${folder} has no feature.ts: write one, and name it in ${serverList}`);
    } else if (!features.some(({ name }) => name === room)) {
      found.push(`${folder} is in no list: add \`import('@wura/${room}/feature'),\` to ${serverList}`);
    }
    if (hasScreens && !webRooms.includes(room)) {
      found.push(`${folder}/web/views.tsx is in no list: export its \`web\` in ${webList}`);
    }
  }
  for (const room of globSync('providers/*/package.json', { cwd: root }).map(roomOf)) {
    if (vendors.some(({ name }) => name === room)) continue;
    found.push(`providers/${room} is in no list: add \`import('@wura/${room}/vendor'),\` to apps/server/vendors.ts`);
  }
  return found;
}

function omissionsOf(root: string, { name, migrations, kinds = [], operations = [] }: Feature): string[] {
  const at = `capabilities/${name}/feature.ts`;
  const found: string[] = [];
  if (!existsSync(path.join(root, at))) found.push(`${serverList} names ${name}, and there is no ${at}`);
  if (!migrations && existsSync(path.join(root, `capabilities/${name}/migrations`))) {
    found.push(`${at} does not name its migrations: add \`migrations: new URL('migrations/', import.meta.url)\``);
  }
  for (const kind of kinds) {
    const words = (['send', 'receive'] as const).map(type => describe(kind, type));
    if (words.includes('')) found.push(`${at}: the kind ${kind.name} has no words: let its \`describe\` say them`);
    if (kind.isHold && !kind.endsAtOnce && !kind.endsOnADay && kind.job === undefined) {
      found.push(`${at}: the kind ${kind.name} waits for a provider: name the \`job\` that asks about it`);
    }
    if (kind.job !== undefined && !operations.some(({ job }) => job === kind.job)) {
      found.push(`${at}: nothing does the job ${kind.job} of the kind ${kind.name}: add it to \`operations\``);
    }
  }
  return found;
}

function describe(kind: MovementKind, type: 'send' | 'receive'): string {
  return english(kind.describe({ type, otherName: 'Bola', details: sampleOf(kind.details) })) ?? '';
}

/** Details that such a kind may have written down. */
function sampleOf(details: z.ZodType): unknown {
  const { properties = {} } = z.toJSONSchema(details, { unrepresentable: 'any' });
  const samples = { array: [], boolean: false, number: 1, integer: 1, object: {} };
  const sample = (schema: z.core.JSONSchema.JSONSchema) =>
    schema.enum?.[0] ?? samples[schema.type as keyof typeof samples] ?? 'Bola';
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sample(Object(schema))]));
}

function taken(
  what: string,
  features: readonly Feature[],
  of: (kind: Pick<MovementKind, 'id' | 'name'>) => number | string,
  coreKinds: Build['coreKinds'],
): string[] {
  const all = [...coreKinds, ...features.flatMap(({ kinds = [] }) => kinds)].map(kind => String(of(kind)));
  return repeated(all).map(each => `two kinds of movements have the ${what} ${each}: give the newer one a free one`);
}

const repeated = (all: readonly string[]) => [...new Set(all.filter((each, at) => all.indexOf(each) !== at))];
const roomOf = (file: string) => file.split('/')[1]!;
