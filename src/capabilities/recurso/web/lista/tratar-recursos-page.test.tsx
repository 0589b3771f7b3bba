import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { LinhaDaLista } from '../../contract.ts';
import TratarRecursosPage from './tratar-recursos-page.tsx';

const LISTA = 'GET /recursos';
const INSTANCIAS = 'GET /api/instancias-recurso';

const umaLinha = (changes: Partial<LinhaDaLista> = {}): LinhaDaLista => {
  const { idRecurso = 1 } = changes;
  return {
    idRecurso,
    versao: 4,
    idManifestacao: 40 + idRecurso,
    numeroProtocolo: `23546.00000${idRecurso}/2026-11`,
    orgao: 'IFCE',
    resumo: 'Planilha de diárias',
    instancia: { id: 1, descricao: 'Primeira Instância' },
    tipoRecurso: 'Informação incompleta',
    situacao: { id: 1, descricao: 'Em Tramitação' },
    conhecido: null,
    esclarecimentoAberto: false,
    registradoEm: '2026-03-10T13:00:00Z',
    prazo: '2026-03-16',
    diasRestantes: 4,
    responsavel: null,
    julgo: true,
    ...changes,
  };
};

const contagens = { abertos: 300, meus: 2, esclarecer: 1, vencidos: 7, respondidos: 40, todos: 340 };
const aLista = (itens: readonly LinhaDaLista[], proximoCursor: string | null = null) => ({
  body: { itens, proximoCursor, contagens },
});

const abrirLista = (respostas: Respostas = {}, query = '') => {
  const chamadas = servir({
    [LISTA]: aLista([umaLinha(), umaLinha({ idRecurso: 2 })], 'depois'),
    [INSTANCIAS]: { body: [{ idInstanciaRecurso: 3, descInstanciaRecurso: 'CGU' }] },
    ...respostas,
  });
  abrir(TratarRecursosPage, '/manifestacao/recurso/tratar', `/manifestacao/recurso/tratar${query}`);
  return () => chamadas.filter(({ key }) => key.startsWith(`${LISTA}?`)).map(({ key }) => key.split('?')[1]);
};

