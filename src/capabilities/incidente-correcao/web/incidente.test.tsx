import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { confirmar } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import CriarPage from './criar-page.tsx';
import ProrrogarPage from './prorrogar-page.tsx';
import ResponderPage from './responder-page.tsx';
import { pagina, umaDecisao, umaLinha, umIncidente } from './testing-incidente.ts';

const CRIAR = '/manifestacao/incidente-correcao/criar';
const RESPONDER = '/incidente-correcao/responder';
const PRORROGAR = '/manifestacao/incidente-correcao/prorrogar';
const UM = 'GET /incidentes/5';

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('S2-08 without ids one chooses, and is not sent elsewhere', () => {
  it('a decision to be corrected', async () => {
    servir({ 'GET /incidentes/decisoes': pagina(umaDecisao()) });
    abrir(CriarPage, CRIAR, CRIAR);
    const link = await screen.findByRole('link', { name: 'Escolher 23546.000001/2026-11' });
    expect(link.getAttribute('href')).toBe(`${CRIAR}?ids=9`);
  });

  it('an incident to be answered, saying which are the reader’s', async () => {
    servir({
      'GET /incidentes': pagina(
        umaLinha(),
        umaLinha({ idIncidente: 6, numeroProtocolo: '23546.000002/2026-11', atos: [] }),
      ),
    });
    abrir(ResponderPage, RESPONDER, RESPONDER);
    expect(
      (await screen.findByRole('link', { name: 'Abrir 23546.000001/2026-11' })).getAttribute('href'),
    ).toBe(`${RESPONDER}?ids=5`);
    expect(screen.getByText('Você')).toBeDefined();
  });

  it('an incident whose term is extended; with none, it says so', async () => {
    servir({ 'GET /incidentes': pagina() });
    abrir(ProrrogarPage, PRORROGAR, PRORROGAR);
    expect(
      await screen.findByRole('heading', { name: 'Nenhum incidente de correção está aberto' }),
    ).toBeDefined();
  });

  it('is not for profiles that do not act', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.atendente, descPerfil: 'Atendente' } }));
    const chamadas = servir({});
    abrir(CriarPage, CRIAR, CRIAR);
    expect(await screen.findByRole('heading', { name: 'Seu perfil não faz isto' })).toBeDefined();
    expect(chamadas).toEqual([]);
  });
});

