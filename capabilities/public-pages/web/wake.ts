/** What is done once a still page has been read: wakes whatever moves on it. */
export function wakePage({ isNotFound }: { isNotFound: boolean }): void {
  document.querySelector('[data-not-found]')?.toggleAttribute('hidden', !isNotFound);
  // Somebody signed in or out in another tab: the page is another one now.
  addEventListener('storage', event => {
    if (event.key === 'token' || event.key === null) location.reload();
  });
}
