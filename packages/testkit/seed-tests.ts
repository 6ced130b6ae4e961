import { expect } from 'vitest';
import { drawFor } from './random.ts';

// Runs before each test file: what a test draws follows from the run's seed and the test's own name.
drawFor(() => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  return `${testPath.slice(process.cwd().length)} ${currentTestName}`;
});
// Files that share a process leave the name of their last test behind; what is drawn before the first one is the file's own.
expect.setState({ currentTestName: '' });
