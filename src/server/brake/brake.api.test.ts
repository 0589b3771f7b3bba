import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createBrake } from './brake.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY = 24 * 60 * 60;
const rule = { free: 3, memorySeconds: DAY, firstPauseSeconds: 60, longestPauseSeconds: 600 };
const refused = { kind: 'too-many', code: 'acesso.muitas-tentativas' };

describe('the brake at midnight', () => {
  it('adds the attempts of before and after: midnight gives nobody new ones', async () => {
    const brake = createBrake('meia-noite', rule, app.platform);
    app.clock.set('2026-03-12T23:59:00Z');
    await brake.count('maria');
    await brake.count('maria');
    app.clock.set('2026-03-13T00:01:00Z');
    await brake.check('maria');
    await brake.count('maria');
    await expect(brake.check('maria')).rejects.toMatchObject(refused);
  });

  it('keeps a pause that began before it, and forgives both days at once', async () => {
    const brake = createBrake('meia-noite-pausa', rule, app.platform);
    app.clock.set('2026-03-12T23:59:59Z');
    for (let i = 0; i < 3; i++) await brake.count('joao');
    app.clock.set('2026-03-13T00:00:01Z');
    await expect(brake.check('joao')).rejects.toMatchObject(refused);
    await brake.forgive('joao');
    await brake.check('joao');
    await brake.count('joao');
    await brake.check('joao');
  });

  it('does not look back further than its memory reaches', async () => {
    const brake = createBrake(
      'memoria-curta',
      { ...rule, memorySeconds: 900, longestPauseSeconds: 300 },
      app.platform,
    );
    app.clock.set('2026-03-12T23:59:00Z');
    for (let i = 0; i < 3; i++) await brake.count('ana');
    app.clock.set('2026-03-13T00:20:00Z');
    await expect(brake.check('ana')).resolves.toBeUndefined();
  });
});
