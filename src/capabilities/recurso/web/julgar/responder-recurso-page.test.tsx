import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { umRecurso } from '../testing-recurso.ts';
import ResponderRecursoPage from './responder-recurso-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

const abrirPagina = (respostas: Respostas, perfil = { idPerfil: 2, descPerfil: 'Gestor' }) => {
  signIn(aGestor({ perfilAtual: perfil }));
  const chamadas = servir(respostas);
  abrir(ResponderRecursoPage, '/recurso/responder/:idRecurso', '/recurso/responder/7');
  return chamadas;
};

it('has the request and its answer beside the appeal against it', async () => {
  const resposta = {
    idResposta: 1,
    idTipoResposta: 3,
    descTipoResposta: 'Resposta Conclusiva',
    texto: 'Segue a planilha de 2024.',
    decisao: 'Acesso Parcialmente Concedido',
    especificacaoDecisao: null,
    responsavel: 'Rui (IFCE)',
    registradaEm: '2026-03-02T13:00:00Z',
    anexos: [],
  };
  abrirPagina({
    'GET /recursos/7': { body: umRecurso() },
    'GET /manifestacoes/42/recursos': { body: [umRecurso()] },
    'GET /manifestacoes/42': { body: umCaso({ respostas: [resposta] }) },
  });
  const dada = within(await screen.findByRole('region', { name: 'A resposta do órgão' }));
  expect(dada.getByText('Segue a planilha de 2024.')).toBeDefined();
  expect(screen.getByRole('region', { name: 'O pedido' })).toBeDefined();
  const recurso = within(screen.getByRole('region', { name: 'O recurso' }));
  expect(recurso.getByText('Faltou a planilha de 2025.')).toBeDefined();
  expect(document.title).toMatch(/^Recurso 23546\.000001\/2026-11/);
});

it('N14 names a complement as what it is for staff: another person’s words', async () => {
  const complementacao = {
    idComplementacao: 3,
    pedido: 'De que ano?',
    novidade: null,
    pedidaEm: '2026-03-01T13:00:00Z',
    ultimoDia: '2026-03-21',
    respondidaEm: '2026-03-02T13:00:00Z',
    texto: 'De 2025.',
    anexos: [],
  };
  abrirPagina({
    'GET /recursos/7': { body: umRecurso() },
    'GET /manifestacoes/42/recursos': { body: [umRecurso()] },
    'GET /manifestacoes/42': { body: umCaso({ complementacoes: [complementacao as never] }) },
  });
  expect(await screen.findByRole('heading', { name: /^Complementação de quem registrou, em/ })).toBeDefined();
  expect(screen.queryByText(/Sua complementação/)).toBeNull();
});

it('says so where the office never answered', async () => {
  abrirPagina({
    'GET /recursos/7': { body: umRecurso({ porSilencio: true }) },
    'GET /manifestacoes/42/recursos': { body: [umRecurso()] },
    'GET /manifestacoes/42': { body: umCaso() },
  });
  expect(await screen.findByText('O órgão não respondeu.')).toBeDefined();
  expect(screen.getByText('Por silêncio')).toBeDefined();
});

it('does not tell of an appeal that is none of the reader’s', async () => {
  abrirPagina({ 'GET /recursos/7': recusa(404, 'Recurso não encontrado.') });
  expect(await screen.findByText('Não encontramos este recurso')).toBeDefined();
});

it('is not for a profile that treats nothing', async () => {
  const chamadas = abrirPagina({}, { idPerfil: 9, descPerfil: 'Observador' });
  expect(await screen.findByText('Seu perfil não faz isto')).toBeDefined();
  expect(chamadas).toEqual([]);
});
