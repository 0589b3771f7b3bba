import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Of the design system. */
const DO_GOVBR = ['container-lg', 'full', 'crumb', 'home', 'primary'];
/** jsdom draws nothing: the sheet is read as text. */
const css = readFileSync(join(import.meta.dirname, 'shell.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

it('the frame’s sheet names no class of a screen: a screen says by `data-pe-ocupado` that its foot is taken', () => {
  const classes = [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, nome = '']) => nome);
  expect(
    [...new Set(classes)].filter((nome) => !/^(?:sh|ui|br)-/.test(nome) && !DO_GOVBR.includes(nome)),
  ).toEqual([]);
  expect(css).toContain(':has([data-pe-ocupado])');
});

it('a menu or panel that is a sheet at the foot of a phone is described once, in the shell', () => {
  const ler = (arquivo: string) => readFileSync(join(import.meta.dirname, '../..', arquivo), 'utf8');
  expect(ler('shell/styles/superficies.css')).toMatch(/\.ui-folha-no-pe[^{]*\.ui-menus-no-pe \.ui-menu \{/);
  for (const folha of ['shell/lista/trabalho.css', 'capabilities/tratamento/web/caso/tratar.css'])
    expect(ler(folha), folha).not.toMatch(/(?:\.ui-menu|\.trabalho-painel)[^{}]*\{[^}]*inset: auto 0 0/);
});
