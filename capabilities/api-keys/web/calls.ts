import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listKeys = endpoint<typeof routes.list>('GET', '/api/keys');
export const makeKey = endpoint<typeof routes.make>('POST', '/api/keys');
export const changeKey = endpoint<typeof routes.change>('PUT', '/api/keys/{id}');
export const revokeKey = endpoint<typeof routes.revoke>('DELETE', '/api/keys/{id}');
