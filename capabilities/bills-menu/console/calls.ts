import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listProviders = endpoint<typeof operatorRoutes.list>('GET', '/api/operator/providers');
export const setSelling = endpoint<typeof operatorRoutes.set>('POST', '/api/operator/providers/{name}');
export const decidePurchase = endpoint<typeof operatorRoutes.decide>('POST', '/api/operator/purchases/{reference}');
