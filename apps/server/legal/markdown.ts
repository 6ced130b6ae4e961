// The legal texts of an operator, as their lawyers write them: headings, paragraphs, lists, bold, italics and links. All that is
// written is text: no markup of HTML survives, and a link leads to a page, a mail or a telephone and runs nothing.

export interface LegalText {
  /** Its first heading. */
  readonly title: string;
  /** Whatever stands before the first clause. */
  readonly lead: string;
  readonly clauses: readonly { readonly title: string; readonly html: string }[];
}

/** `# title`, then `## clauses`. Throws one line that says what is missing. */
export function readLegalText(markdown: string): LegalText {
  const [head = '', ...parts] = markdown.replaceAll('\r\n', '\n').split(/^## +/m);
  const [, title = ''] = /^# +(.+)$/m.exec(head) ?? [];
  if (title === '') throw new Error('it must begin with a line "# " and its title');
  const clauses = parts.map(part => {
    const [first = '', ...rest] = part.split('\n');
    return { title: escape(first.trim()), html: blocks(rest.join('\n')) };
  });
  if (clauses.length === 0) throw new Error('it has no clause: a line "## " and the title of one');
  return { title: escape(title.trim()), lead: blocks(head.replace(/^# +.+$/m, '')), clauses };
}

function blocks(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(block => block !== '')
    .map(block)
    .join('');
}

function block(text: string): string {
  const [, heading] = /^### +(.+)$/.exec(text) ?? [];
  if (heading !== undefined) return `<h3 class="mt-6 text-t3">${inline(heading)}</h3>`;
  const lines = text.split('\n');
  if (lines.every(line => /^[-*] +/.test(line))) return list('ul', lines, /^[-*] +/);
  if (lines.every(line => /^\d+[.)] +/.test(line))) return list('ol', lines, /^\d+[.)] +/);
  return `<p class="mt-3 text-lead text-ink-2">${inline(lines.join(' '))}</p>`;
}

function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  const look = tag === 'ul' ? 'list-disc' : 'list-decimal';
  const items = lines.map(line => `<li class="mt-1">${inline(line.replace(mark, ''))}</li>`).join('');
  return `<${tag} class="mt-3 ${look} pl-6 text-lead text-ink-2">${items}</${tag}>`;
}

/** What is escaped first cannot become markup by what is put around it. */
function inline(text: string): string {
  return escape(text)
    .replaceAll(/\[([^\][]+)\]\(([^\s()]+)\)/g, (whole, words: string, address: string) =>
      leadsSomewhere(address) ? `<a href="${address}" class="link">${words}</a>` : whole,
    )
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?!\w)/g, '<em>$1</em>');
}

const leadsSomewhere = (address: string) => /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(address);

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replaceAll(/[&<>"']/g, sign => signs[sign]!);
