// A page that was built ahead can be read before its scripts are there. On a slow network they would share the road with
// the styles and letters it is drawn with, so they set out once it has been drawn.

/**
 * What the build does to such a page: its scripts, and what names them beforehand, are written down and not yet begun.
 */
export function paintFirst(html: string): string {
  const quiet = html
    .replaceAll('<link rel="modulepreload"', '<link rel="later-modulepreload"')
    .replace('<script type="module" async="">', '<script type="text/plain" id="app">');
  if (!quiet.includes('id="app"')) throw new Error('the router writes its script in another way than before');
  return quiet;
}
