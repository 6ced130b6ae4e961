import type { CustomerDoor } from '@wura/identity/server';
import { serveRoutes, type SignInNeeds } from './routes.ts';

export function signIn(door: CustomerDoor, needs: SignInNeeds): void {
  serveRoutes(door, needs);
}
