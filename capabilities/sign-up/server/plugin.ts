import type { CustomerDoor } from '@wura/identity/server';
import type { SignUpNeeds } from './register.ts';
import { serveRoutes } from './routes.ts';

export function signUp(door: CustomerDoor, needs: SignUpNeeds): void {
  serveRoutes(door, needs);
}
