import type { Attacks } from '@wura/features/testing/attacks';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { features } from '../features.ts';
import type { Kind } from './kinds.ts';

/** What features keep beside themselves for the attacks on their calls. */
export const featureAttacks: readonly Attacks<Kind>[] = await Promise.all(
  features.flatMap(({ name }) => {
    const file = fileURLToPath(new URL(`../../../capabilities/${name}/testing/attacks.ts`, import.meta.url));
    return existsSync(file) ? [import(file).then((module: { attacks: Attacks<Kind> }) => module.attacks)] : [];
  }),
);
