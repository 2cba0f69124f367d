import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Says at the end which files took longest. Where TEST_REPORTS names a folder, the counts of the run are written there. */
export default class SlowestFiles {
  onRunComplete(
    _contexts,
    { testResults, numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites },
  ) {
    const slowest = testResults
      .map(({ testFilePath, perfStats: { start, end } }) => ({ path: testFilePath, seconds: (end - start) / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 10);
    if (testResults.length > 10) {
      console.log('\nThe slowest files:');
      for (const { path, seconds } of slowest) {
        console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(process.cwd(), path)}`);
      }
    }
    const reports = process.env.TEST_REPORTS;
    if (reports === undefined) return;
    mkdirSync(reports, { recursive: true });
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    writeFileSync(
      join(reports, `jest-${process.pid}.json`),
      JSON.stringify({ passed: numPassedTests, failed, skipped: numPendingTests }),
    );
  }
}
