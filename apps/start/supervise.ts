import process from 'node:process';

export type Supervisor = {
  /** Aborted when we were asked to stop. */
  signal: AbortSignal;
  /** Something to undo at the end; the last one begun is the first one undone. */
  defer(undo: () => Promise<void>): void;
  /** Ends everything, with exit code 1, when this settles before we were asked to stop. */
  watch(part: string, exited: Promise<unknown>): void;
};

/** Runs the work, keeps its parts alive until a signal comes, and leaves no process behind however it ends. */
export async function supervise(work: (supervisor: Supervisor) => Promise<void>): Promise<never> {
  const undo: (() => Promise<void>)[] = [];
  const asked = new AbortController();
  const end = Promise.withResolvers<number>();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Stays in place: npm passes on a Ctrl-C that the terminal has already sent to us.
    process.on(name, () => {
      asked.abort();
      end.resolve(0);
    });
  }
  const fail = (error: unknown) => {
    if (asked.signal.aborted) return;
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    end.resolve(1);
  };
  const working = work({
    signal: asked.signal,
    defer: step => undo.push(step),
    watch: (part, exited) => void exited.then(() => fail(`${part} stopped unexpectedly`), fail),
  }).catch(fail);

  const code = await end.promise;
  asked.abort();
  // What is being started this moment must finish starting, or it could not be stopped.
  await Promise.race([working, new Promise(resolve => setTimeout(resolve, 15_000).unref())]);
  for (const step of undo.reverse()) {
    await step().catch((error: unknown) => console.error(`error: ${String(error)}`));
  }
  process.exit(code);
}
