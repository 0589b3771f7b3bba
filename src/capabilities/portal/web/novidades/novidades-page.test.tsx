import '#web/atos-do-produto.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import NovidadesPage from './novidades-page.tsx';
import SinoDoCidadao from './sino-do-cidadao.tsx';

const LISTA = 'GET /manifestacoes/novidades';
const CONTAGEM = 'GET /manifestacoes/novidades/contagem';
const VISTAS = 'POST /manifestacoes/novidades/vistas';
const umaNovidade = (n: number, isNova = true) => ({
  idManifestacao: n,
  numeroProtocolo: `00106.00000${n}/2026-55`,
  sobre: 'Aposentadoria',
  acao: 'Registro Resposta',
  frase: 'O órgão escreveu uma resposta.',
  ocorridoEm: `2026-03-0${n}T13:00:00Z`,
  isNova,
});
const pagina = (itens: unknown[], proximoCursor: string | null = null) => ({
  body: { itens, proximoCursor, esperando: [] },
});

beforeEach(() => signIn(aCidada()));
afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

it('N5 the page says which are new, and notes that they were seen', async () => {
  const chamadas = servir({
    [LISTA]: pagina([umaNovidade(2), umaNovidade(1, false)]),
    [VISTAS]: { body: { ok: true } },
  });
  abrir(NovidadesPage, '/novidades', '/novidades');
  expect(await screen.findAllByText('O órgão escreveu uma resposta.')).toHaveLength(2);
  expect(screen.getAllByText('Nova')).toHaveLength(1);
  expect(screen.getAllByText('Aposentadoria')).toHaveLength(2);
  await waitFor(() => expect(chamadas.map(({ key }) => key)).toContain(VISTAS));
});

it('N5 without news it says what will come here', async () => {
  servir({ [LISTA]: pagina([]), [VISTAS]: { body: { ok: true } } });
  abrir(NovidadesPage, '/novidades', '/novidades');
  expect(await screen.findByRole('heading', { name: 'Nenhuma novidade' })).toBeDefined();
});

it('N5 what cannot be read says so and is tried again, and nothing counts as seen', async () => {
  const chamadas = servir({ [LISTA]: recusa(500, 'O serviço não respondeu.') });
  abrir(NovidadesPage, '/novidades', '/novidades');
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(chamadas.map(({ key }) => key)).toEqual([LISTA, LISTA]);
});

it.each([
  [0, 'Novidades: nenhuma nova'],
  [1, 'Novidades: 1 nova'],
  [3, 'Novidades: 3 novas'],
])('N5 the bell of a citizen with %i news is called %j', async (novas, nome) => {
  servir({ [CONTAGEM]: { body: { novas } } });
  abrir(SinoDoCidadao, '/principal', '/principal');
  expect((await screen.findByRole('link', { name: nome })).getAttribute('href')).toBe('/novidades');
});
