import type { CustomerDoor } from '@wura/identity/server';
import { serveRoutes, type ProfileNeeds } from './routes.ts';

export function profile(door: CustomerDoor, needs: ProfileNeeds): void {
  serveRoutes(door, needs);
}
