import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, oServidor } from '#capabilities/lista-de-trabalho/web/testing-lista-de-trabalho.tsx';
import { perguntaAoFechar } from '#shell/nao-salvo/testing-nao-salvo.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ConfiguracoesPage from './configuracoes-page.tsx';
import ItensInterfacePage from './itens-interface-page.tsx';
import MeusOrgaosPage from './meus-orgaos-page.tsx';
import PlataformaPage from './plataforma-page.tsx';

const PLATAFORMA = 'GET /app-web/v1/configuracoes/plataforma';
const MUDAR = 'PUT /app-web/v1/configuracoes/plataforma';
const ORGAO = 'GET /app-web/v1/configuracoes/orgao';
const ITENS = 'GET /app-web/v1/itens-interface';
const MUDAR_ITEM = 'PUT /app-web/v1/itens-interface/171';

const admin = aGestor({ perfilAtual: { idPerfil: 1, descPerfil: 'Administrador' } });
const corte = {
  chave: 'prazo.hora-de-corte',
  rotulo: 'Hora de corte',
  explicacao: 'O que é registrado depois desta hora conta como do dia seguinte.',
  tipo: 'hora',
  valor: '18:00',
  padrao: '19:00',
  proprio: '18:00',
  alteradaEm: '2026-03-12T12:00:00.000Z',
  alteradaPor: 'Ana Administradora',
};
const dias = {
  ...corte,
  chave: 'tramitacao.dias',
  rotulo: 'Prazo interno das áreas',
  tipo: 'dias',
  valor: 20,
  padrao: 20,
  proprio: null,
  alteradaEm: null,
  alteradaPor: null,
};
const paginas = (changes: object = {}) => ({
  body: {
    orgao: null,
    podeAlterar: true,
    grupos: [{ grupo: 'prazos', titulo: 'Prazos', resumo: 'Os prazos.', itens: [corte, dias] }],
    ...changes,
  },
});
const Plataforma = () => (
  <Routes>
    <Route path="/configuracoes/plataforma/:grupo" element={<PlataformaPage />} />
  </Routes>
);
const salvar = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

