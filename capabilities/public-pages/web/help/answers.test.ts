import { textsOf } from '@wura/browser/messages';
import { describe, expect, it } from 'vitest';
import { featurePages } from '../features/messages.ts';
import { questionsMessages } from '../landing/about-messages.ts';
import ha from './answer-messages.ha.ts';
import ig from './answer-messages.ig.ts';
import pcm from './answer-messages.pcm.ts';
import yo from './answer-messages.yo.ts';

describe.each(Object.entries({ pcm, ha, ig, yo }))('the answers in %s', (_, { ownAnswers: { items } }) => {
  it('are as many as those of the public pages, and none of them is the English one', () => {
    const english = [
      ...textsOf(questionsMessages).items,
      ...Object.values(textsOf(featurePages)).flatMap(({ questions }) => questions),
    ];
    expect(items).toHaveLength(english.length);
    for (const [at, { question, answer }] of items.entries()) {
      expect(question).not.toBe(english[at]!.question);
      expect(answer).not.toBe(english[at]!.answer);
    }
  });
});
