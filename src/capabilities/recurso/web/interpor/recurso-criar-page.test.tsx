import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import type { RemedioVisto } from '../../contract.ts';
import { umRemedio, umRemedioFechado } from '../testing-recurso.ts';
import RecursoCriarPage from './recurso-criar-page.tsx';

const ENVIAR = 'POST /recursos';
const FORA_DO_PRAZO = 'O prazo para recorrer terminou em 19/03/2026.';
const TEXTO = 'Faltou a planilha de 2025, que o pedido cita.';

const tipos = [
  { idTipoRecurso: 1, descTipoRecurso: 'Resposta não foi dada no prazo' },
  { idTipoRecurso: 2, descTipoRecurso: 'Informação incompleta' },
  { idTipoRecurso: 9, descTipoRecurso: 'Grau de classificação inexistente' },
  { idTipoRecurso: 13, descTipoRecurso: 'Outros' },
];
const reclamacao = umRemedio({
  remedio: 'reclamar',
  titulo: 'Reclamar da falta de resposta',
  instancia: { id: 4, descricao: 'Reclamação' },
  porSilencio: true,
});
const recebido = {
  idRecurso: 7,
  instancia: 'Primeira Instância',
  quemDecide: 'A chefia acima de quem respondeu, em IFCE',
  prazo: '2026-03-16',
  semDecisao: 'Se não houver decisão, cabe recurso à instância seguinte, de 17/03/2026 a 26/03/2026.',
};

const open = (remedios: readonly RemedioVisto[], outras: Respostas = {}, query = '') => {
  const chamadas = servir({
    'GET /manifestacoes/42': { body: umCaso() },
    'GET /manifestacoes/42/remedios': { body: remedios },
    'GET /api/tipos-recurso': { body: tipos },
    'GET /tipos-recurso': { body: tipos },
    [ENVIAR]: { body: recebido },
    ...outras,
  });
  const path = '/manifestacao/recurso/criar';
  abrir(RecursoCriarPage, `${path}/:idManifestacao`, `${path}/42${query}`);
  return chamadas;
};
const corpo = (chamadas: ReturnType<typeof servir>) => chamadas.find(({ key }) => key === ENVIAR)?.body;
const escrever = async (texto = TEXTO) => {
  await userEvent.click(await screen.findByLabelText('Justificativa'));
  await userEvent.paste(texto);
};
const revisar = () => userEvent.click(screen.getByRole('button', { name: 'Revisar antes de enviar' }));
const preencher = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /Informação incompleta/ }));
  await escrever();
  await revisar();
};

beforeEach(() => signIn(aCidada()));
afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

