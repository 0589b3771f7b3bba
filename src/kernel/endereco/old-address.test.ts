import { describe, expect, it } from 'vitest';
import { withoutVApp } from './old-address.ts';

describe('S1-01 old addresses', () => {
  it.each([
    ['/v-app', '/'],
    ['/v-app/orgao', '/orgao'],
    ['/CE/V-App/manifestacao/criar', '/CE/manifestacao/criar'],
    ['/v-app/v-app/orgao/', '/orgao/'],
    ['/v-app//outro.example', '/outro.example'],
    ['/v-apps/orgao', null],
    ['/orgao', null],
  ])('%s is %s now', (old, now) => {
    expect(withoutVApp(old)).toBe(now);
  });
});
