import type { CustomerDoor } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { register, type SignUpNeeds } from './register.ts';

export function serveRoutes(door: CustomerDoor, needs: SignUpNeeds): void {
  door.serve(routes.register, async call => {
    const user = await register(needs, call.body, call);
    return { status: 201, body: { message: 'Registration completed successfully!', user } };
  });
}
