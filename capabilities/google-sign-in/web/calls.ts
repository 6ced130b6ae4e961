import { endpoint } from '@wura/browser/client';
import type { configRoute } from '@wura/wire/config';
import type { routes } from '../contract.ts';

/** Asked by hand: the page of the form has no store of answers. */
export const readConfig = endpoint<typeof configRoute>('GET', '/api/config');
export const beginGoogle = endpoint<typeof routes.beginGoogle>('POST', '/api/login/google');
export const finishGoogle = endpoint<typeof routes.finishGoogle>('POST', '/api/login/google/finish');
export const readGoogle = endpoint<typeof routes.readGoogle>('GET', '/api/google');
export const beginLink = endpoint<typeof routes.beginLink>('POST', '/api/google/link');
export const finishLink = endpoint<typeof routes.finishLink>('POST', '/api/google/link/finish');
export const unlinkGoogle = endpoint<typeof routes.unlinkGoogle>('POST', '/api/google/unlink');
