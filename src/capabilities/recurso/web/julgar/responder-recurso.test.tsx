import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { confirmar, escolherOpcao } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { dateTextFromIso } from '#shell/ui/campos/date-text.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { useRecurso } from '../recurso-queries.ts';
import { umRecurso, umRecursoDecidido } from '../testing-recurso.ts';
import { hoje } from './responder-queries.ts';
import { ResponderRecurso } from './responder-recurso.tsx';

const LER = 'GET /recursos/7';
const DECIDIR = 'POST /recursos/7/responder';
const ADMITIR = 'POST /recursos/7/admissibilidade';
const TEXTO = 'A planilha existe e será entregue.';

/** As the person who judges finds it, accepted for judgement or not. */
const aJulgar = (changes: Partial<RecursoVisto> = {}): RecursoVisto =>
  umRecurso({
    idInstanciaSeguinte: 2,
    conhecido: true,
    atos: ['assumir', 'responder'],
    ...changes,
  });

const semAdmissibilidade = (): RecursoVisto =>
  aJulgar({
    conhecido: null,
    atos: ['assumir', 'conhecer', 'naoConhecer'],
    atosFechados: [{ ato: 'responder', motivo: 'Antes de decidir, diga se o recurso é conhecido.' }],
  });

const especificacao = (id: number, nome: string, tipos: readonly number[]) => ({
  idEspecificacaoRespostaRecurso: id,
  descEspecificacaoRespostaRecurso: nome,
  idsTipoRespostaRecurso: tipos,
});

const apoio: Respostas = {
  'GET /api/tipos-recurso-respostas': {
    body: [
      { idTipoRespostaRecurso: 1, descTipoRespostaRecurso: 'Deferido' },
      { idTipoRespostaRecurso: 3, descTipoRespostaRecurso: 'Indeferido' },
      { idTipoRespostaRecurso: 4, descTipoRespostaRecurso: 'Não conhecimento' },
      { idTipoRespostaRecurso: 7, descTipoRespostaRecurso: 'Acolhimento' },
    ],
  },
  'GET /api/especificacoes-tipos-respostas-recursos': {
    body: [
      especificacao(1, 'Informação entregue', [1]),
      especificacao(2, 'Informação a entregar no prazo', [1]),
      especificacao(3, 'Decisão mantida', [3]),
    ],
  },
  'GET /api/detalhamentos-especificacoes-respostas-recursos': {
    body: [
      {
        idDetalhamentoEspecificacaoRespostaRecurso: 1,
        descDetalhamentoEspecificacaoRespostaRecurso: 'Integral',
      },
    ],
  },
  'GET /api/justificativas-resposta-recurso-nao-conhecimento': {
    body: [{ idJustificativaNaoConhecimento: 1, descJustificativaNaoConhecimento: 'Fora do prazo' }],
  },
  'GET /api/instancias-recurso': {
    body: [{ idInstanciaRecurso: 2, descInstanciaRecurso: 'Segunda Instância' }],
  },
  'GET /prazos/simular': {
    body: { original: '2026-03-23', vencimento: '2026-03-23', dias: [], depois: null, horaDeCorte: '19:00' },
  },
};

function Pagina() {
  const { data } = useRecurso(7);
  return data ? (
    <ResponderRecurso recurso={data}>
      <p>O pedido e a resposta.</p>
    </ResponderRecurso>
  ) : null;
}

const abrirRecurso = (recurso: RecursoVisto | (() => RecursoVisto), respostas: Respostas = {}, hash = '') => {
  const ler = () => (typeof recurso === 'function' ? recurso() : recurso);
  const chamadas = servir({
    ...apoio,
    [LER]: () => ({ body: ler() }),
    'GET /manifestacoes/42/recursos': () => ({ body: [ler()] }),
    ...respostas,
  });
  abrir(Pagina, '/recurso/responder/:idRecurso', `/recurso/responder/7${hash}`);
  return (chave: string) => chamadas.filter(({ key }) => key === chave).map(({ body }) => body);
};

const botao = (name: string | RegExp) => screen.findByRole('button', { name });
const justificativa = () => screen.findByLabelText<HTMLTextAreaElement>('Justificativa');
const colar = async (campo: HTMLElement, frase: string) => {
  await userEvent.click(campo);
  await userEvent.paste(frase);
};
const indeferir = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Indeferido' }));
  await escolherOpcao('Especificação', 'Decisão mantida');
  await colar(await justificativa(), TEXTO);
};
const decidir = async () => userEvent.click(await botao('Decidir'));

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

