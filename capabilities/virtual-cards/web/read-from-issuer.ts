import type { Shown } from './card-face.tsx';

/** Straight from the issuer to this browser: a live card's number never passes through our servers. */
export async function readFromIssuer({
  reveal_url: url,
  token,
}: {
  reveal_url: string;
  token: string;
}): Promise<Shown> {
  const answer = await fetch(`${url}?${new URLSearchParams({ token })}`, { cache: 'no-store', credentials: 'omit' });
  const { data } = (await answer.json()) as { data: Record<string, string> };
  const { card_number: number = '', cvv = '', expiry_month: month = '', expiry_year: year = '' } = data;
  if (!answer.ok || number === '') throw new Error('the issuer showed nothing');
  return { number, cvv, expiry: `${month.padStart(2, '0')}/${year.slice(-2)}` };
}
