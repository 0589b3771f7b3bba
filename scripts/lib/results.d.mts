export interface Tally {
  passed: number;
  failed: number;
  notes: string[];
}

export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; projectName: string }[];
  }[];
}

export function tallyVitest(report: VitestReport | undefined, exitCode: number): Tally;
export function tallyPlaywright(report: PlaywrightSuite | undefined, exitCode: number): Tally;
