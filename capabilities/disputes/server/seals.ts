/** What was told is sealed for one case, and a picture for one case. */
export const purposes = {
  text: (id: string) => `dispute text of ${id}`,
  step: (id: string) => `dispute step of ${id}`,
  file: (id: string) => `dispute evidence of ${id}`,
} as const;
