import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { renderManual } from './manual-pdf.ts';

describe('S2-29 the manual of the tarjamento', () => {
  it('is a tagged PDF in Portuguese made from the text in docs', async () => {
    const pdf = await renderManual(await readFile('docs/manual-tarjamento.md', 'utf8'));
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Lang (pt-BR)');
    expect(text).toContain('/MarkInfo');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  });
});
