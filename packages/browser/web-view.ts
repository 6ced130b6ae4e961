/**
 * A page inside another company's app is not a browser: it keeps no downloads, lends no camera and no passkey, opens no second
 * window, and Google refuses to sign customers in there. Told by the browser's own words about itself.
 */
export function isWebView(agent: string = navigator.userAgent): boolean {
  // Android says so; on an iPhone what is no browser leaves out the name of one; the great apps name themselves.
  const isApples = /iPhone|iPad|iPod/.test(agent) && /AppleWebKit/.test(agent) && !/Safari\//.test(agent);
  return isApples || /; wv\)|\bFBA[NV]\/|\bInstagram\b|\bLine\/|\bmusical_ly|\bTwitter for/.test(agent);
}