describe('appealing', () => {
  it('says first to whom it goes, until when one may, and in how long it is decided', async () => {
    open([umRemedio()]);
    expect(await screen.findByRole('heading', { name: 'Recorrer da resposta' })).toBeDefined();
    expect(screen.getByText('A chefia acima de quem respondeu, em IFCE')).toBeDefined();
    expect(screen.getByText('Em até 5 dias depois de receber')).toBeDefined();
    expect(screen.getByText(/^qui\., 19\/03\/2026/)).toBeDefined();
    expect(await screen.findByText('O que costuma ajudar')).toBeDefined();
    expect(screen.getByText('0 de 8000 caracteres')).toBeDefined();
    expect(screen.getByText(/Até 5 arquivos, 10 MB ao todo/)).toBeDefined();
  });

  it('is reviewed before it leaves, and the receipt says instance, authority and date', async () => {
    const chamadas = open([umRemedio()]);
    await preencher();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Revise o seu recurso'));
    expect(screen.getByText('Informação incompleta', { selector: 'dd' })).toBeDefined();
    expect(corpo(chamadas)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar recurso' }));
    expect(await screen.findByRole('heading', { name: 'Recurso enviado' })).toBeDefined();
    expect(screen.getByText(recebido.semDecisao)).toBeDefined();
    expect(corpo(chamadas)).toEqual({
      chaveEnvio: expect.stringMatching(/^[\da-f-]{36}$/),
      idManifestacao: 42,
      remedio: 'recorrer',
      idTipoRecurso: 2,
      texto: TEXTO,
      anexos: [],
    });
    expect(screen.getByText('Primeira Instância')).toBeDefined();
    expect(screen.getByText(/^seg\., 16\/03\/2026/)).toBeDefined();
    expect(screen.getByText('00106.000001/2026-11')).toBeDefined();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir este recibo' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Voltar ao pedido' }).getAttribute('href')).toBe(
      '/manifestacao/detalhar/42',
    );
    expect(banco.size).toBe(0);
  });

  it('goes back from the review to what was written', async () => {
    open([umRemedio()]);
    await preencher();
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar e corrigir' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Justificativa').value).toBe(TEXTO);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Informação incompleta/ }).checked).toBe(true);
  });

  it('refuses to go on without a reason and a text, beside the fields', async () => {
    open([umRemedio()]);
    await screen.findByRole('radio', { name: /Informação incompleta/ });
    await revisar();
    await waitFor(() => expect(screen.getByText('Há 2 campos para corrigir:')).toBeDefined());
    expect(screen.queryByText('Revise o seu recurso')).toBeNull();
  });

  it('keeps text, reason and files of a page that was reloaded', async () => {
    banco.set('42 recorrer.texto', { dono: 'maria.cidada', texto: TEXTO });
    banco.set('42 recurso-escolhas', {
      dono: 'maria.cidada',
      texto: JSON.stringify({
        remedio: 'recorrer',
        idTipoRecurso: '9',
        anexos: [{ idAnexo: 5, segredo: 'x', nome: 'prova.pdf', tamanho: 900 }],
      }),
    });
    const chamadas = open([umRemedio()], {
      'POST /anexos/5/situacao': { body: { situacao: 'pronto', alertas: [], manterMetadados: null } },
    });
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Grau de classificação/ });
    expect(radio.checked).toBe(true);
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Justificativa').value).toBe(TEXTO),
    );
    expect(await screen.findByText('prova.pdf')).toBeDefined();
    await revisar();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar recurso' }));
    await screen.findByRole('heading', { name: 'Recurso enviado' });
    expect(corpo(chamadas)).toMatchObject({ idTipoRecurso: 9, anexos: [{ idAnexo: 5, segredo: 'x' }] });
  });

  it('writes each choice down as it is made, under the name of the person who writes', async () => {
    open([umRemedio()]);
    await userEvent.click(await screen.findByRole('radio', { name: /Informação incompleta/ }));
    await escrever();
    await waitFor(() =>
      expect(banco.get('42 recorrer.texto')).toEqual({ dono: 'maria.cidada', texto: TEXTO }),
    );
    expect(banco.get('42 recurso-escolhas')).toMatchObject({ dono: 'maria.cidada' });
  });

  it('shows nobody what another person left in this browser', async () => {
    banco.set('42 recorrer.texto', { dono: 'joao.cidadao', texto: 'Do João.' });
    open([umRemedio()]);
    const campo = await screen.findByLabelText<HTMLTextAreaElement>('Justificativa');
    await screen.findByRole('radio', { name: /Outros/ });
    expect(campo.value).toBe('');
  });

  it('keeps everything when the server refuses a late appeal, and says the day it ended', async () => {
    open([umRemedio()], { [ENVIAR]: recusa(409, FORA_DO_PRAZO) });
    await preencher();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar recurso' }));
    expect((await screen.findByRole('alert')).textContent).toContain(FORA_DO_PRAZO);
    expect(banco.get('42 recorrer.texto')).toMatchObject({ texto: TEXTO });
  });

  it('sends the same key when it is tried again', async () => {
    let fails = true;
    const chamadas = open([umRemedio()], {
      [ENVIAR]: () => (fails ? recusa(503, 'Ocupado.') : { body: recebido }),
    });
    await preencher();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar recurso' }));
    await screen.findByRole('alert');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Enviar recurso' }));
    await screen.findByRole('heading', { name: 'Recurso enviado' });
    const chaves = chamadas.filter(({ key }) => key === ENVIAR).map(({ body }) => body);
    expect(new Set(chaves.map((body) => (body as { chaveEnvio: string }).chaveEnvio)).size).toBe(1);
    expect(chaves).toHaveLength(2);
  });

  it('takes what is wrong with a field back to it', async () => {
    const campos = { details: { campos: { texto: 'Deve ter no mínimo 10 caracter(es)' } } };
    open([umRemedio()], { [ENVIAR]: recusa(422, 'Confira os campos.', campos) });
    await preencher();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar recurso' }));
    await waitFor(() => expect(screen.queryByText('Revise o seu recurso')).toBeNull());
    expect(screen.getByLabelText('Justificativa').getAttribute('aria-invalid')).toBe('true');
  });

  it('offers the reasons about classified information only when asked, and never that of silence', async () => {
    open([umRemedio()]);
    await screen.findByRole('radio', { name: /Informação incompleta/ });
    expect(screen.queryByRole('radio', { name: /Grau de classificação/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /não foi dada no prazo/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Mostrar mais 1 motivo/ }));
    expect(screen.getByRole('radio', { name: /Grau de classificação/ })).toBeDefined();
  });
});

