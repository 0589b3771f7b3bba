import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { confirmar } from '#shell/atos/testing-ato.tsx';
import { FormaNoPapel } from '#shell/impressao/formas.ts';
import { banco } from '#testing/idb.ts';
import type { PromessaVista } from '../domain/cumprimento.ts';
import { PromessasDoCaso } from './promessas-do-caso.tsx';
import { umaEntregue, umaPromessa } from './testing-promessa.ts';
import '#web/partes-do-produto.ts';

const PROMESSAS = 'GET /manifestacoes/42/promessas';
const onFeito = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  onFeito.mockReset();
});

const open = (
  promessas: readonly PromessaVista[],
  outras: Respostas = {},
  idTipoManifestacao = 8,
  isPessoa = false,
) => {
  const chamadas = servir({ [PROMESSAS]: { body: promessas }, ...outras });
  const caso = { idManifestacao: 42, tipo: { idTipoManifestacao, descTipoManifestacao: '' } };
  abrir(() => <PromessasDoCaso caso={caso} isPessoa={isPessoa} onFeito={onFeito} />, '/x', '/x');
  return chamadas;
};
const painel = async () => within(await screen.findByRole('region', { name: 'O que foi prometido' }));
const corpoDe = (chamadas: ReturnType<typeof open>, key: string) =>
  chamadas.find((chamada) => chamada.key === key)?.body;

describe('LAI art. 7º: the promises on the page of a request', () => {
  it('say what, by when, and the first date beside a new one', async () => {
    open([umaPromessa({ prazo: '2026-03-20', prazoOriginal: '2026-03-11' })]);
    const dentro = await painel();
    expect(dentro.getByRole('heading', { name: 'As contas do segundo semestre.' })).toBeDefined();
    expect(dentro.getByText('A entregar')).toBeDefined();
    expect(dentro.getByText('Faltam 8 dias')).toBeDefined();
    expect(dentro.getByText(/A primeira data era .*11\/03\/2026/)).toBeDefined();
    expect(dentro.queryByRole('button')).toBeNull();
  });

  it('Lei 12.527/2011, art. 16 § 2º: a missed date, once denounced, says since when, who decides and until when', async () => {
    const vencida = { diasRestantes: -3, prazo: '2026-03-09' };
    const denunciada = { ...vencida, decideAte: '2026-03-17', noControleDesde: '2026-03-12T12:00:00Z' };
    open([
      umaPromessa({ ...vencida, idPromessa: 1 }),
      umaPromessa({ ...denunciada, idPromessa: 2 }),
      umaPromessa({ ...denunciada, idPromessa: 3, decisaoAtrasada: true }),
    ]);
    const dentro = await painel();
    const frases = dentro.getAllByText(/devia ter entregado até/).map(({ textContent }) => textContent);
    expect(frases[0]).toContain('Quem pediu pode denunciar o descumprimento.');
    expect(frases[1]).toMatch(
      /denunciou o descumprimento em .*12\/03\/2026\. CGU decide até .*17\/03\/2026\./,
    );
    expect(frases[2]).toMatch(/CGU devia ter decidido até .*17\/03\/2026\./);
    expect(frases.slice(1).join()).not.toContain('pode denunciar');
  });

  it('speak to who asked in their own person', async () => {
    open([umaPromessa({ situacao: 'contestada' }), umaEntregue({ idPromessa: 6 })], {}, 8, true);
    const dentro = await painel();
    expect(dentro.getByText('Você contestou a entrega. CGU decide.')).toBeDefined();
    expect(dentro.getByText(/Confirme, ou conteste até/)).toBeDefined();
    expect(dentro.queryByText(/Quem pediu/)).toBeNull();
  });

  it('are not asked for outside of access to information, and leave no empty section', async () => {
    expect(open([], {}, 2)).toEqual([]);
    open([]);
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('offer to try again when they cannot be read', async () => {
    open([], { [PROMESSAS]: recusa(503, 'Fora do ar.') });
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

it('N14 printed for a process, a delivery names the office and nobody of it', async () => {
  servir({ [PROMESSAS]: { body: [umaEntregue()] } });
  const caso = { idManifestacao: 42, tipo: { idTipoManifestacao: 8, descTipoManifestacao: '' } };
  abrir(
    () => (
      <FormaNoPapel value="processo">
        <PromessasDoCaso caso={caso} isPessoa={false} onFeito={onFeito} />
      </FormaNoPapel>
    ),
    '/x',
    '/x',
  );
  expect((await painel()).getByText(/^Entregue por IFCE, em /)).toBeDefined();
  expect(screen.queryByText(/Geísa/)).toBeNull();
});

describe('LAI art. 11: the office delivers', () => {
  const ENTREGAR = 'POST /promessas/5/entregar';
  const abrirFormulario = async () => {
    await userEvent.click((await painel()).getByRole('button', { name: 'Entregar' }));
  };

  it('with a text, after a last word', async () => {
    const chamadas = open([umaPromessa({ atos: ['entregar'] })], {
      [ENTREGAR]: { body: { contestarAte: '2026-03-23' } },
    });
    await abrirFormulario();
    await userEvent.click(await screen.findByLabelText(/^A informação/));
    await userEvent.paste('As contas somam mil reais.');
    await userEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    await confirmar('Entregar');
    await vi.waitFor(() => expect(onFeito).toHaveBeenCalledWith(expect.stringContaining('23/03/2026')));
    expect(corpoDe(chamadas, ENTREGAR)).toEqual({
      versao: 3,
      texto: 'As contas somam mil reais.',
      anexos: [],
      consulta: null,
    });
  });

  it('or with an appointment, and is told what is missing', async () => {
    const falta = 'Marque a consulta para um dia que ainda não passou.';
    const chamadas = open([umaPromessa({ atos: ['entregar'] })], {
      [ENTREGAR]: recusa(400, falta, { details: { campos: { 'consulta.dia': falta } } }),
    });
    await abrirFormulario();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Marcar dia, hora e local/ }));
    await userEvent.type(screen.getByLabelText(/Hora da consulta/), '14:30');
    await userEvent.type(screen.getByLabelText(/Local da consulta/), 'Sala 12 da reitoria');
    await userEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    await confirmar('Entregar');
    expect((await screen.findAllByText(falta)).length).toBeGreaterThan(0);
    expect(corpoDe(chamadas, ENTREGAR)).toMatchObject({
      texto: null,
      consulta: { hora: '14:30', local: 'Sala 12 da reitoria' },
    });
    expect(onFeito).not.toHaveBeenCalled();
  });

  it.each([
    [/^A informação/, 'O contato do fornecedor é (85) 99876-5432.'],
    [/Local da consulta/, 'Sala 12; chame no (85) 99876-5432.'],
  ])('N10 asks before data of others go out in %s', async (campo, texto) => {
    const chamadas = open([umaPromessa({ atos: ['entregar'] })], {});
    await abrirFormulario();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Marcar dia, hora e local/ }));
    await userEvent.type(screen.getByLabelText(/Hora da consulta/), '14:30');
    await userEvent.type(screen.getByLabelText(/Local da consulta/), 'Sala 12');
    await userEvent.clear(screen.getByLabelText(campo));
    await userEvent.click(screen.getByLabelText(campo));
    await userEvent.paste(texto);
    await userEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    const janela = await screen.findByRole('dialog', { name: 'Enviar com dados de outras pessoas?' });
    expect(within(janela).getByText('(85) 99876-5432')).toBeDefined();
    expect(chamadas.filter(({ key }) => key === ENTREGAR)).toEqual([]);
  });
});