beforeEach(() => signIn(admin));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('the settings of the platform', () => {
  it('are shown with what they do, their default and who changed them', async () => {
    oServidor({ [PLATAFORMA]: () => paginas() });
    abrir(Plataforma, '/configuracoes/plataforma/prazos');
    expect(await screen.findByRole('heading', { name: 'Prazos' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Hora de corte' })).toHaveProperty('value', '18:00');
    expect(screen.getByText(/Padrão: 19:00\. Mudada por Ana Administradora/)).toBeDefined();
    expect(screen.getByText(/Padrão: 20 dias\. Segue o padrão\./)).toBeDefined();
  });

  it('asks before what was typed and not saved goes, and not after it was saved', async () => {
    oServidor({ [PLATAFORMA]: () => paginas(), [MUDAR]: () => ({ body: { ok: true } }) });
    abrir(Plataforma, '/configuracoes/plataforma/prazos');
    const campo = await screen.findByRole('textbox', { name: 'Hora de corte' });
    expect(perguntaAoFechar()).toBe(false);
    await userEvent.clear(campo);
    await userEvent.type(campo, '19:00');
    expect(perguntaAoFechar()).toBe(true);
    await salvar();
    await screen.findByText('Salvo. Já está valendo.');
    expect(perguntaAoFechar()).toBe(false);
  });

  it('offers the colours by name', async () => {
    const cor = {
      ...dias,
      chave: 'instalacao.cor',
      rotulo: 'Cor',
      tipo: 'cor',
      valor: 'azul',
      padrao: 'azul',
    };
    const grupos = [{ grupo: 'identidade', titulo: 'Identidade', resumo: 'A marca.', itens: [cor] }];
    const pedidos = oServidor({
      [PLATAFORMA]: () => paginas({ grupos }),
      [MUDAR]: () => ({ body: { ok: true } }),
    });
    abrir(Plataforma, '/configuracoes/plataforma/identidade');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Cor' }));
    await userEvent.click(screen.getByRole('option', { name: 'Azul-petróleo' }));
    await salvar();
    await screen.findByText('Salvo. Já está valendo.');
    expect(pedidos.de(MUDAR).map(({ body }) => body)).toEqual([
      { mudancas: [{ chave: 'instalacao.cor', valor: 'petroleo', visto: null }] },
    ]);
  });

  it('saves only what was changed, and what is the default again follows it', async () => {
    const pedidos = oServidor({ [PLATAFORMA]: () => paginas(), [MUDAR]: () => ({ body: { ok: true } }) });
    abrir(Plataforma, '/configuracoes/plataforma/prazos');
    await userEvent.click(await screen.findByRole('button', { name: 'Usar o padrão em Hora de corte' }));
    await salvar();
    expect(await screen.findByText('Salvo. Já está valendo.')).toBeDefined();
    expect(pedidos.de(MUDAR).map(({ body }) => body)).toEqual([
      { mudancas: [{ chave: 'prazo.hora-de-corte', valor: null, visto: '18:00' }] },
    ]);
  });

  it('says beside the field what is wrong, and sends nothing', async () => {
    const pedidos = oServidor({ [PLATAFORMA]: () => paginas() });
    abrir(Plataforma, '/configuracoes/plataforma/prazos');
    const campo = await screen.findByRole('textbox', { name: 'Prazo interno das áreas' });
    await userEvent.clear(campo);
    await userEvent.type(campo, '40');
    await salvar();
    expect((await screen.findAllByText('Informe no máximo 20 dias.')).length).toBeGreaterThan(0);
    expect(pedidos.de(MUDAR)).toEqual([]);
  });

  it('tells who came second, and keeps what they typed', async () => {
    oServidor({
      [PLATAFORMA]: () => paginas(),
      [MUDAR]: () => ({
        status: 409,
        body: {
          code: 'configuracao.mudada',
          message: '“Hora de corte” foi mudada por Bia enquanto você editava.',
        },
      }),
    });
    abrir(Plataforma, '/configuracoes/plataforma/prazos');
    const campo = await screen.findByRole('textbox', { name: 'Hora de corte' });
    await userEvent.clear(campo);
    await userEvent.type(campo, '19:30');
    await salvar();
    expect(await screen.findByText(/foi mudada por Bia/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Hora de corte' })).toHaveProperty('value', '19:30');
  });

  it('S6-04 are only read by the other profiles, which are told so', async () => {
    signIn(aGestor());
    oServidor({ [PLATAFORMA]: () => paginas({ podeAlterar: false }) });
    abrir(Plataforma, '/configuracoes/plataforma/prazos');
    expect(
      await screen.findByText('Seu perfil, Gestor, vê estas configurações e não as muda.'),
    ).toBeDefined();
    expect(screen.getByText('18:00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });

  it('of a group that does not exist lead back to the list of groups', async () => {
    oServidor({ [PLATAFORMA]: () => paginas() });
    abrir(Plataforma, '/configuracoes/plataforma/outra-coisa');
    expect(await screen.findByRole('heading', { name: 'Este grupo não existe' })).toBeDefined();
  });
});

describe('the settings of an office', () => {
  const doOrgao = paginas({ orgao: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' } });

  it('are those of the session, and only the administrador chooses another', async () => {
    signIn(aGestor());
    const pedidos = oServidor({ [ORGAO]: () => doOrgao });
    abrir(MeusOrgaosPage, '/configuracoes/meus-orgaos?idOuvidoria=65');
    expect(await screen.findByText('CGU – Controladoria-Geral da União')).toBeDefined();
    expect(pedidos.de(ORGAO).every(({ query }) => !query.has('idOuvidoria'))).toBe(true);
    expect(screen.queryByRole('combobox', { name: /Órgão/ })).toBeNull();
  });
});

describe('the way into the administration', () => {
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it.each([
    [
      1,
      ['/orgao-siorg', '/feriado', '/email', '/configuracoes/itens-interface', '/configuracoes/auditoria'],
      [],
    ],
    [2, ['/usuario/gerenciar', '/configuracoes/auditoria', '/subassuntos'], ['/orgao-siorg', '/feriado']],
    [11, ['/usuario/gerenciar', '/orgao/orgaogerenciarorgaos'], ['/configuracoes/auditoria']],
    [10, ['/configuracoes/meus-orgaos', '/configuracoes/plataforma/prazos'], ['/usuario/gerenciar']],
  ])('of profile %i has what it may open and nothing else', async (idPerfil, ve, naoVe) => {
    signIn(aGestor({ perfilAtual: { idPerfil, descPerfil: 'Perfil' } }));
    oServidor({ [ORGAO]: () => paginas({ orgao: { idOuvidoria: 6, sigla: 'CGU', nome: 'CGU' } }) });
    abrir(ConfiguracoesPage, '/configuracoes');
    await screen.findByRole('region', { name: 'Plataforma' });
    for (const para of ve) expect(links()).toContain(para);
    for (const para of naoVe) expect(links()).not.toContain(para);
  });
});

describe('interface items', () => {
  it('are switched per profile, with what was seen before', async () => {
    const pedidos = oServidor({
      [ITENS]: () => ({
        body: [
          {
            idItemInterface: 171,
            nome: 'Assistente (chat)',
            explicacao: 'O botão do assistente.',
            perfis: [
              { idPerfil: 0, descPerfil: 'Público', ativo: true },
              { idPerfil: 4, descPerfil: 'Cidadão', ativo: true },
            ],
          },
        ],
      }),
      [MUDAR_ITEM]: () => ({ body: { ok: true } }),
    });
    abrir(ItensInterfacePage, '/configuracoes/itens-interface');
    const perfis = await screen.findByRole('group', { name: 'Perfis que veem este item' });
    await userEvent.click(within(perfis).getByRole('checkbox', { name: 'Cidadão' }));
    await salvar();
    expect(await screen.findByText(/^Salvo\./)).toBeDefined();
    expect(pedidos.de(MUDAR_ITEM).map(({ body }) => body)).toEqual([{ perfis: [0], visto: [0, 4] }]);
  });
});
