import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it, onTestFinished } from 'vitest';
import { openTestProduct } from './testing/test-product.ts';

const folder = new URL('../../docs/monitoring/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** Words of the query language, and of labels; what is left names figures. */
function figuresOf(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(by|without)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)].map(([word]) => word).filter(word => !words.has(word));
}
const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'e9']);

const alerts = read('alerts.yml');
const rules = [...alerts.matchAll(/- alert: (\w+)\n\s+expr: (?:>-\n\s+)?(.*)/g)].map(([, name, expr]) => ({
  name: name!,
  expr: expr!,
}));
interface Panel {
  title: string;
  targets: { expr: string }[];
}
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

it('every figure that a rule or a panel names is told by the product', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.close());
  const product = await openTestProduct(database);
  onTestFinished(() => product.close());
  const response = await fetch(`http://127.0.0.1:${product.config.port}/metrics`);
  const told = new Set([...(await response.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(nameOf));
  const named = [...rules.map(({ expr }) => expr), ...panels.flatMap(panel => panel.targets.map(({ expr }) => expr))];
  expect(named.length).toBeGreaterThan(40);
  expect(named.flatMap(expr => figuresOf(expr).filter(figure => !told.has(figure)))).toEqual([]);
});

it('a clock that is minutes from the database’s is told as such, and one that is right as right', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.close());
  let aheadMs = 0;
  const product = await openTestProduct(database, {}, { webNow: () => Date.now() + aheadMs });
  onTestFinished(() => product.close());
  const off = async () => {
    const text = await (await fetch(`http://127.0.0.1:${product.config.port}/metrics`)).text();
    return Number(/^clock_off_seconds (\S+)$/m.exec(text)?.[1]);
  };
  expect(await off()).toBe(0);
  for (const minutes of [5, -5]) {
    aheadMs = minutes * 60_000;
    expect(await off()).toBeGreaterThan(290);
  }
});

it('every rule has a page, and every page a rule', () => {
  const pages = readdirSync(fileURLToPath(new URL('runbook/', folder))).map(file => file.replace('.md', ''));
  expect(pages.toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
  const linked = [...alerts.matchAll(/runbook_url: docs\/monitoring\/runbook\/(\w+)\.md/g)].map(([, name]) => name);
  expect(linked).toEqual(rules.map(({ name }) => name));
  for (const { name, expr } of rules) expect(read(`runbook/${name}.md`)).toContain(expr);
});

function nameOf([, name, type]: RegExpMatchArray): string[] {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!];
}
