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

/**
 * The browser without a screen sometimes stops drawing: the element is there and no frame ever says that it stands still.
 * The call log then ends with this line; of an element that does move it would go on.
 */
const SEM_QUADROS = /waiting for element to be visible, enabled and stable\s*$/;

/** Passed when tried again, and what stopped it before was the browser; anything else that passes at times is broken. */
const parouDeDesenhar = ({ status, results = [] }) => {
  const errors = results
    .filter((result) => result.status !== 'passed')
    .flatMap((result) => result.errors ?? []);
  const logs = errors.map(({ message = '' }) => message).filter((message) => message.includes('Call log'));
  return status === 'flaky' && logs.length > 0 && logs.every((log) => SEM_QUADROS.test(log));
};

/** @type {typeof import('./results.mjs').tallyPlaywright} */
export const tallyPlaywright = (report, exitCode) => {
  const collect = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        status: parouDeDesenhar(test) ? 'expected' : test.status,
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
