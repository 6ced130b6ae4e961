import { features } from '@wura/app-server/features';
import { vendors } from '@wura/app-server/vendors';
import { definePhrases, say } from '@wura/wire/phrases';
import { intraTransfer, noDetails, opening, settlementKind, type MovementKind } from '@wura/wallets/server/kinds';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { findOmissions, type Build } from './omissions.ts';

const roomsIn = (list: string, entryPoint: RegExp) =>
  [...readFileSync(path.join(root, list), 'utf8').matchAll(entryPoint)].map(([, room]) => room!);

const build: Build = {
  features,
  vendors,
  webRooms: roomsIn('apps/web/app/features.ts', /'@wura\/([a-z-]+)\/web'/g),
  consoleRooms: roomsIn('apps/console/app/features.ts', /'@wura\/([a-z-]+)\/console'/g),
  coreKinds: [intraTransfer, opening, { id: settlementKind, name: 'settlement' }],
};

test('every capability and vendor is in its list, and every manifest is whole', () => {
  expect(findOmissions(root, build)).toEqual([]);
});

const deposits = features.find(({ name }) => name === 'deposits')!;
const words = definePhrases({ wired: 'Wire', unsaid: '' });
const kind: MovementKind = {
  id: 900,
  name: 'wire',
  isHold: true,
  category: 'wire',
  details: noDetails,
  describe: () => say(words.wired, {}),
};
const withKind = (given: Partial<MovementKind>): Partial<Build> => ({
  features: [...features.filter(each => each !== deposits), { ...deposits, kinds: [{ ...kind, ...given }] }],
});

test.each<[string, Partial<Build>, string]>([
  ['a capability that no list names', { features: features.filter(each => each !== deposits) }, "capabilities/deposits is in no list: add `import('@wura/deposits/feature'),` to apps/server/features.ts"],
  ['screens that no list names', { webRooms: build.webRooms.filter(room => room !== 'kyc') }, 'capabilities/kyc/web/views.tsx is in no list: export its `web` in apps/web/app/features.ts'],
  ['what staff have and no list names', { consoleRooms: [] }, 'capabilities/kyc/console/screens.ts is in no list: export its `staff` in apps/console/app/features.ts'],
  ['a vendor that no list names', { vendors: [] }, "providers/mail is in no list: add `import('@wura/mail/vendor'),` to apps/server/vendors.ts"],
  ['a listed feature without a folder', { features: [...features, { name: 'bets' }] }, 'apps/server/features.ts names bets, and there is no capabilities/bets/feature.ts'],
  ['migrations that are not named', { features: [{ name: 'deposits' }] }, "capabilities/deposits/feature.ts does not name its migrations: add `migrations: new URL('migrations/', import.meta.url)`"],
  ['a kind without words', withKind({ describe: () => say(words.unsaid, {}) }), 'capabilities/deposits/feature.ts: the kind wire has no words: let its `describe` say them'],
  ['a hold that no job ends', withKind({}), 'capabilities/deposits/feature.ts: the kind wire waits for a provider: name the `job` that asks about it'],
  ['a job that nothing does', withKind({ job: 'wire' }), 'capabilities/deposits/feature.ts: nothing does the job wire of the kind wire: add it to `operations`'],
  ['a kind number that is taken', withKind({ id: 1 }), 'two kinds of movements have the kind number 1: give the newer one a free one'],
  ['a kind name that is taken', withKind({ name: 'settlement' }), 'two kinds of movements have the kind name settlement: give the newer one a free one'],
  ['a price twice', { features: [...features, { name: 'bets', prices: [{ kind: 'bank_transfer' }] }] }, 'two features have a price called bank_transfer: give one of them another name'],
  ['a name twice', { features: [...features, { name: 'mail' }] }, 'two features or vendors are called mail, and their settings would be one: rename one of them'],
])('%s is said with what to do about it', (_what, change, sentence) => {
  expect(findOmissions(root, { ...build, ...change })).toContain(sentence);
}); // oxfmt-ignore