describe('LAI art. 16 § 2º: the person confirms or contests', () => {
  it('confirms, asked once more', async () => {
    const chamadas = open([umaEntregue()], { 'POST /promessas/5/confirmar': { body: { ok: true } } });
    const dentro = await painel();
    expect(dentro.getByText('As contas somam mil reais.')).toBeDefined();
    expect(dentro.getByText(/contesta até .*23\/03\/2026/)).toBeDefined();
    await userEvent.click(dentro.getByRole('button', { name: 'Confirmar que recebi' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await vi.waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(corpoDe(chamadas, 'POST /promessas/5/confirmar')).toEqual({ versao: 3 });
  });

  it('contests with a reason, and hears who decides until when', async () => {
    const chamadas = open([umaEntregue()], {
      'POST /promessas/5/contestar': { body: { quemDecide: 'CGU', prazo: '2026-03-17' } },
    });
    await userEvent.click((await painel()).getByRole('button', { name: 'Contestar a entrega' }));
    await userEvent.type(screen.getByLabelText(/O que falta/), 'Faltam as contas de dezembro.');
    await userEvent.click(screen.getByRole('button', { name: 'Contestar' }));
    await confirmar('Contestar');
    await vi.waitFor(() => expect(onFeito).toHaveBeenCalledWith(expect.stringContaining('17/03/2026')));
    expect(corpoDe(chamadas, 'POST /promessas/5/contestar')).toEqual({
      versao: 3,
      motivo: 'Faltam as contas de dezembro.',
    });
  });
});

describe('LAI art. 41: who supervises', () => {
  it('sets a new date with a reason, within the limit that it is told', async () => {
    const vencida = umaPromessa({ prazo: '2026-03-11', diasRestantes: -1, atos: ['fixarNovaData'] });
    const chamadas = open([vencida], { 'POST /promessas/5/nova-data': { body: { ok: true } } });
    await userEvent.click((await painel()).getByRole('button', { name: 'Marcar nova data' }));
    expect(screen.getByText(/De hoje até .*23\/03\/2026/)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/Motivo/), 'O órgão pediu mais uma semana.');
    await userEvent.click(screen.getByRole('button', { name: 'Marcar nova data' }));
    expect((await screen.findAllByText('Escreva a data como dd/mm/aaaa.')).length).toBeGreaterThan(0);
    expect(corpoDe(chamadas, 'POST /promessas/5/nova-data')).toBeUndefined();
  });
});
