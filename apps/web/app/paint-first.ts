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

/**
 * Runs in <head>, and begins them after the first frame; in a hidden window there is none, so that it waits
 * two seconds at most.
 */
export const paintFirstScript = `;(function(){function begin(){var app=document.getElementById("app"),script;if(!app)return;document.querySelectorAll('link[rel="later-modulepreload"]').forEach(function(link){link.rel="modulepreload"});script=document.createElement("script");script.type="module";script.textContent=app.textContent;app.replaceWith(script)}addEventListener("DOMContentLoaded",function(){requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,2000)})})()`;
