import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const createWallet = endpoint<typeof routes.createWallet>('POST', '/api/usdt/wallet');
export const showAddress = endpoint<typeof routes.depositAddress>('GET', '/api/usdt/deposit-address');
export const checkAddress = endpoint<typeof routes.checkAddress>('GET', '/api/usdt/address-check');
export const sendUsdt = endpoint<typeof routes.transfer>('POST', '/api/usdt/transfer');
export const listUnderway = endpoint<typeof routes.underway>('GET', '/api/usdt/underway');
export const listAddresses = endpoint<typeof routes.addresses>('GET', '/api/usdt/addresses');
export const saveAddress = endpoint<typeof routes.saveAddress>('POST', '/api/usdt/addresses');
export const removeAddress = endpoint<typeof routes.removeAddress>('DELETE', '/api/usdt/addresses/{id}');
