/**
 * A test that did not run proves nothing, so skipped and todo count as failed; so does a file that could not be
 * loaded, a runner that ended badly with no failed test to show for it, and a run without tests.
 * @type {typeof import('./results.mjs').tallyVitest}
 */
export const tallyVitest = (report, exitCode) => {
  const tests = (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.length > 0
      ? file.assertionResults.map(({ status, fullName }) => ({ status, title: fullName }))
      : [{ status: 'nenhum teste', title: file.name }],
  );
  return settle(tests, 'passed', exitCode);
};

/** @type {typeof import('./results.mjs').tallyPlaywright} */
export const tallyPlaywright = (report, exitCode) => {
  const collect = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        status: test.status,
        title: `[${test.projectName}] ${spec.title}`,
      })),
    ),
    ...(suite.suites ?? []).flatMap(collect),
  ];
  return settle(report ? collect(report) : [], 'expected', exitCode);
};

/**
 * @param {readonly { status: string, title: string }[]} tests @param {string} good @param {number} exitCode
 * @returns {import('./results.mjs').Tally}
 */
const settle = (tests, good, exitCode) => {
  const bad = tests.filter(({ status }) => status !== good);
  const notes = bad.map(({ status, title }) => `${status}: ${title}`);
  if (tests.length === 0) notes.push('nenhum teste foi executado');
  else if (exitCode !== 0 && bad.length === 0) notes.push(`o executor terminou com o código ${exitCode}`);
  return { passed: tests.length - bad.length, failed: notes.length, notes };
};
