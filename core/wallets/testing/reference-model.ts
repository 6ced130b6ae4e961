/**
 * The whole of what wallets and movements promise, written as plainly as it can be said: numbers in memory, one thing at
 * a time. The real ones are compared with it. It shares no code with them.
 */
export interface ModelWallet {
  balance: bigint;
  credit: bigint;
  count: number;
  lines: ModelLine[];
}

export interface ModelLine {
  /** Signed, without fees. */
  amount: bigint;
  status: 'completed' | 'pending' | 'failed';
}

interface Hold {
  wallet: number;
  held: bigint;
  line: ModelLine;
}

export type Outcome =
  | { is: 'done'; id: number }
  | { is: 'replay'; id: number }
  | { is: 'insufficient_funds' }
  | { is: 'idempotency_mismatch' }
  | { is: 'completed' | 'failed' };

export interface Model {
  readonly wallets: readonly ModelWallet[];
  readonly holds: readonly Hold[];
  fund(wallet: number, amount: bigint): void;
  move(key: string | undefined, asked: { from: number; to: number; amount: bigint }): Outcome;
  hold(key: string | undefined, asked: { from: number; amount: bigint; fee: bigint }): Outcome;
  settle(hold: number): Outcome;
  giveBack(hold: number): Outcome;
}

export function createModel(walletCount: number): Model {
  const wallets = Array.from({ length: walletCount }, (): ModelWallet => ({
    balance: 0n,
    credit: 0n,
    count: 0,
    lines: [],
  }));
  const holds: Hold[] = [];
  const done = new Map<string, { asked: string; id: number }>();
  let movements = 0;

  function enter(wallet: number, change: bigint, line: ModelLine): void {
    const account = wallets[wallet]!;
    account.balance += change;
    if (change > 0n) account.credit += change;
    account.count++;
    account.lines.push(line);
  }

  /** A key that was used before decides everything; otherwise the money does. */
  function once(key: string | undefined, asked: string, from: number, needed: bigint, act: () => void): Outcome {
    const before = key === undefined ? undefined : done.get(key);
    if (before) return before.asked === asked ? { is: 'replay', id: before.id } : { is: 'idempotency_mismatch' };
    if (wallets[from]!.balance < needed) return { is: 'insufficient_funds' };
    act();
    const id = movements++;
    if (key !== undefined) done.set(key, { asked, id });
    return { is: 'done', id };
  }

  return {
    wallets,
    holds,
    fund: (wallet, amount) => enter(wallet, amount, { amount, status: 'completed' }),
    move(key, { from, to, amount }) {
      return once(key, `move ${from} ${to} ${amount}`, from, amount, () => {
        enter(from, -amount, { amount: -amount, status: 'completed' });
        enter(to, amount, { amount, status: 'completed' });
      });
    },
    hold(key, { from, amount, fee }) {
      return once(key, `hold ${from} ${amount} ${fee}`, from, amount + fee, () => {
        const line: ModelLine = { amount: -amount, status: 'pending' };
        enter(from, -(amount + fee), line);
        holds.push({ wallet: from, held: amount + fee, line });
      });
    },
    settle(index) {
      const { line } = holds[index]!;
      if (line.status === 'pending') line.status = 'completed';
      return { is: line.status };
    },
    giveBack(index) {
      const { line, wallet, held } = holds[index]!;
      if (line.status === 'pending') {
        line.status = 'failed';
        wallets[wallet]!.balance += held;
        wallets[wallet]!.count--;
      }
      return { is: line.status };
    },
  };
}