describe('against silence', () => {
  it('of an instance, the reason is fixed', async () => {
    const chamadas = open([umRemedio({ porSilencio: true, titulo: 'Levar adiante' })]);
    await escrever();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(await screen.findByText(/Resposta não foi dada no prazo/)).toBeDefined();
    await revisar();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar recurso' }));
    await screen.findByRole('heading', { name: 'Recurso enviado' });
    expect(corpo(chamadas)).toMatchObject({ idTipoRecurso: 1 });
  });

  it('of the office, a reclamação says its reason by itself', async () => {
    const chamadas = open([umRemedioFechado('recorrer', 'Recorrer', 'Ainda não respondeu.'), reclamacao]);
    await escrever();
    await revisar();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar reclamação' }));
    expect(await screen.findByRole('heading', { name: 'Reclamação enviada' })).toBeDefined();
    expect(corpo(chamadas)).toMatchObject({ remedio: 'reclamar', idTipoRecurso: null });
  });
});

describe('to the commission', () => {
  it('the receipt says that the meeting will set the date', async () => {
    open([umRemedio({ instancia: { id: 5, descricao: 'CMRI' }, diasParaDecidir: null })], {
      [ENVIAR]: { body: { ...recebido, instancia: 'CMRI', quemDecide: 'CMRI', prazo: null } },
    });
    expect(await screen.findByText('Na reunião que a comissão marcar')).toBeDefined();
    await preencher();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar recurso' }));
    expect(await screen.findByText(/A comissão vai marcar a reunião/)).toBeDefined();
  });
});

describe('which remedy', () => {
  const tarde = umRemedioFechado('recorrer', 'Recorrer da resposta', FORA_DO_PRAZO);

  it('nothing open: each reason, with the day that ended, and the way back', async () => {
    open([tarde, umRemedioFechado('reclamar', 'Reclamar', 'O órgão já respondeu.')]);
    expect(await screen.findByRole('heading', { name: 'Não cabe recurso agora' })).toBeDefined();
    expect(screen.getByText(FORA_DO_PRAZO)).toBeDefined();
    expect(screen.getByText('O órgão já respondeu.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voltar ao pedido' })).toBeDefined();
    expect(screen.queryByLabelText('Justificativa')).toBeNull();
  });

  it('the one the address names, even if closed: why, and what is open instead', async () => {
    open([tarde, reclamacao], {}, '?remedio=recorrer');
    expect(await screen.findByRole('heading', { name: 'Este caminho não está aberto' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'Reclamar da falta de resposta' });
    expect(link.getAttribute('href')).toBe('/manifestacao/recurso/criar/42?remedio=reclamar');
  });

  it('the first open one when the address names none', async () => {
    open([tarde, reclamacao]);
    expect(await screen.findByRole('heading', { name: 'Reclamar da falta de resposta' })).toBeDefined();
  });

  it('a case that is not yours shows nothing', async () => {
    open([], { 'GET /manifestacoes/42': recusa(404, 'Manifestação não encontrada.') });
    expect(await screen.findByRole('heading', { name: 'Não encontramos este pedido' })).toBeDefined();
    expect(within(document.body).queryByText(/00106/)).toBeNull();
  });
});