describe('the admissibility of an appeal', () => {
  it('comes before the decision, which says so instead of its form', async () => {
    abrirRecurso(semAdmissibilidade());
    expect(await botao('Conhecer do recurso')).toBeDefined();
    expect(screen.queryByLabelText('Justificativa')).toBeNull();
    const decisao = within(screen.getByRole('region', { name: '2. Decisão' }));
    expect(decisao.getByText('Antes de decidir, diga se o recurso é conhecido.')).toBeDefined();
  });

  it('is given with one press and one word, for it cannot be undone', async () => {
    const enviados = abrirRecurso(semAdmissibilidade(), { [ADMITIR]: { body: { ok: true } } });
    await userEvent.click(await botao('Conhecer do recurso'));
    expect(enviados(ADMITIR)).toEqual([]);
    await confirmar('Conhecer');
    expect(await screen.findByText(/Agora ele pode ser decidido/)).toBeDefined();
    expect(enviados(ADMITIR)).toEqual([{ versao: 1, conhecer: true }]);
  });

  it('is refused only with a reason and its explanation', async () => {
    const enviados = abrirRecurso(semAdmissibilidade(), { [ADMITIR]: { body: { ok: true } } });
    await userEvent.click(await botao('Não conhecer…'));
    await userEvent.click(await botao('Não conhecer'));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await escolherOpcao('Motivo', 'Fora do prazo');
    await colar(screen.getByLabelText('Explicação'), 'O recurso veio no décimo primeiro dia.');
    await userEvent.click(await botao('Não conhecer'));
    await confirmar('Não conhecer');
    await waitFor(() =>
      expect(enviados(ADMITIR)).toEqual([
        {
          versao: 1,
          conhecer: false,
          idJustificativa: 1,
          texto: 'O recurso veio no décimo primeiro dia.',
        },
      ]),
    );
  });

  it('has the focus where the address asks for it', async () => {
    abrirRecurso(semAdmissibilidade(), {}, '#admissibilidade');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1. Admissibilidade'));
  });
});

