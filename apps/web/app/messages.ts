/** Texts of the page around every screen. */
export const messages = {
  brand: 'Wura',
  description: 'A digital wallet for Nigeria',
  skipToContent: 'Skip to content',
  unexpectedError: 'Unexpected Application Error!',
  unknownError: 'Unknown error',
  goHome: 'Go to wallet',
};
