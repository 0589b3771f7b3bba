import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { contar, FonteDeTeste, umCasoDaEquipe } from '#capabilities/tratamento/web/testing-tratar.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { nadaFicaParaDepois, oQueSaiAoSair } from '#testing/para-depois.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ResponderPage from './responder-page.tsx';

const LISTA = 'GET /tratamento/manifestacoes';
const PRESENCA = 'POST /tratamento/42/presenca';

nadaFicaParaDepois();
afterEach(async () => {
  cleanup();
  await oQueSaiAoSair();
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

const abrirPagina = () => {
  signIn(aGestor());
  vi.stubGlobal('EventSource', FonteDeTeste);
  let versao = 2;
  const chamadas = servir({
    [LISTA]: () => {
      versao += 1;
      return { body: { itens: [umCasoDaEquipe({ versao })], proximoCursor: null } };
    },
    'GET /tratamento/42': { body: umCasoDaEquipe() },
    [PRESENCA]: { body: { pessoas: [{ idUsuario: 7, nome: 'Renata Oliveira' }] } },
    'GET /tratamento/42/rascunho-resposta': { body: { rascunho: null } },
    'PUT /tratamento/42/rascunho-resposta': { body: { atualizadoEm: '2026-03-12T12:00:00Z' } },
    'GET /tratamento/modelos': { body: [] },
  });
  abrir(ResponderPage, '/manifestacao/responder', '/manifestacao/responder?ids=42');
  return chamadas;
};

it('shows who else has the case open, as its own page does', async () => {
  const chamadas = abrirPagina();
  expect(await screen.findByText('Também aqui agora:')).toBeDefined();
  expect(chamadas.find(({ key }) => key === PRESENCA)?.body).toEqual({ saindo: false });
});

it('tells while one writes that somebody acted, and goes on from there with nothing typed lost', async () => {
  const chamadas = abrirPagina();
  const texto = await screen.findByLabelText<HTMLTextAreaElement>('Resposta');
  await userEvent.click(texto);
  await userEvent.paste('O atendimento foi refeito.');
  const antes = chamadas.filter(({ key }) => key.startsWith(LISTA)).length;
  const versao = antes + 3;
  act(() =>
    contar('manifestacao', { idManifestacao: 42, versao, acao: 'Prorrogação', responsavel: 'Renata' }),
  );
  expect(await screen.findByText('Esta manifestação mudou.', undefined, { timeout: 4000 })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() => expect(screen.queryByText('Esta manifestação mudou.')).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Resposta').value).toBe('O atendimento foi refeito.');
});
