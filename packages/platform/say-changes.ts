/**
 * For a loop that asks several times a second: a fault is said when it begins and when its words change, and not at each attempt,
 * which would bury what else is written while a database is away. Called with nothing, it notes that all is well again.
 */
export function sayChanges(say: (fault: string) => void): (fault?: Error) => void {
  let last: string | undefined;
  return fault => {
    if (fault && fault.message !== last) say(fault.message);
    last = fault?.message;
  };
}
