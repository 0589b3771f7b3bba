import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { AtendimentoVisto, AtoQueCabe } from '../domain/atendimento.ts';
import { AtendimentosDoCaso } from './atendimentos-do-caso.tsx';
import { PedidoDaPessoa } from './pedido-da-pessoa.tsx';

const ATOS = 'GET /atendimento/42';
const ENVIAR = 'POST /atendimento/42';
const umAto = (changes: Partial<AtoQueCabe> = {}): AtoQueCabe => ({
  ato: 'recorrer',
  nome: 'Entrar com recurso',
  ultimoDia: '2026-03-23',
  pedeTipo: true,
  promessas: [],
  ...changes,
});
const acrescentar = umAto({
  ato: 'acrescentar',
  nome: 'Acrescentar informações',
  ultimoDia: null,
  pedeTipo: false,
});
const registrado: AtendimentoVisto = {
  idAtendimento: 3,
  ato: 'recorrer',
  nome: 'Entrar com recurso',
  comoChegou: 'no balcão',
  recebidaEm: '2026-03-12',
  representante: null,
  responsavel: 'Antônio Carlos Freitas (CGU)',
  registradoEm: '2026-03-12T12:00:00Z',
  recibo: [{ nome: 'Decisão até', valor: '17/03/2026' }],
  carta: [],
};

