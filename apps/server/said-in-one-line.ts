/**
 * Until a program is ready, what keeps it from starting is mostly for its operator to mend, and they read a sentence, as the
 * start itself says it. A fault of ours keeps the place where it was thrown. Answers what ends this, once the program is ready.
 */
export function saidInOneLine(): () => void {
  const say = (fault: unknown) => {
    const isForOperator = fault instanceof Error && fault.constructor === Error;
    console.error(isForOperator ? `error: ${fault.message}` : fault);
    process.exit(1);
  };
  process.on('uncaughtException', say);
  return () => void process.off('uncaughtException', say);
}