describe('the decision', () => {
  it('offers the outcomes of the instance and, of each, its own specifications', async () => {
    abrirRecurso(aJulgar());
    await screen.findByRole('radio', { name: 'Deferido' });
    expect(screen.queryByRole('radio', { name: 'Não conhecimento' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Acolhimento' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Indeferido' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Especificação' }));
    const opcoes = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(opcoes).toEqual(['Decisão mantida']);
    expect(screen.queryByLabelText('Data da entrega')).toBeNull();
  });

  it('that gives something is sent with the day of its delivery', async () => {
    const enviados = abrirRecurso(aJulgar(), { [DECIDIR]: { body: { idRespostaRecurso: 1 } } });
    await userEvent.click(await screen.findByRole('radio', { name: 'Deferido' }));
    await escolherOpcao('Especificação', 'Informação a entregar no prazo');
    await colar(await justificativa(), TEXTO);
    const dia = hoje();
    await colar(screen.getByLabelText('Data da entrega'), dateTextFromIso(dia));
    await decidir();
    await confirmar('Decidir');
    await waitFor(() =>
      expect(enviados(DECIDIR)).toEqual([
        {
          versao: 1,
          idTipoResposta: 1,
          idEspecificacao: 2,
          idDetalhamento: null,
          texto: TEXTO,
          dataEntrega: dia,
          anexos: [],
        },
      ]),
    );
  });

  it('that goes with the information asks for no day', async () => {
    abrirRecurso(aJulgar());
    await userEvent.click(await screen.findByRole('radio', { name: 'Deferido' }));
    await escolherOpcao('Especificação', 'Informação entregue');
    expect(screen.queryByLabelText('Data da entrega')).toBeNull();
    expect(screen.getByRole('combobox', { name: /^Detalhamento/ })).toBeDefined();
  });

  it('is shown as the citizen will read it, with where to appeal next and until when', async () => {
    abrirRecurso(aJulgar());
    await indeferir();
    await userEvent.click(await botao('Ver como quem recorreu vai ler'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Como quem recorreu vai ler' }));
    expect(dialog.getByRole('heading', { name: 'Decisão: Indeferido' })).toBeDefined();
    expect(dialog.getByText(TEXTO)).toBeDefined();
    expect(await dialog.findByText(/23\/03\/2026/)).toBeDefined();
    expect(dialog.getByText(/próxima instância, Segunda Instância/)).toBeDefined();
  });

  it('at the last instance says that there is no other', async () => {
    abrirRecurso(aJulgar({ idInstanciaSeguinte: null, instancia: { id: 5, descricao: 'CMRI' } }));
    await indeferir();
    await decidir();
    const dialog = within(await screen.findByRole('dialog', { name: 'Dar esta decisão?' }));
    expect(dialog.getByText(/última instância/)).toBeDefined();
  });

  it('that somebody else overtook loses nothing of what was typed, and is given again on what is there now', async () => {
    let versao = 1;
    const enviados = abrirRecurso(() => aJulgar({ versao }), {
      [DECIDIR]: () =>
        versao === 1
          ? recusa(409, 'Este recurso mudou.', { code: 'recurso.mudou', details: { versao: 2 } })
          : { body: { idRespostaRecurso: 1 } },
    });
    await indeferir();
    await decidir();
    await confirmar('Decidir');
    expect(await screen.findByText('Este recurso mudou enquanto você escrevia.')).toBeDefined();
    versao = 2;
    await userEvent.click(await botao('Ver como está agora'));
    expect((await justificativa()).value).toBe(TEXTO);
    await userEvent.click(await botao('Fazer mesmo assim'));
    expect(await screen.findByText(/Recurso decidido/)).toBeDefined();
    expect(enviados(DECIDIR)).toMatchObject([{ versao: 1 }, { versao: 2, texto: TEXTO }]);
  });

  it('that a colleague gave meanwhile leaves the typed text on the screen', async () => {
    let isDecidido = false;
    abrirRecurso(() => (isDecidido ? umRecursoDecidido({ atos: [] }) : aJulgar()), {
      [DECIDIR]: recusa(409, 'Este recurso mudou.', { code: 'recurso.mudou', details: { versao: 2 } }),
    });
    await indeferir();
    await decidir();
    await confirmar('Decidir');
    isDecidido = true;
    await userEvent.click(await botao('Ver como está agora'));
    expect(await screen.findByText('Este recurso não pode mais ser decidido aqui.')).toBeDefined();
    expect((await justificativa()).value).toBe(TEXTO);
  });

  it('once given stands where its form was', async () => {
    let isDecidido = false;
    abrirRecurso(() => (isDecidido ? umRecursoDecidido({ atos: [] }) : aJulgar()), {
      [DECIDIR]: () => {
        isDecidido = true;
        return { body: { idRespostaRecurso: 1 } };
      },
    });
    await indeferir();
    await decidir();
    await confirmar('Decidir');
    expect(await screen.findByRole('heading', { name: 'Decisão: Indeferido' })).toBeDefined();
    expect(screen.queryByLabelText('Justificativa')).toBeNull();
    expect(screen.queryByText('Este recurso não pode mais ser decidido aqui.')).toBeNull();
  });

  it('outlives a killed tab, and is forgotten once given', async () => {
    abrirRecurso(aJulgar());
    await colar(await justificativa(), TEXTO);
    await waitFor(() => expect([...banco.keys()]).toEqual(['42 decidir 7']));
    cleanup();
    abrirRecurso(aJulgar(), { [DECIDIR]: { body: { idRespostaRecurso: 1 } } });
    await waitFor(async () => expect((await justificativa()).value).toBe(TEXTO));
    await userEvent.click(await screen.findByRole('radio', { name: 'Indeferido' }));
    await escolherOpcao('Especificação', 'Decisão mantida');
    await decidir();
    await confirmar('Decidir');
    await screen.findByText(/Recurso decidido/);
    expect(banco.size).toBe(0);
  });
});

describe('before the decision', () => {
  it('CGU asks the office, whose term is then told', async () => {
    const enviados = abrirRecurso(
      aJulgar({
        instancia: { id: 3, descricao: 'CGU' },
        atos: ['assumir', 'pedirEsclarecimento', 'responder'],
      }),
      { 'POST /recursos/7/esclarecimento': { body: { prazo: '2026-03-14' } } },
    );
    await userEvent.click(await botao('Pedir esclarecimento ao órgão'));
    await colar(await screen.findByLabelText('Pergunta a IFCE'), 'A planilha existe em outro formato?');
    await userEvent.click(await botao('Pedir esclarecimento'));
    expect(await screen.findByText(/Pergunta enviada ao órgão \(IFCE\)/)).toBeDefined();
    expect(enviados('POST /recursos/7/esclarecimento')).toEqual([
      { versao: 1, pergunta: 'A planilha existe em outro formato?', dias: 30 },
    ]);
  });

  it('the commission sets the day of its meeting', async () => {
    const enviados = abrirRecurso(
      aJulgar({
        instancia: { id: 5, descricao: 'CMRI' },
        prazo: null,
        prazoOriginal: null,
        diasRestantes: null,
        atos: ['assumir', 'marcarReuniao', 'responder'],
      }),
      { 'POST /recursos/7/reuniao': { body: { ok: true } } },
    );
    expect(await screen.findByText('A reunião da comissão ainda não foi marcada.')).toBeDefined();
    await userEvent.click(await botao('Marcar a reunião'));
    await userEvent.type(await screen.findByLabelText('Data da reunião'), '15042099');
    await userEvent.click(await botao('Marcar a reunião'));
    await waitFor(() =>
      expect(enviados('POST /recursos/7/reuniao')).toEqual([{ versao: 1, data: '2099-04-15' }]),
    );
  });

  it('the appeal is taken over, or passed to somebody who judges there', async () => {
    const enviados = abrirRecurso(aJulgar(), {
      'POST /recursos/7/assumir': { body: { ok: true } },
      'GET /tratamento/opcoes-da-lista': {
        body: {
          tags: [],
          subassuntos: [],
          pessoas: [{ idUsuario: 30, nome: 'Sara Superior', iniciais: 'SS' }],
        },
      },
    });
    await userEvent.click(await botao('Assumir'));
    await waitFor(() => expect(enviados('POST /recursos/7/assumir')).toEqual([{ versao: 1 }]));
    await userEvent.click(await botao('Passar a outra pessoa'));
    await escolherOpcao('Passar a', 'Sara Superior');
    await userEvent.click(await botao('Passar'));
    await waitFor(() =>
      expect(enviados('POST /recursos/7/assumir')).toContainEqual({ versao: 1, idResponsavel: 30 }),
    );
  });
});

describe('who does not judge the appeal', () => {
  it('is told who does, and has nothing to fill in', async () => {
    abrirRecurso(
      umRecurso({
        atosFechados: [{ ato: 'responder', motivo: 'Quem julga este recurso é outra autoridade.' }],
      }),
    );
    expect(await screen.findByText('Quem julga este recurso é outra autoridade.')).toBeDefined();
    expect(screen.queryByRole('region', { name: '2. Decisão' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Assumir' })).toBeNull();
  });

  it('answers what was asked of their office', async () => {
    const enviados = abrirRecurso(
      umRecurso({
        atos: ['esclarecer'],
        esclarecimentos: [
          {
            idEsclarecimento: 1,
            pergunta: 'A planilha existe?',
            solicitante: 'Caio (CGU)',
            pedidoEm: '2026-03-11T13:00:00Z',
            prazo: '2026-03-14',
            resposta: null,
            respondente: null,
            respondidoEm: null,
            encerradoEm: null,
          },
        ],
      }),
      { 'POST /recursos/7/esclarecer': { body: { ok: true } } },
    );
    expect(await screen.findByText('A planilha existe?')).toBeDefined();
    await colar(await screen.findByLabelText('Esclarecimento do órgão'), 'Existe, em papel.');
    await userEvent.click(await botao('Enviar esclarecimento'));
    await waitFor(() =>
      expect(enviados('POST /recursos/7/esclarecer')).toEqual([{ versao: 1, resposta: 'Existe, em papel.' }]),
    );
  });

  it('may ask the instance to correct what it decided', async () => {
    abrirRecurso(umRecursoDecidido({ atos: ['abrirIncidente'] }));
    const link = await screen.findByRole('link', { name: 'Abrir incidente de correção' });
    expect(link.getAttribute('href')).toBe('/manifestacao/incidente-correcao/criar?ids=7');
  });
});

it('the term is explained day by day, counted as the law counts it', async () => {
  abrirRecurso(aJulgar(), {
    'GET /prazos/simular': {
      body: {
        original: '2026-03-16',
        vencimento: '2026-03-16',
        dias: [{ data: '2026-03-11', conta: true, motivo: 'Primeiro dia' }],
        depois: null,
        horaDeCorte: '19:00',
      },
    },
  });
  await userEvent.click(await botao(/^Por que esta data/));
  expect(await screen.findByText('Primeiro dia')).toBeDefined();
  expect(screen.getByText('Faltam 4 dias')).toBeDefined();
});

it('earlier instances are in sight, with their day and outcome', async () => {
  const anterior = umRecursoDecidido({ idRecurso: 6, atos: [] });
  const atual = aJulgar({ instancia: { id: 2, descricao: 'Segunda Instância' } });
  abrirRecurso(atual, { 'GET /manifestacoes/42/recursos': { body: [anterior, atual] } });
  const cadeia = within(await screen.findByRole('navigation', { name: 'Instâncias deste pedido' }));
  expect(cadeia.getByRole('link', { name: 'Primeira Instância' }).getAttribute('href')).toBe(
    '/recurso/responder/6',
  );
  expect(cadeia.getByText('Indeferido')).toBeDefined();
  expect(screen.getByText('A planilha não existe.')).toBeDefined();
});
