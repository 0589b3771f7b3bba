import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', 'src/web/**', 'src/capabilities/*/web/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'api',
          include: ['src/**/*.api.test.ts', 'db/**/*.api.test.ts'],
          environment: 'node',
          globalSetup: ['src/testing/test-database-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/**/*.test.tsx', 'src/web/**/*.test.ts', 'src/capabilities/*/web/**/*.test.ts'],
          environment: 'jsdom',
          testTimeout: 20_000,
          setupFiles: ['src/testing/web-setup.ts'],
        },
      },
    ],
  },
});