describe('opening an incident', () => {
  const VER = 'GET /recursos/9/incidentes';
  const ABRIR = 'POST /recursos/9/incidentes';
  const visto = (changes: object = {}) => ({
    body: {
      decisao: { ...umaDecisao(), texto: 'Entregue as contas do segundo semestre.' },
      podeAbrir: true,
      motivo: null,
      incidentes: [],
      ...changes,
    },
  });
  const open = () => abrir(CriarPage, CRIAR, `${CRIAR}?ids=9`);

  it('shows the decision, asks the reason and the words, and tells the instance', async () => {
    const chamadas = servir({ [VER]: visto(), [ABRIR]: { body: { idIncidente: 5 } } });
    open();
    expect(await screen.findByText('Entregue as contas do segundo semestre.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Omissão/ }));
    await userEvent.type(screen.getByLabelText(/O que precisa ser corrigido/), 'Falta dizer de que ano.');
    await userEvent.click(screen.getByRole('button', { name: 'Criar incidente' }));
    await confirmar('Criar');
    expect(await screen.findByRole('heading', { name: 'Incidente criado' })).toBeDefined();
    expect(chamadas.find(({ key }) => key === ABRIR)?.body).toEqual({
      versao: 3,
      motivo: 'omissao',
      texto: 'Falta dizer de que ano.',
    });
  });

  it('reads the appeal again when it changed, keeps the words, and sends the new version', async () => {
    let vezes = 0;
    const chamadas = servir({
      [VER]: () => visto({ decisao: { ...umaDecisao({ versao: 3 + vezes }), texto: 'Entregue as contas.' } }),
      [ABRIR]: () => {
        vezes += 1;
        return vezes === 1
          ? recusa(409, 'Este recurso mudou desde que você o abriu.', { code: 'recurso.mudou' })
          : { body: { idIncidente: 5 } };
      },
    });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /^Contradição/ }));
    await userEvent.type(screen.getByLabelText(/O que precisa ser corrigido/), 'Uma parte nega a outra.');
    await userEvent.click(screen.getByRole('button', { name: 'Criar incidente' }));
    await confirmar('Criar');
    expect(await screen.findByText('Este recurso mudou desde que você o abriu.')).toBeDefined();
    await vi.waitFor(() => expect(chamadas.filter(({ key }) => key === VER).length).toBeGreaterThan(1));
    await userEvent.click(screen.getByRole('button', { name: 'Criar incidente' }));
    await confirmar('Criar');
    await screen.findByRole('heading', { name: 'Incidente criado' });
    expect(chamadas.findLast(({ key }) => key === ABRIR)?.body).toMatchObject({
      versao: 4,
      texto: 'Uma parte nega a outra.',
    });
  });

  it('says why none can be opened, and shows the one that is', async () => {
    servir({
      [VER]: visto({ podeAbrir: false, motivo: 'Já há um incidente aberto.', incidentes: [umIncidente()] }),
    });
    open();
    expect(await screen.findByText('Já há um incidente aberto.')).toBeDefined();
    expect(screen.getByText('A decisão não diz o ano.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('of another office does not exist', async () => {
    servir({ [VER]: recusa(404, 'Recurso não encontrado.') });
    open();
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta decisão' })).toBeDefined();
  });
});

describe('answering an incident', () => {
  const ENVIAR = 'POST /incidentes/5/responder';
  const open = () => abrir(ResponderPage, RESPONDER, `${RESPONDER}?ids=5`);
  const escrever = async (opcao: RegExp) => {
    await userEvent.click(await screen.findByRole('radio', { name: opcao }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Resposta/ }), 'As contas são de 2025.');
  };

  it('corrects the decision with another date', async () => {
    const chamadas = servir({ [UM]: { body: umIncidente() }, [ENVIAR]: { body: { ok: true } } });
    open();
    await escrever(/^Acolhido(?! em)/);
    await userEvent.type(screen.getByRole('textbox', { name: /Nova data de entrega/ }), '01042126');
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    await confirmar('Responder');
    expect(await screen.findByRole('heading', { name: 'Incidente respondido' })).toBeDefined();
    expect(chamadas.find(({ key }) => key === ENVIAR)?.body).toEqual({
      versao: 3,
      resultado: 'acolhido',
      texto: 'As contas são de 2025.',
      dataEntrega: '2126-04-01',
    });
  });

  it('N10 asks before who appealed reads personal data of others', async () => {
    const chamadas = servir({ [UM]: { body: umIncidente() }, [ENVIAR]: { body: { ok: true } } });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /^Não acolhido/ }));
    await userEvent.click(screen.getByRole('textbox', { name: /^Resposta/ }));
    await userEvent.paste('O servidor atende em (85) 99876-5432.');
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar e tirar' }));
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
  });

  it('asks for no date where nothing is corrected', async () => {
    const chamadas = servir({ [UM]: { body: umIncidente() }, [ENVIAR]: { body: { ok: true } } });
    open();
    await escrever(/^Não acolhido/);
    expect(screen.queryByLabelText(/Nova data de entrega/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    await confirmar('Responder');
    await screen.findByRole('heading', { name: 'Incidente respondido' });
    expect(chamadas.find(({ key }) => key === ENVIAR)?.body).toMatchObject({ dataEntrega: null });
  });

  it('puts the refusal of the date beside its field', async () => {
    const frase = 'Escolha hoje, 12/03/2026, ou um dia depois.';
    servir({
      [UM]: { body: umIncidente() },
      [ENVIAR]: recusa(400, frase, { campos: { dataEntrega: frase } }),
    });
    open();
    await escrever(/^Acolhido em parte/);
    await userEvent.type(screen.getByRole('textbox', { name: /Nova data de entrega/ }), '01012020');
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    await confirmar('Responder');
    expect((await screen.findAllByText(frase)).length).toBeGreaterThan(0);
  });

  it('says who answers, to who does not', async () => {
    servir({ [UM]: { body: umIncidente({ atos: [] }) } });
    open();
    expect(
      await screen.findByText('Quem responde é a autoridade da CGU que decidiu o recurso.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });
});

describe('extending the time to carry it out', () => {
  const ENVIAR = 'POST /incidentes/5/prorrogar';
  const open = () => abrir(ProrrogarPage, PRORROGAR, `${PRORROGAR}?ids=5`);

  it('asks for a day after the old one and for reasons', async () => {
    const chamadas = servir({ [UM]: { body: umIncidente() }, [ENVIAR]: { body: { ok: true } } });
    open();
    expect(await screen.findByText(/^De .*21\/03\/2126 até .*19\/04\/2126/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Nova data de entrega/ }), '10042126');
    await userEvent.type(screen.getByLabelText(/Justificativa/), 'A correção depende do arquivo central.');
    await userEvent.click(screen.getByRole('button', { name: 'Prorrogar' }));
    await confirmar('Prorrogar');
    expect(await screen.findByRole('heading', { name: 'Cumprimento prorrogado' })).toBeDefined();
    expect(chamadas.find(({ key }) => key === ENVIAR)?.body).toEqual({
      versao: 3,
      dataEntrega: '2126-04-10',
      justificativa: 'A correção depende do arquivo central.',
    });
  });

  it.each([
    [
      'once',
      umIncidente({
        atos: ['responder'],
        prorrogacao: {
          em: '2026-03-04T12:00:00Z',
          de: '2026-03-10',
          para: '2026-03-20',
          justificativa: 'Falta o arquivo.',
        },
      }),
      'O prazo desta decisão já foi prorrogado uma vez.',
    ],
    [
      'once for the decision, by whatever incident',
      umIncidente({ atos: ['responder'], dataEntregaOriginal: '2126-03-01' }),
      'O prazo desta decisão já foi prorrogado uma vez.',
    ],
    [
      'while it is open',
      umIncidente({ atos: [], situacao: 'respondido' }),
      'O prazo só é prorrogado enquanto o incidente está aberto.',
    ],
    [
      'by who decided',
      umIncidente({ atos: [] }),
      'Quem prorroga é a autoridade da CGU que decidiu o recurso.',
    ],
    [
      'where a day was set',
      umIncidente({ atos: ['responder'], dataEntrega: null }),
      'A decisão não marcou data de entrega.',
    ],
  ])('is only done %s', async (_, incidente, frase) => {
    servir({ [UM]: { body: incidente } });
    open();
    expect(await screen.findByText(frase)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Prorrogar' })).toBeNull();
  });
});
