import { expect, it } from 'vitest';
import { isWebView } from './web-view.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it('a page inside another app is told from one in a browser', () => {
  for (const agent of [
    `${android}; wv) ${chrome}`,
    `${android}) ${chrome} [FB_IAB/FB4A;FBAV/466.0;]`,
    `${iphone} Mobile/15E148`,
    `${iphone} Mobile/15E148 Instagram 335.0`,
  ]) {
    expect([agent, isWebView(agent)]).toEqual([agent, true]);
  }
  for (const agent of [
    `${android}) ${chrome}`,
    `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  ]) {
    expect([agent, isWebView(agent)]).toEqual([agent, false]);
  }
});
