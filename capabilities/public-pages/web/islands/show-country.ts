import { read } from './read.ts';

/** Replaces the globe by the flag of where the reader seems to be. Unknown, unmapped and unanswered stay a globe. */
export async function showCountry(badge: HTMLElement): Promise<void> {
  const answer = await read<{ country_code: string | null }>('/api/geo');
  const face = [...badge.querySelectorAll<HTMLTemplateElement>('template')].find(
    ({ dataset }) => dataset.country === answer?.country_code,
  );
  if (face) badge.querySelector(':scope > :not(template)')?.replaceWith(face.content);
}
