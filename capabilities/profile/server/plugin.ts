import type { CustomerDoor } from '@wura/identity/server';
import type { ProfileNeeds } from './needs.ts';
import { serveRoutes } from './routes.ts';

export function profile(door: CustomerDoor, needs: ProfileNeeds): void {
  serveRoutes(door, needs);
}
