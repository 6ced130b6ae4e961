import type { CustomerRouter } from '@wura/identity/server';
import type { SignUpNeeds } from './register.ts';
import { serveRoutes } from './routes.ts';

export function signUp(router: CustomerRouter, needs: SignUpNeeds): void {
  serveRoutes(router, needs);
}
