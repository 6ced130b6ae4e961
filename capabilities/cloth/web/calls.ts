import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const showCloth = endpoint<typeof routes.showCloth>('GET', '/api/cloth');
