import { describe, expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const all = [
  { question: 'What does it cost?', answer: 'A transfer to a bank has a fee.' },
  { question: 'Can I take a transfer back?', answer: 'One that is pending is returned.' },
  { question: 'Où va l’argent d’un paiement refusé ?', answer: 'Il revient, à l’instant.' },
];
const found = (search: string) =>
  findAnswers(all, search).map(({ question }) => all.findIndex(each => each.question === question));

describe('searching the answers', () => {
  it('shows all of them while nothing is searched for', () => {
    expect(found('  ')).toEqual([0, 1, 2]);
  });

  it('takes words in any order, in any case and without their accents, also when they are only begun', () => {
    expect(found('BACK transf')).toEqual([1]);
    expect(found('refuse ou')).toEqual([2]);
    expect(found('à l’inst')).toEqual([2]);
  });

  it('puts what asks about it before what only mentions it, and shows nothing for a word that is nowhere', () => {
    expect(found('transfer')).toEqual([1, 0]);
    expect(found('transfer crocodile')).toEqual([]);
  });
});