const endereco = () => screen.getByLabelText('endereço').textContent;
const linha = (numero: number) => screen.findByRole('link', { name: `23546.00000${numero}/2026-11` });

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('the work list of appeals', () => {
  it('has the queues with how many wait in each', async () => {
    abrirLista();
    await linha(1);
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual([
      'A decidir 300',
      'Meus 2',
      'Esclarecimentos a responder 1',
      'Vencidos 7',
      'Respondidos 40',
      'Todos 340',
    ]);
  });

  it('says of each appeal whose it is, why it was filed, and how many days are left', async () => {
    abrirLista();
    const row = (await linha(1)).closest('tr');
    if (!row) throw new Error('no row');
    const celulas = within(row);
    expect(celulas.getByText('IFCE')).toBeDefined();
    expect(celulas.getByText('Primeira Instância')).toBeDefined();
    expect(celulas.getByText('Informação incompleta')).toBeDefined();
    expect(celulas.getByText('Faltam 4 dias')).toBeDefined();
    expect(celulas.getByText('A analisar')).toBeDefined();
    expect(celulas.getByText('Ninguém')).toBeDefined();
    expect(celulas.getByRole('button', { name: /Copiar protocolo/ })).toBeDefined();
  });

  it('shows what was found fit, what waits for the office, and what the commission has not scheduled', async () => {
    abrirLista({
      [LISTA]: aLista([
        umaLinha({
          conhecido: true,
          esclarecimentoAberto: true,
          prazo: null,
          diasRestantes: null,
          responsavel: 'Sara Superior',
        }),
      ]),
    });
    await linha(1);
    expect(screen.getByText('Conhecido')).toBeDefined();
    expect(screen.getByText('Espera esclarecimento')).toBeDefined();
    expect(screen.getByText('Reunião a marcar')).toBeDefined();
    expect(screen.getByText('Sara Superior')).toBeDefined();
  });

  it('tells the day until which it waits for the office, and not its weekday alone', async () => {
    const emEsclarecimentosAte = '2126-04-09';
    abrirLista({ [LISTA]: aLista([umaLinha({ esclarecimentoAberto: true, emEsclarecimentosAte })]) });
    await linha(1);
    expect(screen.getByText(/^Esclarecer até 09\/04/)).toBeDefined();
  });

  it('keeps queue and filters in the address, and asks the server for them', async () => {
    const pedidas = abrirLista();
    await linha(1);
    await userEvent.click(screen.getByRole('tab', { name: /Vencidos/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Só os que julgo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filtros (1)' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'CGU' }));
    await waitFor(() =>
      expect(endereco()).toBe('/manifestacao/recurso/tratar?fila=vencidos&idInstancia=3&soOsQueJulgo=true'),
    );
    await waitFor(() =>
      expect(pedidas().at(-1)).toBe('fila=vencidos&idInstancia=3&soOsQueJulgo=true&porPagina=20'),
    );
  });

  it('opens as its address says', async () => {
    const pedidas = abrirLista({}, '?fila=meus&busca=di%C3%A1rias');
    await linha(1);
    expect(pedidas()[0]).toBe(`fila=meus&busca=${encodeURIComponent('diárias')}&porPagina=20`);
    expect(screen.getByRole('tab', { name: /Meus/ }).getAttribute('aria-selected')).toBe('true');
  });

  it('goes on page by page from where the server left off', async () => {
    const pedidas = abrirLista();
    await linha(1);
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(pedidas().at(-1)).toContain('cursor=depois'));
    expect(await screen.findByText(/^Página 2: 21–22/)).toBeDefined();
  });

  it('is worked by the keyboard: j, k, Enter to open, g v to the overdue', async () => {
    abrirLista();
    await linha(1);
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(await linha(1));
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(await linha(2));
    await userEvent.keyboard('gv');
    await waitFor(() => expect(endereco()).toContain('fila=vencidos'));
    (await linha(2)).focus();
    await userEvent.keyboard('o');
    await waitFor(() => expect(endereco()).toBe('/recurso/responder/2'));
  });

  it('takes an appeal over from its row, and says why where it cannot', async () => {
    const assumir = vi.fn(() => ({ body: { ok: true } }));
    abrirLista({
      'POST /recursos/1/assumir': assumir,
      'POST /recursos/2/assumir': recusa(403, 'Quem julga este recurso é outra autoridade.'),
    });
    (await linha(1)).focus();
    await userEvent.keyboard('a');
    expect(await screen.findByText('Agora com você: 23546.000001/2026-11.')).toBeDefined();
    (await linha(2)).focus();
    await userEvent.keyboard('a');
    expect(await screen.findByText(/Quem julga este recurso é outra autoridade/)).toBeDefined();
  });

  it('says what an empty queue means, and offers the way out of a filter that finds nothing', async () => {
    abrirLista({ [LISTA]: aLista([]) });
    expect(await screen.findByText('Nada a decidir. Bom trabalho.')).toBeDefined();
    cleanup();
    abrirLista({ [LISTA]: aLista([]) }, '?busca=xyz');
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros', description: '' }));
    await waitFor(() => expect(endereco()).toBe('/manifestacao/recurso/tratar'));
  });

  it('can be asked for again when it fails', async () => {
    let isForaDoAr = true;
    abrirLista({
      [LISTA]: () => (isForaDoAr ? recusa(500, 'Estamos em manutenção.') : aLista([umaLinha()])),
    });
    const deNovo = await screen.findByRole('button', { name: 'Tentar de novo' });
    isForaDoAr = false;
    await userEvent.click(deNovo);
    expect(await linha(1)).toBeDefined();
  });

  it('S6-04 is only looked at by an observador: nothing to take over, nothing to decide', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.observador, descPerfil: 'Observador' } }));
    abrirLista({ [LISTA]: () => aLista([umaLinha()]) });
    expect(await linha(1)).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'Só os que julgo' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Denúncias de descumprimento' })).toBeNull();
  });

  it('S6-04 is not for a profile that sees no case', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.cadastrador, descPerfil: 'Cadastrador' } }));
    const pedidas = abrirLista();
    expect(await screen.findByText('Seu perfil não faz isto')).toBeDefined();
    expect(pedidas()).toEqual([]);
  });
});
