import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Situacao } from '#kernel/situacao.ts';
import { resetShell } from '#shell/layout/testing-layout.tsx';
import { messagesStore } from '#shell/notifications/messages.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { ImpedimentosDoCaso } from '../domain/impedimento.ts';
import { ImpedimentosNoCaso } from './impedimentos-do-caso.tsx';
import { ParaOGestor } from './para-o-gestor.tsx';

const DO_CASO = 'GET /manifestacoes/42/impedimentos';
const pedidoDe = (
  estado: ImpedimentosDoCaso['meusPedidos'][number]['estado'],
): ImpedimentosDoCaso['meusPedidos'][number] => ({
  idPedido: 8,
  nome: 'Gustavo Prado',
  funcao: null,
  estado,
  comOutroNome: 0,
  jaTinhamAberto: null,
});
const VAZIO: ImpedimentosDoCaso = {
  podeDeclarar: false,
  gestor: null,
  meusPedidos: [],
  envolvidosAfastados: false,
  ninguemTrata: false,
};

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('who reports reads that those named do not see it', () => {
  const caso = (...acoes: string[]) => ({
    idManifestacao: 42,
    situacao: { idSituacaoManifestacao: Situacao.cadastrada as number },
    historico: acoes.map((acao) => ({ acao })),
  });
  const arquivada = (...acoes: string[]) => ({
    ...caso(...acoes),
    situacao: { idSituacaoManifestacao: Situacao.arquivada },
  });

  it('with the state of each request, and takes one back', async () => {
    const meusPedidos = [
      {
        idPedido: 7,
        nome: 'Gustavo Prado',
        funcao: 'Gestor',
        estado: 'afastada',
        comOutroNome: 2,
        jaTinhamAberto: 3,
      },
      {
        idPedido: 8,
        nome: 'Zulmira',
        funcao: null,
        estado: 'ninguem-no-orgao',
        comOutroNome: 0,
        jaTinhamAberto: null,
      },
    ] as const;
    const chamadas = servir({
      [DO_CASO]: { body: { ...VAZIO, meusPedidos, envolvidosAfastados: true } },
      'POST /pedidos-de-impedimento/7/retirar': { body: { feito: true } },
    });
    abrir(
      () => <ImpedimentosNoCaso lado="manifestante" caso={caso('Cadastro', 'Impedimento')} />,
      '/c',
      '/c',
    );
    expect(await screen.findByText(/Não vê a sua manifestação/)).toBeDefined();
    expect(screen.getByText(/são 2 pessoas com outro nome/)).toBeDefined();
    expect(screen.getByText(/Antes deste pedido, 3 pessoas já tinham aberto/)).toBeDefined();
    expect(screen.getByText(/Não achamos ninguém do órgão/)).toBeDefined();
    expect(screen.queryByText(/Ninguém do órgão pode ler/)).toBeNull();
    expect(screen.getByText(/As pessoas envolvidas que trabalham no órgão/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Deixar Zulmira ver' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deixar Gustavo Prado ver' }));
    expect(chamadas.some(({ key }) => key.endsWith('/7/retirar'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(chamadas.some(({ key }) => key.endsWith('/7/retirar'))).toBe(true));
  });

  it('that the gestor found nobody, once it was settled', async () => {
    const meusPedidos = [
      {
        idPedido: 8,
        nome: 'Zulmira',
        funcao: null,
        estado: 'conferido-ninguem',
        comOutroNome: 0,
        jaTinhamAberto: null,
      },
    ] as const;
    servir({ [DO_CASO]: { body: { ...VAZIO, meusPedidos } } });
    abrir(() => <ImpedimentosNoCaso lado="manifestante" caso={caso('Impedimento')} />, '/c', '/c');
    expect(await screen.findByText(/Conferido: não é ninguém do órgão/)).toBeDefined();
    expect(screen.queryByText(/confere o seu pedido/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Retirar este pedido' })).toBeDefined();
  });

  it('that nobody of the office can read it, while the request stands', async () => {
    const meusPedidos = [
      {
        idPedido: 8,
        nome: 'o ouvidor',
        funcao: null,
        estado: 'a-conferir',
        comOutroNome: 0,
        jaTinhamAberto: null,
      },
    ] as const;
    servir({ [DO_CASO]: { body: { ...VAZIO, meusPedidos, ninguemTrata: true } } });
    abrir(() => <ImpedimentosNoCaso lado="manifestante" caso={caso('Impedimento')} />, '/c', '/c');
    expect(await screen.findByText(/Ninguém do órgão pode ler/)).toBeDefined();
  });

  it('no heading without anything under it, where somebody only recused themselves and the case has ended', async () => {
    const chamadas = servir({ [DO_CASO]: { body: VAZIO } });
    abrir(() => <ImpedimentosNoCaso lado="manifestante" caso={arquivada('Impedimento')} />, '/c', '/c');
    await waitFor(() => expect(chamadas.some(({ key }) => key === DO_CASO)).toBe(true));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Quem não vê/ })).toBeNull());
  });

  it('asks nothing of the server where the history knows of none', () => {
    const chamadas = servir({});
    abrir(() => <ImpedimentosNoCaso lado="manifestante" caso={caso('Cadastro')} />, '/c', '/c');
    expect(chamadas.filter(({ key }) => key.includes('impedimentos'))).toEqual([]);
  });

  it('asks it after the filing too, while the case is under way, and the focus goes to the heading', async () => {
    const chamadas = servir({
      'POST /manifestacoes/42/pedir-impedimento': { body: { feito: true } },
      [DO_CASO]: { body: { ...VAZIO, meusPedidos: [pedidoDe('afastada')] } },
    });
    abrir(() => <ImpedimentosNoCaso lado="manifestante" caso={caso('Cadastro')} />, '/c', '/c');
    await userEvent.click(screen.getByText('Não quero que alguém veja'));
    await userEvent.click(screen.getByRole('button', { name: 'Esconder desta pessoa' }));
    expect(chamadas).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Nome/), 'Gustavo Prado');
    await userEvent.type(screen.getByLabelText(/Função ou setor/), 'Gestor');
    await userEvent.click(screen.getByRole('button', { name: 'Esconder desta pessoa' }));
    await waitFor(() =>
      expect(chamadas[0]).toEqual({
        key: 'POST /manifestacoes/42/pedir-impedimento',
        body: { naoDevemVer: [{ nome: 'Gustavo Prado', funcao: 'Gestor' }] },
      }),
    );
    await waitFor(() =>
      expect(messagesStore.get().messages[0]?.text).toContain('não acha, não abre e não recebe avisos'),
    );
    expect(document.activeElement?.id).toBe('caso-impedimentos');
  });

  it.each([
    ['nobody has that name', 'ninguem-no-orgao', /^Não achamos ninguém do órgão/],
    ['several may be meant', 'a-conferir', /^O órgão ainda vai conferir quem é/],
    ['that could not be read', null, /^Não foi possível mostrar agora/],
  ] as const)(
    'is told what is true where %s, and not that the person is kept away',
    async (_, estado, frase) => {
      const chamadas = servir({
        'POST /manifestacoes/42/pedir-impedimento': { body: { feito: true } },
        ...(estado && {
          [DO_CASO]: {
            body: { ...VAZIO, meusPedidos: [pedidoDe(estado), { ...pedidoDe('afastada'), idPedido: 7 }] },
          },
        }),
      });
      abrir(() => <ImpedimentosNoCaso lado="manifestante" caso={caso('Cadastro')} />, '/c', '/c');
      await userEvent.click(screen.getByText('Não quero que alguém veja'));
      await userEvent.type(screen.getByLabelText(/^Nome/), 'Gustavo Prado');
      await userEvent.click(screen.getByRole('button', { name: 'Esconder desta pessoa' }));
      await waitFor(() => expect(messagesStore.get().messages[0]?.text).toMatch(frase));
      expect(messagesStore.get().messages[0]?.type).toBe('warning');
      expect(chamadas.at(-1)?.key).toBe(DO_CASO);
    },
  );

  it('offers nothing of it on a case that has ended', () => {
    servir({});
    abrir(() => <ImpedimentosNoCaso lado="manifestante" caso={arquivada('Cadastro')} />, '/c', '/c');
    expect(screen.queryByText('Não quero que alguém veja')).toBeNull();
  });
});

