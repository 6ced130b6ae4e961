import type { Config } from '@wura/app-server/config';

/** What a live start goes on with, and what its operator most probably did not mean: a setting that is forgotten says nothing by itself. */
export function warningsOf({ mode, databaseUrl, dataDir, publicUrl }: Config): string[] {
  if (mode !== 'live') return [];
  return [
    ...(databaseUrl === undefined
      ? [`warning: DATABASE_URL is not set, so that what customers own is kept in ${dataDir} and nowhere else`]
      : []),
    ...(publicUrl.startsWith('https:')
      ? []
      : [`warning: PUBLIC_URL is ${publicUrl}, so that links in mails lead there, and cookies travel in the open`]),
  ];
}
