import { setTimeout } from 'node:timers/promises';

/** Sends again what a product on a busy machine did not take up: it says so, and loses nothing by it. */
export async function whenNotBusy(send: () => Promise<Response>): Promise<Response> {
  let response = await send();
  for (let again = 0; again < 20 && (await isBusy(response)); again++) {
    await setTimeout(1_000);
    response = await send();
  }
  return response;
}

/** Every other 503 is an answer, which a test may be about. */
async function isBusy(response: Response): Promise<boolean> {
  return response.status === 503 && ((await response.clone().json()) as { code?: string }).code === 'busy';
}
