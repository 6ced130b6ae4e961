import { read } from './read.ts';

/** What the service says of itself, as far as public pages show it. */
interface Config {
  /** Figures of this service, as the operator gave them. */
  readonly figures?: Readonly<Record<string, string | number>>;
  readonly services?: { readonly rates: boolean };
}

let asked: Promise<Config | undefined> | undefined;

/** Asked for once, however many places want to know. */
export function readConfig(): Promise<Config | undefined> {
  return (asked ??= read<Config>('/api/config'));
}
