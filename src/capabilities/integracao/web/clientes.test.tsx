import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import CadastrarClientePage from './cadastrar-cliente-page.tsx';
import ClientesPage from './clientes-page.tsx';
import DetalharClientePage from './detalhar-cliente-page.tsx';

const ENCERRAR = 'POST /integracao/clientes/2001/encerrar-segredo-anterior';

const cliente = {
  idCliente: 2001,
  nome: 'Painel do município',
  login: 'integracao.2001',
  orgao: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' },
  perfil: { idPerfil: 9, descricao: 'Web Service Observador' },
  limitePorMinuto: 600,
  escopos: ['leitura'],
  criadoEm: '2026-03-01T12:00:00.000Z',
  segredo: { desde: '2026-03-01T12:00:00.000Z', usadoEm: null, semUso: false },
  segredoAnterior: null,
  ultimoUsoEm: null,
  ultimasChamadas: [],
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

it('M9: shows a new secret once, after asking until when the old one is valid, a day unless told otherwise', async () => {
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
    anteriorVale: '24-horas',
  });
});

it('asks for what is missing before it registers', async () => {
  const chamadas = servir({});
  abrir(CadastrarClientePage, '/configuracoes/integracao/cadastrar', '/configuracoes/integracao/cadastrar');
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));
  expect((await screen.findAllByText(/Nome do sistema/)).length).toBeGreaterThan(1);
  expect(chamadas).toEqual([]);
});

const abrirUm = () =>
  abrir(DetalharClientePage, '/configuracoes/integracao/:idCliente', '/configuracoes/integracao/2001');

it('M9: shows both secrets with since, until and last use, marks what nobody uses, and ends the old one early', async () => {
  const chamadas = servir({
    [UM]: {
      body: {
        ...cliente,
        segredoAnterior: {
          desde: '2025-03-01T12:00:00.000Z',
          usadoEm: '2025-04-01T12:00:00.000Z',
          semUso: true,
          ate: '2026-03-08T12:00:00.000Z',
        },
      },
    },
    [ENCERRAR]: { body: { feito: true } },
  });
  abrirUm();
  expect(await screen.findByText('Sem uso há 90 dias')).toBeDefined();
  expect(screen.getByText(/08\/03\/2026, às 09:00$/)).toBeDefined();
  expect(screen.getByText(/01\/04\/2025, às 09h$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar o segredo anterior' }));
  const dialogo = screen.getByRole('dialog', { name: 'Encerrar o segredo anterior?' });
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Encerrar' }));
  expect(chamadas.find(({ key }) => key === ENCERRAR)?.body).toEqual({ versao: 3 });
});

it('M9: offers the scopes of the profile, shows the last use to the hour with what was called, and saves the choice', async () => {
  const MUDAR = 'PUT /integracao/clientes/2001';
  const chamadas = servir({
    [UM]: {
      body: {
        ...cliente,
        ultimoUsoEm: '2026-03-12T13:00:00.000Z',
        ultimasChamadas: [{ metodo: 'GET', rota: '/api/ouvidorias', chamadas: 2 }],
      },
    },
    [MUDAR]: { body: { feito: true } },
  });
  abrirUm();
  expect(await screen.findByText(/12\/03\/2026, às 10h$/)).toBeDefined();
  expect(screen.getByText('GET /api/ouvidorias')).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /^Resposta/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Denúncias/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(chamadas.find(({ key }) => key === MUDAR)?.body).toMatchObject({
    escopos: ['leitura', 'denuncias'],
  });
});

it('M9: a new program starts with reading alone, and keeps no scope that another profile cannot use', async () => {
  servir({});
  abrir(CadastrarClientePage, '/configuracoes/integracao/cadastrar', '/configuracoes/integracao/cadastrar');
  await userEvent.click(screen.getByRole('radio', { name: /^Web Service Respondente/ }));
  const marcados = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ labels }) => labels?.[0]?.textContent?.match(/^(Leitura|Resposta)/)?.[0]);
  expect(marcados()).toEqual(['Leitura']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Resposta/ }));
  expect(marcados()).toEqual(['Leitura', 'Resposta']);
  await userEvent.click(screen.getByRole('radio', { name: /^Web Service Observador/ }));
  expect(marcados()).toEqual(['Leitura']);
});
