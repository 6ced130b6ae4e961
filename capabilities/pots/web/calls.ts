import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

type Routes = typeof routes;

export const listPots = endpoint<Routes['list']>('GET', '/api/pots');
export const makePot = endpoint<Routes['make']>('POST', '/api/pots');
export const changePot = endpoint<Routes['change']>('PUT', '/api/pots/{id}');
export const moveIn = endpoint<Routes['moveIn']>('POST', '/api/pots/in');
export const moveOut = endpoint<Routes['moveOut']>('POST', '/api/pots/out');
export const lockPot = endpoint<Routes['lock']>('POST', '/api/pots/{id}/lock');
export const unlockPot = endpoint<Routes['unlock']>('POST', '/api/pots/{id}/unlock');
export const roundUpInto = endpoint<Routes['roundUp']>('PUT', '/api/pots/{id}/round-up');
export const closePot = endpoint<Routes['close']>('DELETE', '/api/pots/{id}');
