import { refusedFrom } from '@wura/browser/call-error';
import { setLanguage } from '@wura/browser/language';
import { loadTexts } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { say } from '@wura/wire/phrases';
import { refusalJson, refuse } from '@wura/wire/refusals';
import { afterEach, expect, it } from 'vitest';
import { limitReasons, policyRefusals } from '../refusals.ts';
import './messages.ts';

afterEach(() => setLanguage('en'));

const left = { amount: '40000.00', currency: 'NGN' };
const answer = refusalJson(refuse(policyRefusals.limit_exceeded, { reason: say(limitReasons.day_limit, { left }) }));
const told = (body: object) => refusalText(refusedFrom(403, body, undefined), { fallback: 'Failed' });

it('an answer about a limit says it in English, and beside that its codes and facts', () => {
  expect(answer).toEqual({
    message: 'You can send ₦40,000.00 more today.',
    code: 'limit_exceeded',
    reason: 'day_limit',
    facts: { left },
  });
});

it('a French customer reads a French refusal, with the figure as French writes it, whatever the English says', async () => {
  await loadTexts('fr');
  setLanguage('fr');
  expect(told({ ...answer, message: 'Anything' })).toBe('Vous pouvez encore envoyer ₦40\u00a0000,00 aujourd’hui.');
});

it('a reason that this page does not know is told by the code of the refusal, an unknown code by the answer, and else by the screen', async () => {
  await loadTexts('es');
  setLanguage('es');
  expect(told({ ...answer, reason: 'of_tomorrow' })).toBe('Este importe supera su límite.');
  expect(told({ ...answer, facts: {} })).toBe('Este importe supera su límite.');
  expect(told({ code: 'of_tomorrow', message: 'Tomorrow' })).toBe('Tomorrow');
  expect(told({ code: 'of_tomorrow' })).toBe('Failed');
});
