import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';

const chromium: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: availableParallelism(),
  // Also within a file, so that no core waits at the end for the longest one.
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/resultado.json' }],
  ],
  use: {
    // Set by the global setup once its server has a port; workers read this file again after that.
    baseURL: process.env.E2E_BASE_URL,
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    // Nothing moves: a click need not wait until it stopped.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'computador',
      // What a citizen does with a case that is filed is tried where it is hardest.
      testIgnore: [/acompanhar/, /anexos/, /rascunho/, /no-celular/],
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'celular',
      // The office works at a desk (there, the citizen's side is a phone all the same), and signing in has one layout.
      testIgnore: [/equipe\//, /administracao\//, /entrar-e-sair/, /teclado/, /arvore/, /preferencias/],
      use: { ...chromium, viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
});
