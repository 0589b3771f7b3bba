import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as atos from '#server/atos.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import { cicloDeVida } from './lib/ciclo-de-vida.ts';

it('docs/ciclo-de-vida.md says what the acts declare: run `npm run ciclo-de-vida` after changing one', () => {
  expect(readFileSync('docs/ciclo-de-vida.md', 'utf8')).toBe(cicloDeVida());
});

it('every declared act is one line of src/server/atos.ts', async () => {
  const arquivos: string[] = [];
  for await (const arquivo of glob('src/capabilities/*/domain/**/*.ato.ts')) arquivos.push(arquivo);
  expect(arquivos.length).toBeGreaterThan(30);
  expect(Object.keys(atos)).toHaveLength(arquivos.length);
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
