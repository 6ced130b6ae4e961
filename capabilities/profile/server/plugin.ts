import type { CustomerRouter } from '@wura/identity/server';
import type { ProfileNeeds } from './needs.ts';
import { serveRoutes } from './routes.ts';

export function profile(router: CustomerRouter, needs: ProfileNeeds): void {
  serveRoutes(router, needs);
}
