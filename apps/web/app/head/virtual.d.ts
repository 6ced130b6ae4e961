/** `head-script.ts` as it stands in a page: bundled, minified, and able to run by itself. */
declare module 'virtual:head-script' {
  const source: string;
  export default source;
}
