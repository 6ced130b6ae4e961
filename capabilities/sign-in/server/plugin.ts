import type { CustomerRouter } from '@wura/identity/server';
import { serveRoutes, type SignInNeeds } from './routes.ts';

export function signIn(router: CustomerRouter, needs: SignInNeeds): void {
  serveRoutes(router, needs);
}
