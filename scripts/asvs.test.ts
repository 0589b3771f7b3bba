import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const documento = readFileSync('docs/asvs.md', 'utf8');
const ids = readFileSync('scripts/fixtures/asvs-ids.txt', 'utf8').trim().split('\n');

const ESTADOS = ['yes', 'part', 'não', 'n/a'];
const PROVA = /\.(?:test\.tsx?|spec\.ts)$/;
/** A file in backticks, and the titles that follow it. */
const CITADO = /`([\w./-]+\/[\w./-]+\.(?:tsx?|mjs|md|sql))`((?: “[^”]+”(?:; (?=“))?)*)/g;

interface Linha {
  readonly id: string;
  readonly estado: string;
  readonly como: string;
  readonly prova: string;
}

const linhas: readonly Linha[] = documento
  .split('\n')
  .filter((linha) => /^\| V\d/.test(linha))
  .map((linha) => {
    const [, id = '', , estado = '', como = '', prova = ''] = linha.split('|').map((parte) => parte.trim());
    return { id, estado, como, prova };
  });

const achar = (arquivo: string): string | undefined =>
  ['.', 'src', 'src/capabilities']
    .map((inicio) => path.join(inicio, arquivo))
    .find((este) => existsSync(este));

const citados = linhas.flatMap(({ id, como, prova }) =>
  [...`${como} ${prova}`.matchAll(CITADO)].map(([, arquivo = '', titulos = '']) => ({
    id,
    arquivo,
    titulos: [...titulos.matchAll(/“([^”]+)”/g)].map(([, titulo = '']) => titulo),
  })),
);

it('every id of levels 1 and 2 has one line, and no other has', () => {
  expect(ids).toHaveLength(253);
  expect(linhas.map(({ id }) => id)).toEqual(ids);
});

it('every line says whether it holds; a yes names a test, or says that there is none', () => {
  const mudos = linhas.filter(
    ({ estado, prova }) => !ESTADOS.includes(estado) || (estado === 'yes' && !/“|^no test/.test(prova)),
  );
  expect(mudos).toEqual([]);
  const conta = (este: string) => linhas.filter(({ estado }) => estado === este).length;
  expect(documento).toContain(`Now: ${ESTADOS.map((este) => `${conta(este)} ${este}`).join(', ')}.`);
});

it('every file it names is there, and has the titles it quotes', () => {
  expect(citados.length).toBeGreaterThan(200);
  const errados = citados.flatMap(({ id, arquivo, titulos }) => {
    const este = achar(arquivo);
    if (!este) return [`${id}: ${arquivo} is not there`];
    if (PROVA.test(arquivo) && titulos.length === 0) return [`${id}: ${arquivo} without a title`];
    const texto = readFileSync(este, 'utf8').replaceAll("\\'", "'");
    return titulos
      .filter((titulo) => !texto.includes(titulo))
      .map((titulo) => `${id}: ${arquivo} has no ‘${titulo}’`);
  });
  expect(errados).toEqual([]);
  const soltos = linhas.filter(
    ({ id, prova }) =>
      (prova.match(/“/g) ?? []).length !==
      citados.filter((citado) => citado.id === id).flatMap(({ titulos }) => titulos).length,
  );
  expect(soltos, 'titles that follow no file').toEqual([]);
});

it('every purpose a key is derived for is listed', () => {
  const PEDIDO = /(?:keyFor\(\s*['`]|CHAVE_DO_\w+ = '|marcasDe\(\w+, ')([\w./-]+)/g;
  const pedidas = new Set(
    globSync('src/**/*.ts')
      .filter((arquivo) => !/\.test\.ts$|testing/.test(arquivo))
      .flatMap((arquivo) => [...readFileSync(arquivo, 'utf8').matchAll(PEDIDO)].map(([, nome = '']) => nome)),
  );
  const [, chaves = ''] = /^## Keys\n([\s\S]*?)^## /m.exec(documento) ?? [];
  const listadas = [...chaves.matchAll(/^\| (`[^|]+`) *\|/gm)].flatMap(([, nomes = '']) =>
    [...nomes.matchAll(/`([^`]+)`/g)].map(([, nome = '']) => nome),
  );
  expect(listadas.toSorted()).toEqual([...pedidas].toSorted());
});
