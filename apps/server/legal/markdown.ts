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

/** A line of another kind begins another block, with an empty line before it or without. */
function blocks(text: string): string {
  const found: { kind: Kind; lines: string[] }[] = [];
  let last: (typeof found)[number] | undefined;
  for (const line of text.split('\n')) {
    const kind = kindOf(line);
    if (kind === undefined) last = undefined;
    // What is indented goes on with the point of the list before it.
    else if (last && /^\s/.test(line) && last.kind !== 'p') last.lines.push(`${last.lines.pop()} ${line.trim()}`);
    else if (last?.kind === kind && kind !== 'h3') last.lines.push(line.trim());
    else found.push((last = { kind, lines: [line.trim()] }));
  }
  return found.map(block).join('');
}

type Kind = 'h3' | 'ul' | 'ol' | 'p';

const marks = { h3: /^### +/, ul: /^[-*] +/, ol: /^\d+[.)] +/ } as const;

function kindOf(line: string): Kind | undefined {
  if (line.trim() === '') return undefined;
  return (['h3', 'ul', 'ol'] as const).find(kind => marks[kind].test(line.trim())) ?? 'p';
}

function block({ kind, lines }: { kind: Kind; lines: readonly string[] }): string {
  if (kind === 'p') return `<p class="mt-3 text-lead text-ink-2">${inline(lines.join(' '))}</p>`;
  if (kind === 'h3') return `<h3 class="mt-6 text-t3">${inline(lines[0]!.replace(marks.h3, ''))}</h3>`;
  return list(kind, lines, marks[kind]);
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
