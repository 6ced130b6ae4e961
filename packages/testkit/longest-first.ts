import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first. They mostly wait: for a provider that is silent, for a process that starts again. */
const waitLong = ['/proof/crash', '/proof/', '/adversary/corpus', '/checks/sample-feature', '/virtual-cards/', '/usdt'];

/** What waits long begins first, so that no core idles at the end while the last of it is waited for. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = waitLong.findIndex(part => moduleId.includes(part));
      return found === -1 ? waitLong.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
