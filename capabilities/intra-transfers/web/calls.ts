import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const searchByAccount = endpoint<typeof routes.searchByAccount>('GET', '/api/users/search-by-account');
export const transfer = endpoint<typeof routes.transfer>('POST', '/api/intra-transfer');
export const listPeople = endpoint<typeof routes.people>('GET', '/api/people');
export const savePerson = endpoint<typeof routes.savePerson>('POST', '/api/people');
export const renamePerson = endpoint<typeof routes.renamePerson>('PUT', '/api/people/{id}');
export const removePerson = endpoint<typeof routes.removePerson>('DELETE', '/api/people/{id}');
