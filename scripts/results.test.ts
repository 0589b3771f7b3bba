import { describe, expect, test } from 'vitest';
import { tallyPlaywright, tallyVitest } from './lib/results.mjs';

const vitestFile = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })),
});

describe('the tally of vitest', () => {
  test('counts what passed and what failed', () => {
    const report = { testResults: [vitestFile('passed', 'passed'), vitestFile('failed')] };
    expect(tallyVitest(report, 1)).toEqual({ passed: 2, failed: 1, notes: ['failed: a failed test'] });
  });

  test.each(['skipped', 'pending', 'todo', 'disabled'])('counts a %s test as failed', (status) => {
    expect(tallyVitest({ testResults: [vitestFile('passed', status)] }, 0)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  test('counts a file that could not be loaded as failed', () => {
    const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [] };
    expect(tallyVitest({ testResults: [vitestFile('passed'), broken] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  test('counts a runner that ends badly after good tests as one failure', () => {
    expect(tallyVitest({ testResults: [vitestFile('passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('counts a run without tests or without a report as one failure', () => {
    expect(tallyVitest({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the tally of Playwright', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status, projectName: 'celular' })),
  });

  test('counts each project of each nested spec', () => {
    const report = {
      suites: [
        { specs: [spec('entra', 'expected', 'expected')], suites: [{ specs: [spec('sai', 'unexpected')] }] },
      ],
    };
    expect(tallyPlaywright(report, 1)).toEqual({
      passed: 2,
      failed: 1,
      notes: ['unexpected: [celular] sai'],
    });
  });

  test.each(['skipped', 'flaky'])('counts a %s test as failed', (status) => {
    expect(tallyPlaywright({ suites: [{ specs: [spec('entra', status)] }] }, 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  test('counts no tests, no report and a crash as failures', () => {
    expect(tallyPlaywright({ suites: [] }, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyPlaywright({ suites: [{ specs: [spec('entra', 'expected')] }] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });
});
