/** Printed in the manual, and no secret. Live keys have no business here. */
export const client = { id: 'sandbox_client', secret: 'sandbox_secret' };
