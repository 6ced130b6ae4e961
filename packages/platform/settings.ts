export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads what the operator says, variable by variable, and refuses in one line what makes no sense. */
export interface SettingsReader {
  text(name: string): string | undefined;
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined;
  port(name: string): number | undefined;
  /** A whole number from one to `max`. */
  count(name: string, max: number): number | undefined;
  url(name: string, protocols?: readonly string[]): string | undefined;
  /** The same without slashes at the end, for paths to be added to. */
  baseUrl(name: string): string | undefined;
}

const web = ['http:', 'https:'];
/** What names the product to a provider, and what must stay between the two. */
const isKey = /_(KEY|TOKEN|SECRET|APP_ID|CLIENT_ID|KEY_ID)$/;

export function createSettingsReader(environment: Environment): SettingsReader {
  function text(name: string): string | undefined {
    // An empty value is how many a tool spells "not set".
    const given = environment[name]?.trim() || undefined;
    if (given === undefined) return undefined;
    // A shell takes them off, and what else reads such a file may not: a folder would be made of that name.
    if (/^(["']).*\1$/s.test(given)) {
      throw new Error(`${name} stands in quotation marks, which are taken as a part of it: leave them out`);
    }
    // It travels in the head of a call, and where it cannot, every error about that call would repeat it.
    if (isKey.test(name) && !/^[\x21-\x7e]+$/.test(given)) {
      throw new Error(
        `${name} must be visible ASCII characters without a space: a line break or a quotation mark came along`,
      );
    }
    // What is wrong with a setting is said in one line, with what was given.
    if (/\p{Cc}/u.test(given)) {
      throw new Error(`${name} holds a line break or another sign that nobody sees: leave it out`);
    }
    return given;
  }

  function url(name: string, protocols: readonly string[] = web): string | undefined {
    const given = text(name);
    if (given === undefined) return undefined;
    // The value is not repeated: it may hold a password.
    if (!protocols.includes(URL.parse(given)?.protocol ?? '')) {
      throw new Error(`${name} must be a URL that begins with ${protocols.join('// or ')}//`);
    }
    return given;
  }

  return {
    text,
    url,
    baseUrl: name => url(name)?.replace(/\/+$/, ''),
    choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
      const given = text(name);
      if (given === undefined || words.includes(given as Word)) return given as Word | undefined;
      throw new Error(`${name} must be ${words.join(' or ')}, not "${given}"`);
    },
    port(name) {
      const given = text(name);
      if (given === undefined) return undefined;
      const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
      if (port < 1 || port > 65_535) throw new Error(`${name} must be a port from 1 to 65535, not "${given}"`);
      return port;
    },
    count(name, max) {
      const given = text(name);
      if (given === undefined) return undefined;
      const count = /^\d{1,9}$/.test(given) ? Number(given) : 0;
      if (count < 1 || count > max) throw new Error(`${name} must be a number from 1 to ${max}, not "${given}"`);
      return count;
    },
  };
}
