import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { purgeGovbr, sanitizeGovbr } from './purge-govbr.ts';

describe('sanitizeGovbr', () => {
  it('leaves nothing that would fetch from another host', () => {
    const css = sanitizeGovbr(
      '@import url("https://fonts.example/x.css");@font-face{font-family:R;src:url(https://x.example/r.woff2)}' +
        ".a{background:url('//cdn.example/i.png');color:red}.b{background:url(local.svg)}",
    );
    expect(css).not.toMatch(/example|@import|@font-face/);
    expect(css).toContain('color:red');
    expect(css).toContain('url(local.svg)');
  });

  it('does so for the design system itself', () => {
    const core = readFileSync(
      join(import.meta.dirname, '../node_modules/@govbr-ds/core/dist/core.css'),
      'utf8',
    );
    expect(sanitizeGovbr(core)).not.toMatch(/url\(\s*['"]?(?:https?:)?\/\/|@import/);
  });
});

describe('purgeGovbr', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.br-button{top:var(--c)}.br-button[primary]{top:1px}' +
    '.br-carousel{top:2px}.row>[class*=col-]{top:3px}table{top:4px}video{top:5px}[data-label=bottom]{top:6px}';
  const source =
    '<table className="br-button row col-md-6" data-label="bottom" style={{ top: "var(--a)" }} />';

  it('keeps the rules whose classes, tags and attributes the sources use, and no others', async () => {
    const purged = await purgeGovbr(css, [source], []);
    for (const kept of ['.br-button{', '.row>[class*=col-]', 'table{', '[data-label=bottom]'])
      expect(purged).toContain(kept);
    for (const gone of ['[primary]', 'br-carousel', 'video']) expect(purged).not.toContain(gone);
  });

  it('keeps variables still used, by what remains, by us, or by another of them', async () => {
    const purged = await purgeGovbr(css, [source], []);
    expect(purged).toContain('--a:var(--b);--b:1px;--c:2px');
    expect(purged).not.toContain('--d');
    expect(await purgeGovbr(css, [source], ['.x{top:var(--d)}'])).toContain('--d:3px');
  });
});
