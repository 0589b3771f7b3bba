import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import { cicloDeVida } from './lib/ciclo-de-vida.ts';

it('docs/ciclo-de-vida.md says what the acts declare: run `npm run ciclo-de-vida` after changing one', () => {
  expect(readFileSync('docs/ciclo-de-vida.md', 'utf8')).toBe(cicloDeVida());
});

it('every declared act is one line of src/server/atos.ts', async () => {
  const declarados: string[] = [];
  for await (const arquivo of glob('src/capabilities/*/domain/**/*.ato.ts')) {
    const modulo: Record<string, AtoDeclarado> = await import(pathToFileURL(arquivo).href);
    for (const { ciclo, nome } of Object.values(modulo)) declarados.push(`${ciclo}: ${nome}`);
  }
  expect(declarados.length).toBeGreaterThan(30);
  const listados = todosOsAtos.map(({ ciclo, nome }) => `${ciclo}: ${nome}`);
  const faltam = declarados.filter((ato) => !listados.includes(ato));
  expect(faltam, "each needs `export { nome } from '…/server/nome.ts'` in src/server/atos.ts").toEqual([]);
  expect(listados).toHaveLength(declarados.length);
});

it('an act of a case takes its annotation from the table, where sentences and webhooks are read', () => {
  const daTabela: readonly unknown[] = Object.values(anotacoes);
  const soltos = todosOsAtos.filter(
    ({ ciclo, historico }) => ciclo === 'manifestacao' && !daTabela.includes(historico),
  );
  expect(
    soltos.map(({ nome }) => nome),
    'each needs its line in manifestacao/domain/historico.ts',
  ).toEqual([]);
});

/** Internal notes, and the list of shortcuts. */
const TECLAS_DA_PAGINA = ['n', '?'];

it('on one side of a case no two acts share a key or a place in the bar', () => {
  const telas = todosOsAtos.flatMap(({ ciclo, nome, tela }) =>
    ciclo === 'manifestacao' && tela ? [{ ato: nome, ...tela }] : [],
  );
  const repetidos = (de: (tela: (typeof telas)[number]) => string | undefined) =>
    telas.flatMap((tela) => {
      const chave = de(tela);
      const outra = telas.find((cada) => cada.ato !== tela.ato && chave !== undefined && de(cada) === chave);
      return outra ? [`${tela.ato} and ${outra.ato}: ${chave}`] : [];
    });
  expect(repetidos(({ lado, tecla }) => tecla && `${lado} key ${tecla}`)).toEqual([]);
  const daPagina = telas.filter(({ tecla }) => tecla !== undefined && TECLAS_DA_PAGINA.includes(tecla));
  expect(daPagina.map(({ ato, tecla }) => `${ato}: key ${tecla} is the page's own`)).toEqual([]);
  expect(repetidos(({ lado, ordem }) => `${lado} place ${ordem}`)).toEqual([]);
});

it('no two acts of a life cycle share a name, nor two acts a route', () => {
  const nomes = todosOsAtos.map(({ ciclo, nome }) => `${ciclo} ${nome}`);
  expect(new Set(nomes).size).toBe(nomes.length);
  const rotas = todosOsAtos.flatMap(({ rota }) => rota?.chave ?? []);
  expect(new Set(rotas).size).toBe(rotas.length);
});

it('an act that a person may do through a route says a body that the tests can send', () => {
  const sem = todosOsAtos.filter(({ ciclo, rota, ensaio }) => ciclo === 'manifestacao' && rota && !ensaio);
  expect(sem.map(({ nome }) => nome)).toEqual([]);
});

it('an act that says in words what becomes of a term says it to the tests too: `ensaio.efeito`', () => {
  const comPedido = todosOsAtos.filter(({ ciclo, rota }) => ciclo === 'manifestacao' && rota);
  expect(comPedido.length).toBeGreaterThan(20);
  const calados = comPedido.filter(({ prazo, ensaio }) => prazo && !ensaio?.efeito);
  expect(calados.map(({ nome }) => nome)).toEqual([]);
});

it('an act offered on the screen of another names one that has a screen', () => {
  const comTela = new Set(todosOsAtos.filter(({ tela }) => tela).map(({ nome }) => nome));
  expect(todosOsAtos.flatMap(({ naTelaDe }) => naTelaDe ?? []).filter((nome) => !comTela.has(nome))).toEqual(
    [],
  );
});
