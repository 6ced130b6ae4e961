import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@wura/app-server/config';
import { loadSeed } from '@wura/app-server/signing-seed';
import type { Pool, Role } from '@wura/database';
import { freePorts } from '@wura/platform/free-port';
import { addressesOfAccount, openKeys } from '@wura/tron/keys';
import { openGate, type Gate } from './gate.ts';
import { createPart, type Part } from './part.ts';

/** An empty database, and who may do what in it. */
export interface Databases {
  readonly urls: CrashDatabaseUrls;
  pool(role?: Role | 'none'): Pool;
}

/** A process of the product, and the gate through which it speaks to the provider. */
export interface Gated {
  readonly part: Part;
  readonly gate: Gate;
}

/** The product as `npm start` runs it, each part a process of its own, on a database that is given. */
export interface CrashProduct {
  readonly serverUrl: string;
  readonly sandboxUrl: string;
  readonly server: Gated;
  /** The one that is killed, and the one that is frozen. */
  readonly workers: readonly [Gated, Gated];
  /** It speaks to no other program. */
  readonly signer: Part;
  /** From which withdrawals of USDT are paid. */
  readonly hotAddress: string;
  readonly logFile: string;
  close(): Promise<void>;
}

const programs = {
  server: fileURLToPath(import.meta.resolve('@wura/app-server/main')),
  worker: fileURLToPath(import.meta.resolve('@wura/app-server/worker')),
  signer: fileURLToPath(import.meta.resolve('@wura/app-server/signer')),
};

/** Of every process of a product that is put to the proof. */
export function environmentOf(at: { dataDir: string; port: number; mailPort: number; sandboxUrl: string }) {
  return {
    DATA_DIR: at.dataDir,
    MASTER_KEY: '07'.repeat(32),
    PORT: String(at.port),
    SANDBOX_MAIL_PORT: String(at.mailPort),
    SANDBOX_URL: at.sandboxUrl,
    RATE_LIMITS: 'off',
    SEED_DEMO: 'false',
  };
}

export function sandboxPart(of: {
  environment: ReturnType<typeof environmentOf>;
  port: number;
  logFile: string;
}): Part {
  return createPart({
    name: 'the sandbox',
    program: fileURLToPath(import.meta.resolve('@wura/app-sandbox/main')),
    environment: { ...of.environment, SANDBOX_PORT: String(of.port), SANDBOX_URL: '' },
    logFile: of.logFile,
  });
}

type CrashDatabaseUrls = Readonly<Record<'web' | 'worker' | 'signer' | 'checker', string>>;

export async function openCrashProduct(
  urls: CrashDatabaseUrls,
  /** Of one proof only. */
  more: Readonly<Record<string, string>> = {},
): Promise<CrashProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-crash-'));
  const logFile = path.join(dataDir, 'product.log');
  const [port, sandboxPort, mailPort] = await freePorts(3);
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const environment = {
    ...environmentOf({ dataDir, port: port!, mailPort: mailPort!, sandboxUrl }),
    // What never arrived is given back while we are still looking.
    BILLS_UNFOUND_AFTER_MINUTES: '1',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const sandbox = sandboxPart({ environment, port: sandboxPort!, logFile });
  // The one that the signer makes at its first start.
  const seed = loadSeed({ seed: undefined, dayMostMinor: 0n }, readConfig(environment));
  const { accountKey } = openKeys(seed);
  const signer = createPart({
    name: 'the signer',
    program: programs.signer,
    environment: { ...environment, DATABASE_URL: urls.signer },
    logFile,
  });
  const gates: Gate[] = [];
  async function gated(name: string, program: string, login: Readonly<Record<string, string>>): Promise<Gated> {
    const gate = await openGate(sandboxUrl);
    gates.push(gate);
    const own = {
      ...environment,
      ...login,
      PAYSTACK_BASE_URL: `${gate.url}/paystack`,
      SQUAD_BASE_URL: `${gate.url}/squad`,
      BRIDGECARD_BASE_URL: `${gate.url}/issuer`,
      TRON_BASE_URL: `${gate.url}/chain`,
      TRON_SECOND_BASE_URL: `${sandboxUrl}/chain/second`,
      SANDBOX_TRON_XPUB: accountKey,
    };
    return { gate, part: createPart({ name, program, environment: own, logFile }) };
  }
  const server = await gated('the server', programs.server, {
    DATABASE_URL: urls.web,
    CHECKER_DATABASE_URL: urls.checker,
  });
  const login = { DATABASE_URL: urls.worker };
  const workers = [
    await gated('a worker', programs.worker, login),
    await gated('another worker', programs.worker, login),
  ] as const;
  const parts = [sandbox, signer, server.part, ...workers.map(({ part }) => part)];
  for (const part of parts) await part.start();
  return {
    serverUrl: `http://127.0.0.1:${port}`,
    sandboxUrl,
    server,
    workers,
    signer,
    hotAddress: addressesOfAccount(accountKey).hot,
    logFile,
    async close() {
      for (const part of parts.toReversed()) await part.stop();
      for (const gate of gates) await gate.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
