import { expect, it } from 'vitest';
import { defineFaults, definePhrases, english, say, withFacts } from './phrases.ts';
import { defineRefusals, refusalJson, refuse, refuseFields } from './refusals.ts';

const reasons = definePhrases({ sample_room: withFacts({ left: 'money' }, ({ left }) => `${left} left`) });
const faults = defineFaults({ sample_colour: 'Not this colour' });
const refusals = defineRefusals({
  sample_tries: { status: 422, message: withFacts({ tries: 'count' }, ({ tries }) => `${tries} tries left.`) },
});

it('a phrase is said with its facts, and not at all when one of them is missing or of another kind', () => {
  expect(english(say(reasons.sample_room, { left: { amount: '1500.00', currency: 'NGN' } }))).toBe('₦1,500.00 left');
  expect(english({ code: 'sample_room', facts: { left: '1500.00' } })).toBeUndefined();
  expect(english({ code: 'of_nothing', facts: {} })).toBeUndefined();
});

it('a code means one thing: a second phrase with other words under it is refused where it is defined', () => {
  expect(() => defineFaults({ sample_colour: 'Not this colour' })).not.toThrow();
  expect(() => defineFaults({ sample_colour: 'Another colour' })).toThrow('defined twice');
});

it('a refusal answers with its English, its code and its facts', () => {
  expect(refusalJson(refuse(refusals.sample_tries, { facts: { tries: 2 }, body: { attemptsLeft: 2 } }))).toEqual({
    message: '2 tries left.',
    code: 'sample_tries',
    facts: { tries: 2 },
    attemptsLeft: 2,
  });
});

it('refused fields have a sentence each and its code, and the first of them speaks for all', () => {
  expect(refusalJson(refuseFields({ colour: faults.sample_colour }))).toEqual({
    message: 'Not this colour',
    code: 'invalid_input',
    reason: 'sample_colour',
    errors: { colour: 'Not this colour' },
    errorCodes: { colour: 'sample_colour' },
  });
});
