import { setTimeout } from 'node:timers/promises';

/** Sends again what a product on a busy machine did not take up: it says so, and loses nothing by it. */
export async function whenNotBusy(send: () => Promise<Response>): Promise<Response> {
  let response = await send();
  for (let again = 0; response.status === 503 && again < 20; again++) {
    await setTimeout(1_000);
    response = await send();
  }
  return response;
}
