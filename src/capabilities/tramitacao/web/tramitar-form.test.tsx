import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { A_FAIXA_DO_NOME, aPrevia, NADA_A_COBRIR } from '#capabilities/pseudonimizacao/web/testing-previa.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { abrirAto, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import { prazoDeCostume, primeiroPrazo, ultimoPrazo } from './prazo-do-pedido.ts';
import Tramitar, { type CasoATramitar } from './tramitar-form.tsx';

const PREVIA = 'GET /tratamento/1/pseudonimo';
const UNIDADES = 'GET /unidades';
const TRAMITAR = 'POST /tratamento/tramitar';
const CLAUDIA = { idUsuario: 9, nome: 'Cláudia Neves' };
const opcoes = {
  body: {
    unidades: [
      {
        idUnidade: 1,
        nome: 'Gestão de Pessoas',
        sigla: 'COGEP',
        email: null,
        ativa: true,
        pessoas: [{ idUsuario: 8, nome: 'Bia' }],
      },
      { idUnidade: 2, nome: 'Extinta', sigla: 'VELHA', email: null, ativa: false, pessoas: [] },
      { idUnidade: 3, nome: 'Ninguém lá', sigla: 'VAZIA', email: null, ativa: true, pessoas: [] },
      { idUnidade: 4, nome: 'Logística', sigla: 'COLOG', email: null, ativa: true, pessoas: [CLAUDIA] },
    ],
    colegas: [{ idUsuario: 9, nome: 'Cláudia Neves', perfis: ['Colaborador'] }],
    diasUsuais: 20,
  },
};

const paraQuem = () => screen.findByRole('combobox', { name: 'Para quem' });
const escolher = async (nome: RegExp) => {
  await userEvent.click(await paraQuem());
  await userEvent.click(await screen.findByRole('option', { name: nome }));
};
const perguntar = async () => {
  await userEvent.click(screen.getByLabelText('O que você precisa saber'));
  await userEvent.paste('Houve falta de pessoal?');
};
const tramitar = () => userEvent.click(screen.getByRole('button', { name: 'Tramitar' }));
const abrirTramitar = (
  casos: readonly CasoATramitar[] = [umCasoEscolhido(1)],
  previa: { readonly body: unknown } = NADA_A_COBRIR,
) =>
  abrirAto(Tramitar, casos, {
    [UNIDADES]: opcoes,
    [PREVIA]: previa,
    [TRAMITAR]: feitas(...casos.map((c) => c.idManifestacao)),
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  banco.clear();
});

