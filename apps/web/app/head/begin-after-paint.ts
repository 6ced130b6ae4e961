/**
 * Begins the scripts that `paintFirst` has put off, once the page was drawn. In a hidden window no frame is
 * drawn, so that it waits two seconds at most.
 */
export function beginAfterPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(begin));
    setTimeout(begin, 2_000);
  });
}

function begin(): void {
  const app = document.getElementById('app');
  if (!app) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later-modulepreload"]')) {
    link.rel = 'modulepreload';
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = app.textContent;
  app.replaceWith(script);
}
