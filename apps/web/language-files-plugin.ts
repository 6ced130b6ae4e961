import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@wura/wire/languages';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const indexed = languages.filter(each => each !== 'en');
const loaders = /\btranslated\(\s*\{[^}]*\},\s*\{\s*((?:\w+: \(\) => import\('\.\/[\w-]+\.\w+\.ts'\),?\s*)+)\}/;
const filesName = 'virtual:language-files';

/**
 * Every room names the files of its other languages, and each name costs all visitors a line of what they load first. So
 * the build gathers them: a room keeps its number, and a list for each language, which is loaded when the language is
 * chosen, says which file that is. What is written in the rooms is unchanged, and so are the rooms of public pages.
 */
export function languageFiles(): Plugin {
  const rooms = globSync('{packages,core,capabilities,apps}/**/*messages.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**'],
  }).sort();
  return {
    name: filesName,
    enforce: 'pre',
    resolveId: id => (id.startsWith(filesName) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${filesName}`) return roomFiles;
      const language = indexed.find(each => id === `\0${filesName}/${each}`);
      return language && listOf(rooms, language);
    },
    transform(code, id) {
      const room = rooms.indexOf(path.relative(root, id.split('?')[0]!));
      const [, found] = (room !== -1 && loaders.exec(code)) || [];
      if (!found) return undefined;
      const imported = `import { filesOf } from '${filesName}';\n`;
      return { code: imported + code.replace(found, `...filesOf(${room})`), map: null };
    },
  };
}

const roomFiles = `
const lists = { ${indexed.map(each => `${each}: () => import('${filesName}/${each}')`).join(', ')} };
export const filesOf = room =>
  Object.fromEntries(Object.entries(lists).map(([language, list]) => [language, () => list().then(all => all.files[room]?.())]));
`;

function listOf(rooms: readonly string[], language: string): string {
  const lines = rooms.flatMap((room, number) => {
    const [file] = globSync(room.replace(/\.ts$/, `.${language}.ts`), { cwd: root });
    return file ? [`  ${number}: () => import(${JSON.stringify(path.join(root, file))}),`] : [];
  });
  return `export const files = {\n${lines.join('\n')}\n};\n`;
}
