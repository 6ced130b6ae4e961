export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Letters without their accents, small, and nothing but letters and digits between spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The answers in which every word of the search begins a word, in whatever order and however it is accented; those that
 * say it in the question first. All of them for an empty search.
 */
export function findAnswers<Found extends Answer>(all: readonly Found[], search: string): readonly Found[] {
  const wanted = folded(search).split(' ').filter(Boolean);
  if (wanted.length === 0) return all;
  const says = (text: string) => {
    const words = folded(text).split(' ');
    return wanted.every(word => words.some(each => each.startsWith(word)));
  };
  const inQuestion = all.filter(({ question }) => says(question));
  const inAnswer = all.filter(each => !inQuestion.includes(each) && says(`${each.question} ${each.answer}`));
  return [...inQuestion, ...inAnswer];
}
