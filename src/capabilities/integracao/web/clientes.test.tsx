import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import CadastrarClientePage from './cadastrar-cliente-page.tsx';
import ClientesPage from './clientes-page.tsx';
import DetalharClientePage from './detalhar-cliente-page.tsx';

const cliente = {
  idCliente: 2001,
  nome: 'Painel do município',
  login: 'integracao.2001',
  orgao: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' },
  perfil: { idPerfil: 9, descricao: 'Web Service Observador' },
  limitePorMinuto: 600,
  criadoEm: '2026-03-01T12:00:00.000Z',
  segredoEm: '2026-03-01T12:00:00.000Z',
  segredoAnteriorAte: null,
  ultimoUsoEm: null,
  isAConfirmar: false,
  desligadoEm: null,
  versao: 3,
};
const LISTA = 'GET /integracao/clientes';
const UM = 'GET /integracao/clientes/2001';
const TROCAR = 'POST /integracao/clientes/2001/trocar-segredo';

afterEach(() => vi.unstubAllGlobals());

it('lists the programs with their last use, and says what to do where there is none', async () => {
  servir({ [LISTA]: { body: { itens: [cliente], proximoCursor: null } } });
  abrir(ClientesPage, '/configuracoes/integracao', '/configuracoes/integracao');
  const linha = await screen.findByRole('row', { name: /Painel do município/ });
  expect(within(linha).getByText('Nunca usado')).toBeDefined();
  expect(within(linha).getByText('Ligado')).toBeDefined();
});

it('offers the first one where the list is empty', async () => {
  servir({ [LISTA]: { body: { itens: [], proximoCursor: null } } });
  abrir(ClientesPage, '/configuracoes/integracao', '/configuracoes/integracao');
  expect(await screen.findByRole('link', { name: 'Cadastrar o primeiro' })).toBeDefined();
});

it('shows a new secret once, after asking, and keeps the old one for a day unless told otherwise', async () => {
  const chamadas = servir({
    [UM]: { body: cliente },
    [TROCAR]: { body: { idCliente: 2001, login: cliente.login, segredo: 'segredo-novo', senha: null } },
  });
  abrir(DetalharClientePage, '/configuracoes/integracao/:idCliente', '/configuracoes/integracao/2001');
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar segredo' }));
  const dialogo = screen.getByRole('dialog', { name: 'Trocar o segredo?' });
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Trocar' }));
  expect(await screen.findByText('segredo-novo')).toBeDefined();
  expect(screen.queryByText('password')).toBeNull();
  expect(chamadas.find(({ key }) => key === TROCAR)?.body).toEqual({
    versao: 3,
    qual: 'segredo',
    manterAnterior: true,
  });
});

it('asks for what is missing before it registers', async () => {
  const chamadas = servir({});
  abrir(CadastrarClientePage, '/configuracoes/integracao/cadastrar', '/configuracoes/integracao/cadastrar');
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));
  expect((await screen.findAllByText(/Nome do sistema/)).length).toBeGreaterThan(1);
  expect(chamadas).toEqual([]);
});