describe('asking areas to contribute', () => {
  it('goes to several units and people at once, in the usual term when none is said', async () => {
    const { chamadas, feito } = abrirTramitar();
    await escolher(/^COGEP/);
    await escolher(/^Cláudia Neves/);
    await perguntar();
    await tramitar();
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.find(({ key }) => key === TRAMITAR)?.body).toEqual({
      podeDesfazer: true,
      casos: [{ idManifestacao: 1, versao: 10 }],
      unidades: [1],
      pessoas: [9],
      mensagem: 'Houve falta de pessoal?',
    });
    expect(banco.size).toBe(0);
  });

  it('L8 of a protected case takes along what a person finished', async () => {
    const { chamadas, feito } = abrirTramitar([umCasoEscolhido(1, 1)], aPrevia());
    await escolher(/^COGEP/);
    await perguntar();
    await userEvent.click(await screen.findByRole('button', { name: 'Cobrir “única restauradora”' }));
    await tramitar();
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.find(({ key }) => key === TRAMITAR)?.body).toMatchObject({
      coberturas: [{ versao: 'v1', faixas: [A_FAIXA_DO_NOME, expect.anything()] }],
    });
  });

  it('offers no unit that is closed, and takes a choice back', async () => {
    abrirTramitar();
    await escolher(/^COGEP/);
    await userEvent.click(await paraQuem());
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'COLOG – Logística',
      'Cláudia Neves (Colaborador)',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^Remover COGEP/ }));
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  });

  it('offers no unit where nobody works, and says which', async () => {
    abrirTramitar();
    expect(await screen.findByText('Sem ninguém cadastrado, não recebem pedidos: VAZIA.')).toBeDefined();
    await userEvent.click(await paraQuem());
    expect(screen.queryByRole('option', { name: /^VAZIA/ })).toBeNull();
  });

  it('says that who is asked through the unit is not asked twice', async () => {
    abrirTramitar();
    await escolher(/^COLOG/);
    await escolher(/^Cláudia Neves/);
    expect(await screen.findByText('Já recebe pela unidade, com um pedido só: Cláudia Neves.')).toBeDefined();
  });

  it('needs somebody to ask and something to ask', async () => {
    const { chamadas } = abrirTramitar();
    await paraQuem();
    await tramitar();
    expect(
      await screen.findByRole('link', { name: 'Escolha ao menos uma unidade ou pessoa.' }),
    ).toBeDefined();
    expect(screen.getByLabelText('O que você precisa saber').getAttribute('aria-invalid')).toBe('true');
    expect(chamadas.some(({ key }) => key === TRAMITAR)).toBe(false);
  });

  it('refuses a day that is over', async () => {
    abrirTramitar();
    await paraQuem();
    await userEvent.type(screen.getByRole('textbox', { name: /^Prazo para contribuir/ }), '01012020');
    expect(await screen.findByText('O prazo interno não pode ser um dia que já passou.')).toBeDefined();
  });

  it('refuses a day beyond the term and its extension', async () => {
    const { chamadas } = abrirTramitar();
    await paraQuem();
    await userEvent.type(screen.getByRole('textbox', { name: /^Prazo para contribuir/ }), '01012099');
    expect(await screen.findByText(/^O prazo interno vai no máximo até /)).toBeDefined();
    await tramitar();
    expect(chamadas.some(({ key }) => key === TRAMITAR)).toBe(false);
  });

  it('warns when the contribution would come after the answer is due', async () => {
    abrirTramitar([{ ...umCasoEscolhido(1), prazoAtendimento: '2020-01-10' }]);
    expect(await screen.findByText('A contribuição pode chegar tarde.')).toBeDefined();
  });
});

it('Portaria Normativa CGU 116/2024: only a day before the answer is due may be chosen, unless that is today or over', () => {
  const agora = new Date('2026-03-12T12:00:00Z');
  expect(ultimoPrazo(agora)).toBe('2026-04-21');
  expect(ultimoPrazo(agora, '2026-03-20')).toBe('2026-03-19');
  expect(ultimoPrazo(agora, '2026-03-16')).toBe('2026-03-13');
  expect(ultimoPrazo(agora, '2026-03-12')).toBe('2026-03-12');
  expect(ultimoPrazo(agora, '2026-03-11')).toBe('2026-04-21');
});

it('the usual term is twenty days, and of several deadlines the first counts', () => {
  expect(prazoDeCostume(new Date('2026-03-12T12:00:00Z'), 20)).toBe('2026-04-01');
  const caso = (idTipoManifestacao: number, prazoAtendimento: string | null) => ({
    tipo: { idTipoManifestacao },
    prazoAtendimento,
  });
  const { reclamacao, acessoAInformacao } = TipoManifestacao;
  const costume = (...casos: ReturnType<typeof caso>[]) =>
    prazoDeCostume(new Date('2026-03-12T12:00:00Z'), 20, casos);
  expect(costume(caso(reclamacao, '2026-03-20'))).toBe('2026-03-19');
  expect(costume(caso(reclamacao, null))).toBe('2026-04-01');
  expect(costume(caso(reclamacao, '2026-04-20'), caso(acessoAInformacao, '2026-04-01'))).toBe('2026-03-23');
  expect(primeiroPrazo(['2026-04-02', null, '2026-03-30', undefined])).toBe('2026-03-30');
  expect(primeiroPrazo([null])).toBeNull();
});
