/** What was told is sealed for one case, a picture for one case, and an answer for one request. */
export const purposes = {
  text: (id: string) => `dispute text of ${id}`,
  step: (id: string) => `dispute step of ${id}`,
  recall: (id: string) => `answer to ${id}`,
  file: (id: string) => `dispute evidence of ${id}`,
} as const;
