import { describe, expect, it } from 'vitest';
import { limparMarcas, marcaSemFim } from './marcacao.ts';
import { htmlDoParagrafo, textoDoParagrafo } from './paragrafo.ts';

describe('the markup of a template', () => {
  it('keeps the short list of tags, without their attributes', () => {
    expect(limparMarcas('Até <b class="x">amanhã</b>, <EM onclick="x()">sem falta</EM>.')).toBe(
      'Até <b>amanhã</b>, <em>sem falta</em>.',
    );
  });

  it.each([
    ['a script', 'antes <script>alert(1)</script>depois', 'antes depois'],
    ['a script that never ends', 'antes <script>alert(1)', 'antes'],
    ['an image that runs', 'a <img src=x onerror="alert(1)"> b', 'a  b'],
    ['a drawing that runs', 'a<svg><script>1</script><b>x</b></svg>b', 'ab'],
    ['a style', '<style>p{}</style>Olá', 'Olá'],
    ['a comment', 'a<!-- <b> -->b', 'ab'],
    ['a tag inside a tag', '<<x>script>alert(1)</script>', '&lt;script>alert(1)'],
    ['a tag whose attribute holds another', '<i title="><script>">x</i>', '<i>x</i>'],
  ])('drops %s', (_nome, escrito, guardado) => {
    expect(limparMarcas(escrito)).toBe(guardado);
  });

  it('keeps links to pages and mailboxes, and unlinks everything else', () => {
    expect(limparMarcas('<a href="https://www.gov.br/x?a=1&b=2" target=_top>gov</a>')).toBe(
      '<a href="https://www.gov.br/x?a=1&amp;b=2">gov</a>',
    );
    expect(limparMarcas("<a href='mailto:a@b.br'>escreva</a>")).toBe('<a href="mailto:a@b.br">escreva</a>');
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '//mal.example', '&#106;avascript:x', 'x'])
      expect(limparMarcas(`<a href="${href}">a</a>`)).toBe('a');
  });

  it('closes what was left open, and only that', () => {
    expect(limparMarcas('<b>um <i>dois</b> três</i>')).toBe('<b>um <i>dois</i></b> três');
    expect(limparMarcas('fim</b>')).toBe('fim');
    expect(limparMarcas('<b>aberto')).toBe('<b>aberto</b>');
    expect(limparMarcas('<li>solto</li>')).toBe('solto');
  });

  it('reads paragraphs and line breaks of HTML as those of a text, and lists as paragraphs', () => {
    expect(limparMarcas('<p>um</p><p>dois<br>três</p>')).toBe('um\n\ndois\ntrês');
    expect(limparMarcas('Leve:<ul> <li>RG</li> <li>CPF</ul>Obrigado.')).toBe(
      'Leve:\n\n<ul>\n<li>RG</li>\n<li>CPF</li>\n</ul>\n\nObrigado.',
    );
  });

  it.each([
    'a < b & c',
    '<p>um</p>',
    'x<ul><li>a<li>b</ul>y',
    '<<x>b>',
    '<a href="https://x.br/?a=1&amp;b=2">z</a>',
  ])('changes nothing of what it has cleaned: %s', (escrito) => {
    expect(limparMarcas(limparMarcas(escrito))).toBe(limparMarcas(escrito));
  });
});

describe('a mark that would eat what follows', () => {
  it.each([
    ['<style>', 'Olá <style>p{} e todo o resto do aviso'],
    ['<svg>', 'Olá <SVG width="1"> e o resto'],
    ['<script>', '<style>a</style>Olá <script> e o resto'],
    ['<!--', 'Olá <!-- e o resto'],
  ])('is told: %s', (marca, corpo) => {
    expect(marcaSemFim(corpo)).toBe(marca);
  });

  it.each([
    '<style>p{}</style>Olá',
    '<!-- nota -->Olá',
    '<b>aberto',
    'a < b',
    '</style>',
    '<style><svg></style>Olá',
  ])('is none in %s', (corpo) => {
    expect(marcaSemFim(corpo)).toBeNull();
  });
});

describe('a paragraph', () => {
  it('escapes its words in HTML and says them plainly in text', () => {
    expect(htmlDoParagrafo('P&D: 1 < 2\n"sim"')).toBe('P&amp;D: 1 &lt; 2<br>&quot;sim&quot;');
    expect(textoDoParagrafo('P&amp;D: 1 &lt; 2')).toBe('P&D: 1 < 2');
  });

  it('draws a list as items, and writes it with dashes', () => {
    const lista = '<ul>\n<li>RG</li>\n<li><b>CPF</b></li>\n</ul>';
    expect(htmlDoParagrafo(lista)).toBe('<ul><li>RG</li><li><b>CPF</b></li></ul>');
    expect(textoDoParagrafo(lista)).toBe('- RG\n- CPF');
  });

  it('writes where a link leads, for who reads only text', () => {
    expect(textoDoParagrafo('Veja <a href="https://x.br/a?b=1&amp;c=2">aqui</a>.')).toBe(
      'Veja aqui (https://x.br/a?b=1&c=2).',
    );
  });
});
