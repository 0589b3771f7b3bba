import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const rendered = (html: string) => render(<RichText html={html} />).container.innerHTML;

describe('RichText', () => {
  it('keeps simple markup', () => {
    expect(rendered('Prazo de <strong>30 dias</strong><br><ul><li>um</li></ul>')).toBe(
      'Prazo de <strong>30 dias</strong><br><ul><li>um</li></ul>',
    );
  });

  it('drops scripts with their words, other tags without them, and every attribute', () => {
    expect(
      rendered('<script>alert(1)</script><div onclick="x()">texto <b style="color:red">b</b></div>'),
    ).toBe('texto <b>b</b>');
    expect(rendered('<img src=x onerror=alert(1)>')).toBe('');
  });

  it('keeps links to pages and mail, and unlinks scripts and odd protocols', () => {
    expect(rendered('<a href="/web/sobre">a</a>')).toBe('<a href="/web/sobre">a</a>');
    expect(rendered('<a href="javascript:alert(1)">a</a>')).toBe('a');
    expect(rendered('<a href="//mal.example">a</a>')).toBe('a');
    expect(rendered('<a>a</a>')).toBe('a');
    expect(rendered('<a href="https://www.gov.br">a</a>')).toContain('rel="noopener noreferrer"');
  });

  it('keeps the link to the page itself, which reloads it', () => {
    expect(rendered('<a href="">Recarregue</a>')).toBe('<a href="">Recarregue</a>');
  });
});
