import { existsSync, readFileSync, globSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { readImports } from './imports.ts';
import { readRooms, resolveEntryPoint, type Room } from './rooms.ts';

// The house keeps its shape only as long as no import cuts through a wall. This walks every import as it resolves, not
// as it is spelled, and names each one that climbs to a higher floor, goes round a room's entry points or carries the
// server into the browser, with what to do instead.

const floors = ['packages', 'core', 'capabilities', 'providers', 'apps'];

/**
 * Where code runs. What both sides read must stand on neither. The console is made of what the browser has, and nothing of
 * it may reach a customer.
 */
type Side = 'server' | 'browser' | 'console' | 'shared';

type File = { name: string; room: Room; side: Side; isTest: boolean };
type Meeting = { from: File; specifier: string };

/** Each trespass in one line: the file, the import, and what it breaks. */
export function findTrespasses(root: string): string[] {
  const rooms = readRooms(root, floors);
  const installed = readInstalled(root);
  const names = globSync(`{${floors.join(',')}}/*/**/*.{ts,tsx}`, { cwd: root })
    .filter(isOurs)
    .sort();
  const found = rooms.flatMap(room => room.complaints);
  for (const name of names) {
    const room = rooms.find(({ folder }) => name.startsWith(`${folder}/`));
    if (!room) {
      found.push(`${name}: its room has no package.json: add one with its name and exports`);
      continue;
    }
    const from = describe(name, room);
    for (const specifier of readImports(name, readFileSync(path.join(root, name), 'utf8'))) {
      const why = judge({ from, specifier }, { rooms, installed });
      if (why) found.push(`${name}: '${specifier}' ${why}`);
    }
  }
  return found;
}

const isOurs = (name: string) => !/(^|\/)(node_modules|build|\.react-router)\//.test(name);

function judge(
  meeting: Meeting,
  house: { rooms: readonly Room[]; installed: ReadonlySet<string> },
): string | undefined {
  const { from, specifier } = meeting;
  if (specifier === '') return from.isTest ? undefined : '(computed) cannot be checked: import a literal path';
  if (specifier.startsWith('virtual:')) return undefined;
  if (isBuiltin(specifier)) return judgeBuiltin(from);
  if (specifier.startsWith('.')) return judgeRelative(meeting);
  if (!specifier.startsWith('@wura/')) return judgeExternal(meeting, house.installed);

  const room = house.rooms.find(
    ({ packageName }) => specifier === packageName || specifier.startsWith(`${packageName}/`),
  );
  if (!room) return 'names no room of this repository: compare it with the names in the package.json files';
  const entryPoint = resolveEntryPoint(room, specifier);
  if (!entryPoint) return 'is no entry point of that room: use one of the exports of its package.json, or add it there';
  return judgeRooms(from, describe(entryPoint, room), specifier);
}

function judgeBuiltin(from: File): string | undefined {
  // A test runs on the server whatever it protects.
  return from.side === 'server' || from.isTest
    ? undefined
    : 'is not there in a browser, where this file also runs: move what needs it into server/';
}

function judgeRelative({ from, specifier }: Meeting): string | undefined {
  const target = path.posix.join(path.posix.dirname(from.name), specifier.replace(/\?.*$/, ''));
  if (!target.startsWith(`${from.room.folder}/`))
    return 'leaves the room: import an entry point of the other room by its package name';
  return judgeSides(from, describe(target, from.room));
}

// What needs sockets, files or native code. Named here because it would only fail once a customer's browser runs it.
const serverOnly = ['fastify', 'pg', 'pino', 'prom-client', 'sharp', 'nodemailer', '@node-rs/argon2'];

function judgeExternal({ from, specifier }: Meeting, installed: ReadonlySet<string>): string | undefined {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (!installed.has(name))
    return 'is not pinned in the root package.json: npm install --save-exact it and say why in docs/decisions/0007';
  if (from.side !== 'server' && !from.isTest && serverOnly.includes(name))
    return 'runs on the server only: move what needs it into server/';
  return undefined;
}

function judgeRooms(from: File, to: File, specifier: string): string | undefined {
  if (from.room === to.room) return 'enters its own room by its entry point: use a relative path';
  if (to.room.folder === 'packages/testkit' && !mayUseTestkit(from))
    return 'is for tests only: move what the product needs out of it';
  const here = floors.indexOf(from.room.floor);
  const there = floors.indexOf(to.room.floor);
  // A test may drive the whole product, because the room it protects is only reached through the application, and an adapter is tested against the sandbox that stands in for its vendor.
  const isTestsEntryPoint = from.isTest && ['apps/server', 'apps/sandbox'].includes(to.room.folder);
  if (there > here && !isTestsEntryPoint) {
    return `imports from a higher floor: ${from.room.floor} may not import ${to.room.floor}; move what both need down`;
  }
  if (there === here && ['capabilities', 'providers'].includes(from.room.floor)) {
    return `joins two ${from.room.floor}, which may not import each other: move what both need down to core`;
  }
  const isVendorsEntryPoint = /\/(contract|server\/ports)$/.test(specifier);
  if (from.room.floor === 'providers' && to.room.floor !== 'packages' && !isVendorsEntryPoint && !isTestsEntryPoint) {
    return 'shows a vendor more than a contract or ports: declare what it needs in the ports of that room';
  }
  return judgeSides(from, to);
}

function judgeSides(from: File, to: File): string | undefined {
  if (to.isTest && !from.isTest) return 'is for tests only: move what the product needs out of it';
  if (from.side === to.side || to.side === 'shared') return undefined;
  if (from.side === 'console' && to.side === 'browser') return undefined;
  // Tests of shared code may use the server's tools; no test of the server needs a screen.
  if (from.isTest && from.side === 'shared') return undefined;
  return `brings ${to.side} code into ${from.side} code: move what both need into a file that neither side owns`;
}

function describe(name: string, room: Room): File {
  // A room keeps what several of its tests share, or lends to the tests of others, in its folder `testing`; the attacks
  // on the server fill a folder of their own, and so do the journeys of the browser with the product that they walk through.
  const isShared = [`${room.folder}/testing/`, 'apps/server/adversary/', 'apps/e2e/'].some(folder =>
    name.startsWith(folder),
  );
  const isTest = /\.(test|spec)\.tsx?$/.test(name) || isShared;
  return { name, room, side: sideOf(name, room), isTest };
}

function sideOf(name: string, { folder, floor }: Room): Side {
  const inside = name.slice(folder.length + 1);
  // A drawing runs nowhere: screens and receipts show the same one.
  if (name.endsWith('.svg')) return 'shared';
  if (folder === 'packages/ui' || folder === 'packages/browser') return 'browser';
  if (folder === 'packages/money' || folder === 'packages/wire') return 'shared';
  if (name === 'packages/platform/time.ts' || name === 'packages/documents/qr.ts') return 'shared';
  if (folder === 'apps/web') return inside.startsWith('app/') ? 'browser' : 'server';
  if (folder === 'apps/console') return inside.startsWith('app/') ? 'console' : 'server';
  if (floor === 'packages' || floor === 'apps' || floor === 'providers') return 'server';
  if (inside === 'feature.ts') return 'server';
  if (inside.startsWith('web/')) return 'browser';
  if (inside.startsWith('console/')) return 'console';
  return /^(server|testing)\//.test(inside) ? 'server' : 'shared';
}

function mayUseTestkit(from: File): boolean {
  return from.isTest || ['packages/testkit', 'apps/bench'].includes(from.room.folder);
}

function readInstalled(root: string): Set<string> {
  const file = path.join(root, 'package.json');
  type Lists = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;
  const lists = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lists) : {};
  return new Set(
    [lists.dependencies, lists.devDependencies, lists.optionalDependencies].flatMap(list => Object.keys(list ?? {})),
  );
}
