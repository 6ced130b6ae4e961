import type { Plugin } from 'vite';

// Which modules a page begins with, so that the build puts them into few files: every file more that a phone has to ask for
// waits for its turn on the road, and on a slow network a turn is a third of a second.

const signIn = /\/app\/(?:entry\.client\.tsx$|(?:root|pages\/auth-frame|pages\/login)\.tsx\?)/;
/** Drawn in the browser as well, by people who have no wallet open. */
const beside = /\/app\/pages\/(?:forgot-password|pay|track|verify)\.tsx\?/;
const forms = /\/app\/pages\/(?:google|lock|register|undo-change)\.tsx\?/;
/** The script of the static pages, which have nothing else. */
const still = /\/app\/islands\.ts\?/;
const wallet = /\/app\/(?:entry\.client\.tsx$|(?:root|shell\/shell|shell\/wallet)\.tsx\?)|\/wallets-screen\.tsx$/;
/** The build makes a file of each by itself, because the router asks for it by name. */
const routes = /\/app\/(?:entry\.client\.tsx$|.*\.tsx\?)/;

/** Tools and nouns, which are what two pages have in common; a capability is one page's. */
const isCommon = (id: string) => /\/(?:packages|core)\//.test(id);

interface FirstFiles extends Plugin {
  /** What the static pages run, of what others may run too. */
  isStill(id: string): boolean;
  /** What sign-in and the wallet are both drawn with. */
  isPart(id: string): boolean;
  /** And what the wallet shares with the other pages that are drawn in the browser. */
  isShared(id: string): boolean;
  /** The same of what the wallet begins without. */
  isBeside(id: string): boolean;
  /** And what it has in common with views that are opened later. */
  isOfForms(id: string): boolean;
  /** What the wallet alone begins with. */
  isHome(id: string): boolean;
  /** What no page begins with that is drawn without the wallet. */
  isLater(id: string): boolean;
}

export function firstFiles(): FirstFiles {
  const imports = new Map<string, readonly string[]>();
  const reached = new Map<RegExp, ReadonlySet<string>>();
  const ofWallet = (id: string) => reachedFrom(wallet).has(id) && !routes.test(id);
  return {
    name: 'first-files',
    applyToEnvironment: ({ name }) => name === 'client',
    moduleParsed: ({ id, importedIds, code }) =>
      void imports.set(
        id,
        [...importedIds].flatMap(each => iconsOf(each, code)),
      ),
    isStill: id => (isCommon(id) || ofWallet(id)) && reachedFrom(still).has(id),
    isPart: id => (isCommon(id) || ofWallet(id)) && reachedFrom(signIn).has(id),
    isShared: id => ofWallet(id) && reachedFrom(beside).has(id),
    isBeside: id => isCommon(id) && reachedFrom(beside).has(id),
    isOfForms: id => (isCommon(id) || ofWallet(id)) && reachedFrom(forms).has(id),
    isHome: id => ofWallet(id),
    isLater: id => ![signIn, forms, beside, still].some(each => reachedFrom(each).has(id)),
  };

  /** Every module that runs before these do. Asked for once the build has read all of them. */
  function reachedFrom(entries: RegExp): ReadonlySet<string> {
    const known = reached.get(entries);
    if (known) return known;
    const found = new Set<string>();
    const waiting = [...imports.keys()].filter(id => entries.test(id));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(imports.get(id) ?? []));
    }
    reached.set(entries, found);
    return found;
  }
}

/** All icons come through one module; a page begins with those that it names. */
function iconsOf(imported: string, code: string | null): string[] {
  const folder = /^(.*\/lucide-react\/dist\/esm\/)lucide-react\.mjs$/.exec(imported)?.[1];
  if (folder === undefined) return [imported];
  const [, names = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code ?? '') ?? [];
  return names.split(',').map(name => `${folder}icons/${kebab(name.trim().split(' ')[0]!)}.mjs`);
}

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, '-').toLowerCase();
