import { expect, it } from 'vitest';
import html from './index.html?raw';

it('lets the phone keyboard shrink the page, so that the button of a form stays above it, and never forbids zoom', () => {
  const viewport = /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1];
  expect(viewport).toContain('interactive-widget=resizes-content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
});
