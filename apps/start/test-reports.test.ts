import { expect, test } from 'vitest';
import { readBrowser, readVitest, tellFailures } from './test-reports.ts';

test('a failed test is told by its file, its title and the start of what it said, without colours', () => {
  const { passed, failures } = readVitest({
    numPassedTests: 4,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          {
            fullName: 'balances',
            status: 'failed',
            failureMessages: [`\u001B[31mexpected 1\u001B[39m\n${'x\n'.repeat(99)}`],
          },
        ],
      },
    ],
  });
  expect(passed).toBe(4);
  const told = tellFailures(failures);
  expect(told).toMatch(/^ {2}a\.test\.ts › balances\n {4}expected 1\n/);
  expect(told.split('\n').length).toBeLessThan(30);
});

test('a file that cannot be loaded is a failure, though it has no test', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(readVitest({ numPassedTests: 0, testResults: [file] }).failures).toEqual([
    { file: 'a.test.ts', title: 'the file itself', message: 'no such module' },
  ]);
});

test('a journey that failed on the phone is found however deep it is grouped', () => {
  const spec = (status: string) => ({
    title: 'the wallet opens',
    tests: [{ projectName: 'mobile', status, results: [{ errors: [{ message: 'timed out' }] }] }],
  });
  const inner = { file: 'a.spec.ts', specs: [spec('unexpected'), spec('expected')] };
  const report = { stats: { expected: 1 }, suites: [{ file: 'a.spec.ts', specs: [], suites: [inner] }] };
  expect(readBrowser(report)).toEqual({
    passed: 1,
    failures: [{ file: 'a.spec.ts', title: 'the wallet opens (mobile)', message: 'timed out' }],
  });
});
