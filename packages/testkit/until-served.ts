import type { Answer } from './client.ts';

/** On a machine that others use too a caller may be told to come again, which is not what is tried here. */
export async function untilServed(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.body?.code !== 'busy' || tries === 20) return answer;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
}
