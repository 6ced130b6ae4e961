import type { Config } from '@wura/app-server/config';

/** What a live start goes on with, and what its operator most probably did not mean: a setting that is forgotten says nothing by itself. */
export function warningsOf(config: Config): string[] {
  if (config.mode !== 'live') return [];
  return [...atHome(config), ...outside(config)].map(text => `warning: ${text}`);
}

function* atHome({ databaseUrl, dataDir, publicUrl, legalTextsDir, metricsToken, trustProxy }: Config) {
  if (databaseUrl === undefined) {
    yield `DATABASE_URL is not set, so that what customers own is kept in ${dataDir} and nowhere else`;
  }
  if (!publicUrl.startsWith('https:')) {
    yield `PUBLIC_URL is ${publicUrl}, so that links in mails lead there, and cookies travel in the open`;
  }
  if (legalTextsDir === undefined) {
    yield 'LEGAL_TEXTS_DIR is not set, so that customers agree to the terms of this build and not to yours';
  }
  // Behind a proxy all callers come from one machine, so that there only the token opens.
  if (metricsToken === undefined && trustProxy !== 0) {
    yield 'METRICS_TOKEN is not set, so that nobody may read /metrics behind a proxy, and no alert rings';
  }
}

/** Of companies without which a part of the product stands still; what a forgotten one sells is off, and its screens say so. */
function* outside({ settings }: Config) {
  if (settings['mail'] === undefined) {
    yield 'SMTP_URL is not set, so that no mail leaves: no code for a forgotten password, no warning of a changed one, no invitation of staff';
  } else if ((settings['mail'] as { from: string }).from.endsWith('@wura.local')) {
    yield 'MAIL_FROM is not set, so that mails come from no-reply@wura.local, which most mailboxes refuse';
  }
  if (settings['dojah'] === undefined) {
    yield 'DOJAH_APP_ID is not set, so that no BVN or NIN is looked up, and no new customer can move money';
  }
  const tron = settings['tron'] as { secondBaseUrl: string | undefined } | undefined;
  if (tron && tron.secondBaseUrl === undefined) {
    yield 'TRON_SECOND_BASE_URL is not set, so that deposits of USDT are credited on the word of one node';
  }
}