describe('the gestor settles what was asked', () => {
  it('says who is meant, with a reason, and lifts only what the office itself recorded', async () => {
    const chamadas = servir({ 'POST /pedidos-de-impedimento/7/definir': { body: { feito: true } } });
    const feito = vi.fn();
    const impedido = { motivo: null, desde: '2026-03-05T13:00:00Z', aConfirmar: false };
    const visto: NonNullable<ImpedimentosDoCaso['gestor']> = {
      impedidos: [
        {
          ...impedido,
          idImpedimento: 1,
          idUsuario: 3,
          nome: 'Renata Brandão',
          origem: 'pedido-de-quem-relata',
          podeAfastar: false,
          aConfirmar: true,
        },
        {
          ...impedido,
          idImpedimento: 2,
          idUsuario: 4,
          nome: 'Caio Duarte',
          origem: 'declarado',
          podeAfastar: true,
        },
      ],
      pedidos: [
        {
          idPedido: 7,
          nome: 'Renata',
          funcao: 'Balcão',
          resolvido: false,
          candidatos: [{ idUsuario: 3, nome: 'Renata Brandão' }],
        },
      ],
      colegas: [{ idUsuario: 3, nome: 'Renata Brandão' }],
    };
    abrir(() => <ParaOGestor visto={visto} onFeito={feito} />, '/c', '/c');
    expect(await screen.findByText('Quem relata pediu que estas pessoas não vejam')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Deixar Renata Brandão ver' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Deixar Caio Duarte ver' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Deixar Caio Duarte ver' }));
    expect(screen.getByRole('heading', { name: 'Deixar Caio Duarte ver' })).toBe(document.activeElement);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: 'Deixar Caio Duarte ver' })).toBe(document.activeElement);
    await userEvent.click(screen.getByRole('button', { name: 'Dizer quem é “Renata”' }));
    expect(screen.getByText(/Quem registrou lê este texto, com o seu nome/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Motivo'), 'É a única Renata do balcão.');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(feito).toHaveBeenCalled());
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      pessoas: [3],
      motivo: 'É a única Renata do balcão.',
    });
  });
});

