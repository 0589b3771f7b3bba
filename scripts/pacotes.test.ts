import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Pacote {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read<{ packages: Record<string, Pacote> }>('package-lock.json');
const { dependencies, devDependencies, overrides } =
  read<Record<string, Record<string, string>>>('package.json');
const pacotes = Object.entries(packages).filter(([nome]) => nome !== '');

const EXATA = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** May stand together with AGPL-3.0-or-later. */
const PERMITIDAS = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'Python-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
]);
/** Those that name none in their package.json, as read in their LICENSE file. */
const LIDAS: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };
/** Programs for other machines: `complete-lock.mjs` names them where the registry in use has them not, and npm checks them when it installs there. */
const isDeOutraMaquina = ({ optional, os, cpu }: Pacote): boolean =>
  optional === true && (os !== undefined || cpu !== undefined);

/** 'A OR B' needs one of them, 'A AND B' all. */
const isPermitida = (licenca: string): boolean =>
  licenca
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((escolha) => escolha.split(' AND ').every((cada) => PERMITIDAS.has(cada)));

describe('what we consist of (ASVS V15.1.2, V15.2.1)', () => {
  it('is named in exact versions', () => {
    const pedidas = Object.values({ ...dependencies, ...devDependencies, ...overrides });
    const exatas = pedidas.map((versao) => versao.replace(/^npm:.*@/, ''));
    expect(exatas.filter((versao) => !EXATA.test(versao))).toEqual([]);
    expect(pacotes.filter(([, { version }]) => !EXATA.test(version))).toEqual([]);
    expect(pacotes.length).toBeGreaterThan(500);
  });

  it('is proven by a hash when it is installed', () => {
    const semProva = pacotes.filter(([, pacote]) => !/^sha512-/.test(pacote.integrity ?? ''));
    expect(semProva.filter(([, pacote]) => !isDeOutraMaquina(pacote)).map(([nome]) => nome)).toEqual([]);
  });

  it('has a licence that goes with ours', () => {
    const fora = pacotes.filter(([nome, pacote]) => {
      const licenca = pacote.license ?? LIDAS[nome];
      if (licenca === undefined) return !(isDeOutraMaquina(pacote) && pacote.integrity === undefined);
      return !isPermitida(licenca);
    });
    expect(fora.map(([nome, { license }]) => [nome, license])).toEqual([]);
  });

  it.each([
    ['(MIT OR EUPL-1.1+)', true],
    ['MIT AND ISC', true],
    ['MIT AND SSPL-1.0', false],
    ['BUSL-1.1', false],
  ])('reads %s', (licenca, permitida) => {
    expect(isPermitida(licenca)).toBe(permitida);
  });
});
