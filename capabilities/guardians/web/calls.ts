import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const readGuardians = endpoint<typeof routes.show>('GET', '/api/guardians');
export const askGuardian = endpoint<typeof routes.ask>('POST', '/api/guardians');
export const agreeToGuard = endpoint<typeof routes.agree>('POST', '/api/guardians/{id}/agree');
export const endLink = endpoint<typeof routes.end>('POST', '/api/guardians/{id}/end');
export const holdToLess = endpoint<typeof routes.hold>('PUT', '/api/guardians/{id}/limits');
export const readAccount = endpoint<typeof routes.account>('GET', '/api/guardians/{id}/account');