describe('the team', () => {
  afterEach(resetShell);
  const caso = {
    idManifestacao: 42,
    situacao: { idSituacaoManifestacao: Situacao.cadastrada },
    historico: [{ acao: 'Cadastro' }],
  };

  it('declares under a heading of its own, and is told that it is done', async () => {
    signIn(aGestor());
    servir({
      [DO_CASO]: {
        body: { ...VAZIO, podeDeclarar: true, gestor: { impedidos: [], pedidos: [], colegas: [] } },
      },
      'POST /manifestacoes/42/declarar-impedimento': { body: { feito: true } },
    });
    abrir(() => <ImpedimentosNoCaso lado="equipe" caso={caso} />, '/c', '/c');
    expect(await screen.findByRole('heading', { name: 'Impedimento' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /Quem não vê/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Declarar impedimento' }));
    expect(screen.getByRole('heading', { name: 'Declarar impedimento' })).toBe(document.activeElement);
    await userEvent.type(screen.getByLabelText('Motivo'), 'Sou irmã de quem é acusado.');
    await userEvent.click(screen.getByRole('button', { name: 'Declarar' }));
    await waitFor(() =>
      expect(messagesStore.get().messages.map(({ text }) => text)).toContainEqual(
        expect.stringContaining('Impedimento declarado'),
      ),
    );
  });

  it('is not offered what the act would refuse: the server says who may declare', async () => {
    signIn(aGestor());
    const chamadas = servir({ [DO_CASO]: { body: VAZIO } });
    abrir(() => <ImpedimentosNoCaso lado="equipe" caso={caso} />, '/c', '/c');
    await waitFor(() => expect(chamadas.some(({ key }) => key === DO_CASO)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Declarar impedimento' })).toBeNull();
  });
});
