import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { findUnreadTexts } from './unread-texts.ts';

it('every text of every catalogue is read by the code that has the catalogue', { timeout: 120_000 }, () => {
  expect(findUnreadTexts(root)).toEqual([]);
});

it('a text is read where its name is read, destructured, looked up or put together, there or where the catalogue goes', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'wura-texts-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  const files: Record<string, string> = {
    'core/bills/package.json': '{ "name": "@wura/bills", "exports": { "./frame": "./frame.tsx" } }',
    'core/bills/frame.tsx': 'export const Frame = ({ words }) => words.handedOn;',
    'capabilities/water/package.json': '{ "name": "@wura/water" }',
    'capabilities/water/web/messages.ts': `export const waterMessages = catalogue({
      handedOn: '', read: '', taken: '', lookedUp: '', bvnHelper: '', group: { ofACode: '' }, unread: '', ofAnother: '' });`,
    'capabilities/water/web/screen.tsx': `import { Frame } from '@wura/bills/frame';
      import { waterMessages } from './messages.ts';
      const words = useMessages(waterMessages);
      const { taken } = words;
      const shown = [words.read, words['lookedUp'], words[\`\${number}Helper\`], words.group[code]];`,
    'capabilities/water/web/other.tsx': 'const shown = others.ofAnother;',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(tree, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(tree, name), text);
  }
  expect(findUnreadTexts(tree)).toEqual([
    'capabilities/water/web/messages.ts: waterMessages.ofAnother',
    'capabilities/water/web/messages.ts: waterMessages.unread',
  ]);
});
