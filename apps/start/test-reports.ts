import { stripVTControlCharacters } from 'node:util';

/** What a runner's report says of one run. */
export type Report = { passed: number; failures: Failure[] };
export type Failure = { file: string; title: string; message: string };

/** As Vitest's JSON reporter writes it. */
export type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** As Playwright's JSON reporter writes it. */
export type BrowserReport = { stats: { expected: number }; suites: BrowserSuite[] };
type BrowserSuite = { file: string; specs: BrowserSpec[]; suites?: BrowserSuite[] };
type BrowserSpec = {
  title: string;
  tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
};

export function readVitest({ numPassedTests, testResults }: VitestReport): Report {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(each => each.status === 'failed');
    // A file that could not even be loaded has no tests to name.
    if (failed.length === 0) return status === 'failed' ? [{ file: name, title: 'the file itself', message }] : [];
    return failed.map(({ fullName, failureMessages }) => {
      return { file: name, title: fullName, message: failureMessages.join('\n') };
    });
  });
  return { passed: numPassedTests, failures };
}

export function readBrowser({ stats, suites }: BrowserReport): Report {
  return { passed: stats.expected, failures: suites.flatMap(failuresOf) };
}

function failuresOf({ file, specs, suites = [] }: BrowserSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ projectName, results }) => {
        const message = results.flatMap(({ errors }) => errors.map(error => error.message ?? '')).join('\n');
        return { file, title: `${title} (${projectName})`, message };
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Short enough that a log which keeps only its end still names every one. */
export function tellFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ file, title, message }) => {
      const told = stripVTControlCharacters(message).trim().split('\n').slice(0, 24).join('\n    ').slice(0, 2000);
      return `  ${file} › ${title}\n    ${told}`;
    })
    .join('\n');
}
