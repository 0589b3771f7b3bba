/**
 * What the home costs a visitor on a phone: bytes before the load event, requests to other sites, and Lighthouse. It
 * starts the product by itself and prints its figures; nothing here is a timed test.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

const LIMITS = { jsKb: 120, cssKb: 30, performance: 95, accessibility: 100 };
const DEBUG_PORT = 9333;
/** Lighthouse's own figures for a slow 4G connection. */
const MOBILE_NETWORK = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  `--remote-debugging-port=${DEBUG_PORT}`,
];

/**
 * Lighthouse slows the processor down four times to simulate a mid-tier phone, assuming the desktop
 * it was calibrated on. A slower machine is slowed down less, so that the simulated phone is the
 * same; the uncorrected result is printed too.
 */
const LIGHTHOUSE_SLOWDOWN = 4;
const DESKTOP_SPEED = 1500;

const runLighthouse = (origin: string, cpuSlowdownMultiplier: number) =>
  lighthouse(`${origin}/web/`, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
    throttling: { ...MOBILE_NETWORK, cpuSlowdownMultiplier },
  });

const startServer = (dataDir: string) => {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /no ar: (http:\/\/localhost:\d+)\/web\//.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`o servidor terminou com ${code}`)));
  });
  return { server, address };
};

/** Bytes by kind, gzipped, of everything requested before the load event. */
const measureBytes = async (browser: Awaited<ReturnType<typeof chromium.launch>>, origin: string) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  const bytes = { js: 0, css: 0 };
  const outside: string[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(origin)) outside.push(url);
    if (isLoaded) return;
    const kind = url.endsWith('.js') ? 'js' : url.endsWith('.css') ? 'css' : null;
    if (!kind) return;
    const add = (body: Buffer) => {
      bytes[kind] += gzipSync(body, { level: 9 }).length;
    };
    bodies.push(response.body().then(add));
  });
  await page.goto(`${origin}/web/`, { waitUntil: 'load' });
  await Promise.all(bodies);
  await page.waitForLoadState('networkidle');
  await page.close();
  return { jsKb: bytes.js / 1000, cssKb: bytes.css / 1000, outside };
};

const main = async (): Promise<boolean> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
  await chmod(dataDir, 0o755);
  const { server, address } = startServer(dataDir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  });
  try {
    const origin = await address;
    const { jsKb, cssKb, outside } = await measureBytes(browser, origin);
    const asIs = await runLighthouse(origin, LIGHTHOUSE_SLOWDOWN);
    const speed = asIs?.lhr.environment.benchmarkIndex ?? DESKTOP_SPEED;
    const slowdown = Math.max(
      1,
      Math.min(LIGHTHOUSE_SLOWDOWN, (LIGHTHOUSE_SLOWDOWN * speed) / DESKTOP_SPEED),
    );
    const result = await runLighthouse(origin, slowdown);
    const score = (id: string) => Math.round((result?.lhr.categories[id]?.score ?? 0) * 100);
    const figures: readonly (readonly [string, number, boolean, string])[] = [
      ['JavaScript before load (kB gz)', jsKb, jsKb <= LIMITS.jsKb, `≤ ${LIMITS.jsKb}`],
      ['CSS before load (kB gz)', cssKb, cssKb <= LIMITS.cssKb, `≤ ${LIMITS.cssKb}`],
      ['Requests to other sites', outside.length, outside.length === 0, '= 0'],
      [
        'Lighthouse performance (mobile)',
        score('performance'),
        score('performance') >= LIMITS.performance,
        `≥ ${LIMITS.performance}`,
      ],
      [
        'Lighthouse accessibility',
        score('accessibility'),
        score('accessibility') >= LIMITS.accessibility,
        `≥ ${LIMITS.accessibility}`,
      ],
    ];
    for (const [name, value, isMet, limit] of figures) {
      console.log(`${isMet ? '✓' : '✗'} ${name}: ${value.toFixed(1)} (${limit})`);
    }
    for (const id of [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]) {
      console.log(`  ${id}: ${result?.lhr.audits[id]?.displayValue}`);
    }
    return figures.every(([, , isMet]) => isMet);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  }
};

process.exitCode = (await main()) ? 0 : 1;