const comPerfil = (idPerfil: IdPerfil) => aGestor({ perfilAtual: { idPerfil, descPerfil: 'Da equipe' } });
const onFeito = vi.fn();
const onRegistrado = vi.fn();
const Pagina = () => (
  <PedidoDaPessoa
    caso={{
      idManifestacao: 42,
      versao: 5,
      numeroProtocolo: '00106.000001/2026-11',
      tipo: { idTipoManifestacao: 2 },
    }}
    onRegistrado={onRegistrado}
    onFeito={onFeito}
  />
);
const open = async (respostas: Respostas) => {
  const chamadas = servir({
    'GET /api/tipos-recurso': {
      body: [
        { idTipoRecurso: 1, descTipoRecurso: 'Resposta não foi dada no prazo' },
        { idTipoRecurso: 2, descTipoRecurso: 'Informação incompleta' },
      ],
    },
    ...respostas,
  });
  abrir(Pagina, '/caso', '/caso');
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar pedido da pessoa' }));
  return chamadas;
};
const escolher = async (campo: string, opcao: RegExp | string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${campo}`) }));
  await userEvent.click(await screen.findByRole('option', { name: opcao }));
};

beforeEach(() => signIn(comPerfil(Perfil.atendente)));
afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
  onFeito.mockClear();
  onRegistrado.mockClear();
});

describe('Lei 13.460/2017, art. 10: what a person asks for at the desk', () => {
  it('is chosen among the acts open to that person, sent as theirs, and ends with a receipt to print', async () => {
    const chamadas = await open({
      [ATOS]: { body: { motivo: null, atos: [umAto(), acrescentar], representantes: [] } },
      [ENVIAR]: { body: registrado },
    });
    await escolher('O que a pessoa pede', 'Entrar com recurso');
    await escolher('Tipo de recurso', 'Informação incompleta');
    await userEvent.type(screen.getByLabelText('Justificativa'), 'Faltou o ano de 2025.');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    expect(await screen.findByRole('heading', { name: 'Pedido registrado' })).toBeDefined();
    expect(screen.getByText('17/03/2026')).toBeDefined();
    expect(onRegistrado).toHaveBeenCalledOnce();
    expect(onFeito).not.toHaveBeenCalled();
    expect(screen.getByText('Faltou o ano de 2025.')).toBeDefined();
    const imprimir = screen.getByRole('button', { name: 'Imprimir o recibo' });
    expect(imprimir.closest('.ui-so-isto-no-papel')).not.toBeNull();
    expect(chamadas.find(({ key }) => key === ENVIAR)?.body).toMatchObject({
      versao: 5,
      canal: 'balcao',
      recebidaEm: null,
      carta: [],
      pedido: { ato: 'recorrer', entrada: { idTipoRecurso: 2, texto: 'Faltou o ano de 2025.', anexos: [] } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Fechar o recibo' }));
    expect(onFeito).toHaveBeenCalledWith('Registrado em nome da pessoa: entrar com recurso.');
  });

  it('by letter asks for its day and its scan, and shows what was open on that day', async () => {
    const chamadas = await open({
      [ATOS]: { body: { motivo: null, atos: [acrescentar], representantes: [] } },
      [`${ATOS}?recebidaEm=2026-03-10`]: {
        body: { motivo: null, atos: [umAto(), acrescentar], representantes: [] },
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: /Por carta/ }));
    await userEvent.type(screen.getByLabelText('Dia em que a carta chegou'), '10032026');
    await escolher('O que a pessoa pede', 'Acrescentar informações');
    await userEvent.type(screen.getByLabelText('O que a pessoa quer acrescentar'), 'Achei o recibo.');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    // Beside the field, and above the form, where the focus is.
    expect(await screen.findAllByText('Anexe a carta digitalizada.')).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('Anexe a carta digitalizada.');
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
  });

  it('asks what the act itself asks, in its words, before anything is sent', async () => {
    const chamadas = await open({ [ATOS]: { body: { motivo: null, atos: [umAto()], representantes: [] } } });
    await escolher('O que a pessoa pede', 'Entrar com recurso');
    await userEvent.type(screen.getByLabelText('Justificativa'), 'Faltou.');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    expect(await screen.findAllByText('Escolha o tipo de recurso.')).toHaveLength(2);
    expect(screen.getAllByText('Deve ter no mínimo 10 caracter(es)')).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('Há 2 campos para corrigir');
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
  });

  it('says what is missing where nothing was chosen yet', async () => {
    const chamadas = await open({ [ATOS]: { body: { motivo: null, atos: [umAto()], representantes: [] } } });
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    expect((await screen.findAllByText('Escolha o que a pessoa pede.')).length).toBeGreaterThan(0);
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
  });

  it('Lei 9.784/1999, art. 9º: asks who came where somebody acts for the person, and takes no term that is over', async () => {
    const quem = {
      nome: 'Benedita Luz',
      qualidade: 'Procurador(a)',
      validaAte: '2026-12-31',
      vigente: true,
      registradaEm: '2026-01-02',
    };
    const representantes = [
      { ...quem, idRepresentacao: 7 },
      { ...quem, idRepresentacao: 8, nome: 'Caio Lima', validaAte: '2026-01-31', vigente: false },
    ];
    const chamadas = await open({
      [ATOS]: { body: { motivo: null, atos: [acrescentar], representantes } },
      [ENVIAR]: { body: { ...registrado, representante: 'Benedita Luz, procurador(a)' } },
    });
    await escolher('O que a pessoa pede', 'Acrescentar informações');
    await userEvent.type(screen.getByLabelText('O que a pessoa quer acrescentar'), 'Achei o recibo.');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    expect((await screen.findAllByText('Diga quem pediu.')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: /Caio Lima/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    expect((await screen.findAllByText(/A representação venceu/)).length).toBeGreaterThan(0);
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: /Benedita Luz/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    expect(await screen.findByText('Benedita Luz, procurador(a)')).toBeDefined();
    expect(chamadas.find(({ key }) => key === ENVIAR)?.body).toMatchObject({ idRepresentacao: 7 });
  });

  it('shows why the server refused, and keeps what was written', async () => {
    await open({
      [ATOS]: { body: { motivo: null, atos: [acrescentar], representantes: [] } },
      [ENVIAR]: recusa(409, 'A situação atual não permite esta ação.'),
    });
    await escolher('O que a pessoa pede', 'Acrescentar informações');
    await userEvent.type(screen.getByLabelText('O que a pessoa quer acrescentar'), 'Achei o recibo.');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar em nome da pessoa' }));
    expect(await screen.findByText('A situação atual não permite esta ação.')).toBeDefined();
    expect(screen.getByDisplayValue('Achei o recibo.')).toBeDefined();
  });

  it('is not for who asked not to be known, and says what that person can do', async () => {
    await open({
      [ATOS]: { body: { motivo: 'Peça que use o código de acesso.', atos: [], representantes: [] } },
    });
    expect(await screen.findByText('Peça que use o código de acesso.')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is not offered to who only observes', () => {
    signIn(comPerfil(Perfil.observador));
    servir({});
    abrir(Pagina, '/caso', '/caso');
    expect(screen.queryByRole('button', { name: 'Registrar pedido da pessoa' })).toBeNull();
  });
});

it('the person reads what was recorded in their name, with the letter', async () => {
  const historico = [{ responsavel: 'Antônio Carlos Freitas (CGU), em nome de quem registrou' }];
  const carta = [
    { idAnexo: 9, nomeArquivo: 'carta.pdf', tamanho: 10, tipoConteudo: 'application/pdf', href: '/carta' },
  ];
  servir({
    'GET /manifestacoes/42/atendimentos': {
      body: [{ ...registrado, comoChegou: 'por carta recebida em 10/03/2026', carta }],
    },
  });
  abrir(() => <AtendimentosDoCaso caso={{ idManifestacao: 42, historico }} />, '/caso', '/caso');
  const secao = await screen.findByRole('region', { name: 'Pedidos registrados por quem atende' });
  expect(await within(secao).findByText(/por carta recebida em 10\/03\/2026/)).toBeDefined();
  expect(within(secao).getByRole('link', { name: /carta\.pdf/ })).toBeDefined();
});
