const summaryLines = /^(Tests:.*|\s*\d+ (passed|failed)\b.*)$/gm;

/** Counts the passed and the failed tests in the summary lines of Jest and Playwright. Flaky tests are in neither count. */
export const countTests = (output: string): { passed: number; failed: number } => {
  const lines = output.match(summaryLines)?.join('\n') ?? '';
  const count = (word: string) =>
    [...lines.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce((sum, match) => sum + Number(match[1]), 0);
  return { passed: count('passed'), failed: count('failed') };
};
