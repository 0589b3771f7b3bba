import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nomesDasCores } from '#capabilities/configuracao/domain/cores.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const core = readFileSync(
  join(import.meta.dirname, '../../../node_modules/@govbr-ds/core/dist/core-tokens.css'),
  'utf8',
);

type Tokens = ReadonlyMap<string, string>;

const tokensOf = (css: string): [string, string][] =>
  [...css.matchAll(/(--[a-z0-9-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
const body = (css: string, selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? '';

const comum: Tokens = new Map([...tokensOf(core), ...tokensOf(body(read('tokens.css'), 'html {'))]);
const alto: Tokens = new Map([
  ...comum,
  ...tokensOf(body(read('contraste.css'), 'html[data-contraste="alto"] {')),
]);

function hex(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\((--[a-z0-9-]+)\)$/.exec(value) ?? [];
  if (other) return hex(tokens, other);
  if (!/^#[0-9a-f]{3,6}$/i.test(value)) throw new Error(`${name} is not a colour: '${value}'`);
  return value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value;
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(tokens: Tokens, text: string, ground: string): number {
  const [dark = 0, light = 0] = [hex(tokens, text), hex(tokens, ground)].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const textPairs = [
  ['--color', '--background'],
  ['--color', '--background-alternative'],
  ['--color-dark', '--background-dark'],
  ['--color-dark', '--interactive-light'],
  ['--color-dark', '--active'],
  ['--interactive', '--background'],
  ['--interactive', '--background-alternative'],
  ['--interactive-dark', '--background-dark'],
  ['--text-muted', '--background'],
  ['--text-muted', '--background-alternative'],
  ['--danger-text', '--danger-alternative'],
  ['--success-text', '--success-alternative'],
  ['--warning-text', '--warning-alternative'],
  ['--danger-text', '--background'],
  ['--color', '--danger-alternative'],
  ['--color', '--info-alternative'],
  ['--color', '--neutral-alternative'],
  ['--tooltip-color', '--tooltip-background'],
  ['--avatar-color', '--avatar-background'],
] as const;

/** On these gov.br puts white text; in high contrast it is our inverted black. */
const onStatus = ['--danger', '--success', '--info'] as const;

const partPairs = [
  ['--focus-color-light', '--background'],
  ['--focus-color-light', '--background-alternative'],
  ['--focus-color-dark', '--background-dark'],
  ['--border-color-field', '--background'],
  ['--interactive', '--background'],
] as const;

describe('S2-20 high contrast', () => {
  it.each(textPairs)('%s on %s is at least 7:1', (text, ground) => {
    expect(ratio(alto, text, ground)).toBeGreaterThanOrEqual(7);
  });
  it.each(onStatus)('inverted text on %s is at least 7:1', (ground) => {
    expect(ratio(alto, '--color-dark', ground)).toBeGreaterThanOrEqual(7);
  });
  it.each(partPairs)('%s against %s is at least 3:1', (part, ground) => {
    expect(ratio(alto, part, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the common theme', () => {
  it.each(textPairs)('%s on %s is at least 4.5:1', (text, ground) => {
    expect(ratio(comum, text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(onStatus)('inverted text on %s is at least 4.5:1', (ground) => {
    expect(ratio(comum, '--color-dark', ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(partPairs)('%s against %s is at least 3:1', (part, ground) => {
    expect(ratio(comum, part, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('every colour an installation may choose', () => {
  const marca = read('marca.css');
  const comCor = (cor: string): Tokens =>
    new Map([...comum, ...tokensOf(body(marca, `html[data-cor="${cor}"]`))]);
  const escolhas = nomesDasCores.filter((cor) => cor !== 'azul');

  it('has its tokens, and only these colours do', () => {
    expect([...marca.matchAll(/data-cor="(\w+)"/g)].map(([, cor]) => cor)).toEqual(escolhas);
  });
  it.each(escolhas)('%s: text is at least 4.5:1 on its ground, and parts 3:1', (cor) => {
    for (const [text, ground] of textPairs)
      expect(ratio(comCor(cor), text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const [part, ground] of partPairs)
      expect(ratio(comCor(cor), part, ground), `${part} against ${ground}`).toBeGreaterThanOrEqual(3);
  });
  it.each(escolhas)('%s: the channels of a colour are those of the colour', (cor) => {
    const tokens = comCor(cor);
    for (const nome of ['--interactive-light', '--active', '--on', '--background-dark']) {
      const canais = [1, 3, 5].map((at) => Number.parseInt(hex(tokens, nome).slice(at, at + 2), 16));
      expect(tokens.get(`${nome}-rgb`)).toBe(canais.join(', '));
    }
  });
});
