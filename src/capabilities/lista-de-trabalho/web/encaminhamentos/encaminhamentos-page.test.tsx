import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { abrir, oServidor } from '../testing-lista-de-trabalho.tsx';
import EncaminhamentosPage from './encaminhamentos-page.tsx';

const LISTA = 'GET /app-web/v1/tratamento/encaminhamentos';
const FILTROS = 'GET /app-web/v1/tratamento/filtros';
const SALVAR = 'POST /app-web/v1/tratamento/filtros';
const ASSUMIR = 'POST /app-web/v1/tratamento/assumir';
const ONDE = '/manifestacao/consultarencaminhamento';

const encaminhada = (idEncaminhamento: number, changes: object = {}) => ({
  idEncaminhamento,
  idManifestacao: idEncaminhamento,
  protocolo: `0010600000${idEncaminhamento}202611`,
  numeroProtocolo: `00106.00000${idEncaminhamento}/2026-11`,
  tipo: { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação' },
  situacao: { idSituacaoManifestacao: 4, descSituacaoManifestacao: 'Concluída' },
  origem: 'CGU',
  destino: 'IFCE',
  paraFora: false,
  responsavel: 'Gil Gestor',
  encaminhadaEm: '2026-03-02T13:00:00Z',
  assunto: 'Ensino superior',
  prazoAtendimento: '2026-04-01',
  diasRestantes: 20,
  aoAlcance: null,
  ...changes,
});
/** Forwarded, and back with the office that forwarded it. */
const voltou = (idEncaminhamento: number, idManifestacao = idEncaminhamento) =>
  encaminhada(idEncaminhamento, {
    idManifestacao,
    aoAlcance: { versao: 8, ouvidoria: { idOuvidoria: 6, sigla: 'CGU' } },
  });
/** Ended here when it was forwarded outside the platform. */
const terminou = (idEncaminhamento: number) => ({
  ...voltou(idEncaminhamento),
  paraFora: true,
  situacao: { idSituacaoManifestacao: 7, descSituacaoManifestacao: 'Encaminhada para Órgão Externo' },
});
const pagina = (...itens: readonly object[]) => ({ body: { itens, proximoCursor: null } });
const escolher = (id: number) =>
  userEvent.click(screen.getByRole('checkbox', { name: `Selecionar 00106.00000${id}/2026-11` }));
const lote = () => screen.getByRole('region', { name: 'Ações em lote' });
const linksDoLote = () =>
  within(lote())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  banco.clear();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('what the office forwarded', () => {
  it('is shown with where it is and how it stands now, and not opened while another office has it', async () => {
    oServidor({ [LISTA]: () => ({ body: { itens: [encaminhada(1)], proximoCursor: null } }) });
    abrir(EncaminhamentosPage, ONDE);
    const row = await screen.findByRole('row', { name: /00106\.000001/ });
    for (const texto of ['IFCE', 'Concluída', 'Gil Gestor', 'Em outro órgão', 'qua., 01/04/2026'])
      expect(within(row).getByText(texto)).toBeDefined();
    expect(within(row).queryByRole('link')).toBeNull();
    expect(within(row).getByRole('button', { name: 'Copiar protocolo 00106.000001/2026-11' })).toBeDefined();
  });

  it('is searched, narrowed and sorted by the server, and downloaded as it stands', async () => {
    const pedidos = oServidor({
      [LISTA]: ({ query }) => ({
        body: { itens: query.get('busca') === 'nada' ? [] : [encaminhada(1)], proximoCursor: null },
      }),
    });
    abrir(EncaminhamentosPage, `${ONDE}?tipos=2&de=2026-03-01`);
    await screen.findByRole('row', { name: /00106\.000001/ });
    expect(Object.fromEntries(pedidos.de(LISTA)[0]?.query ?? [])).toEqual({
      tipos: '2',
      de: '2026-03-01',
      porPagina: '25',
    });
    await userEvent.click(screen.getByRole('button', { name: /Encaminhada em/ }));
    await waitFor(() => expect(pedidos.de(LISTA).at(-1)?.query.get('sentido')).toBe('asc'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar' }), 'nada{Enter}');
    expect(await screen.findByRole('heading', { name: 'Nada com esses filtros' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Baixar' }));
    expect(screen.getByRole('menuitem', { name: 'Texto separado (CSV)' }).getAttribute('href')).toBe(
      '/api/app-web/v1/tratamento/exportar-encaminhamentos?busca=nada&de=2026-03-01&tipos=2&sentido=asc&formato=csv',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    expect(await screen.findByRole('row', { name: /00106\.000001/ })).toBeDefined();
    expect(Object.fromEntries(pedidos.de(LISTA).at(-1)?.query ?? [])).toEqual({
      sentido: 'asc',
      porPagina: '25',
    });
  });

  it('goes page by page, as many on each as the person chose, with the focus at the first row', async () => {
    const pedidos = oServidor({
      [LISTA]: ({ query }) => ({
        body: query.has('cursor')
          ? { itens: [encaminhada(2)], proximoCursor: null }
          : { itens: [encaminhada(1)], proximoCursor: '7' },
      }),
    });
    abrir(EncaminhamentosPage, ONDE);
    await userEvent.click(await screen.findByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('00106.000002/2026-11'));
    expect(pedidos.de(LISTA).at(-1)?.query.get('cursor')).toBe('7');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Por página' }), '100');
    await screen.findByRole('row', { name: /00106\.000001/ });
    const ultimo = pedidos.de(LISTA).at(-1)?.query;
    expect([ultimo?.get('porPagina'), ultimo?.has('cursor')]).toEqual(['100', false]);
  });

  it('has the columns this person chose, which are not those of the work list', async () => {
    oServidor({ [LISTA]: () => pagina(encaminhada(1)) });
    const colunas = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { unmount } = abrir(EncaminhamentosPage, ONDE);
    await screen.findByRole('row', { name: /00106\.000001/ });
    expect(colunas()).not.toContain('De');
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    const janela = screen.getByRole('dialog');
    await userEvent.click(within(janela).getByRole('checkbox', { name: 'Prazo' }));
    await userEvent.click(within(janela).getByRole('checkbox', { name: 'De' }));
    await userEvent.click(within(janela).getByRole('button', { name: 'Aplicar' }));
    expect(colunas()).toContain('De');
    expect(colunas()).not.toContain('Prazo');
    unmount();
    abrir(EncaminhamentosPage, ONDE);
    await screen.findByRole('row', { name: /00106\.000001/ });
    expect(colunas()).toContain('De');
    expect([...banco.keys()]).toEqual(['encaminhamentos gestor.cgu']);
  });

  it('has filters of its own to keep and to apply', async () => {
    const salvo = {
      idFiltro: 5,
      lista: 'encaminhamentos',
      nome: 'Ao IFCE',
      filtro: { busca: 'ifce', tipos: [1, 2], sentido: 'asc' },
    };
    const pedidos = oServidor({
      [LISTA]: () => pagina(encaminhada(1)),
      [FILTROS]: () => ({ body: [salvo] }),
      [SALVAR]: () => ({ body: { idFiltro: 6 } }),
    });
    abrir(EncaminhamentosPage, `${ONDE}?situacoes=6`);
    await screen.findByRole('row', { name: /00106\.000001/ });
    expect(pedidos.de(FILTROS)[0]?.query.get('lista')).toBe('encaminhamentos');
    await userEvent.click(screen.getByRole('button', { name: 'Filtros salvos' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Salvar o filtro atual…' }));
    await userEvent.type(screen.getByLabelText('Nome do filtro'), 'Concluídas');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(pedidos.de(SALVAR)[0]?.body).toEqual({
        lista: 'encaminhamentos',
        nome: 'Concluídas',
        filtro: { situacoes: '6' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filtros salvos' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ao IFCE' }));
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe(
        `${ONDE}?busca=ifce&tipos=1%2C2&sentido=asc`,
      ),
    );
  });

  it('says that nothing was forwarded yet, and that a profile does not see it', async () => {
    const pedidos = oServidor({ [LISTA]: () => ({ body: { itens: [], proximoCursor: null } }) });
    const { unmount } = abrir(EncaminhamentosPage, ONDE);
    expect(await screen.findByRole('heading', { name: 'Nada encaminhado ainda' })).toBeDefined();
    unmount();
    const antes = pedidos.de(LISTA).length;
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.cadastrador, descPerfil: 'Cadastrador' } }));
    abrir(EncaminhamentosPage, ONDE);
    expect(screen.getByRole('heading', { name: 'Seu perfil não vê encaminhamentos' })).toBeDefined();
    expect(pedidos.de(LISTA)).toHaveLength(antes);
  });
});

describe('acts on what was forwarded', () => {
  const mostrar = async (servidor: Parameters<typeof oServidor>[0], onde = ONDE) => {
    const pedidos = oServidor(servidor);
    abrir(EncaminhamentosPage, onde);
    await screen.findByRole('row', { name: /00106\.000001/ });
    return pedidos;
  };

  it('are on what is with the office: the rest is neither opened nor chosen, and says why', async () => {
    await mostrar({ [LISTA]: () => pagina(encaminhada(1), voltou(2)) });
    const fora = screen.getByRole('checkbox', { name: /000001\/2026-11: está em outro órgão/ });
    expect((fora as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByRole('link', { name: '00106.000002/2026-11' }).getAttribute('href')).toBe(
      '/manifestacao/detalhar/2',
    );
    expect(screen.getByText(/no resto, quem age é o órgão que recebeu/)).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    expect(within(lote()).getByText('1 manifestação selecionada')).toBeDefined();
  });

  it('take over what came back, once for a case that was sent on twice', async () => {
    const pedidos = await mostrar({
      [LISTA]: () => pagina(voltou(1), { ...voltou(2, 1), numeroProtocolo: '00106.000002/2026-11' }),
      [ASSUMIR]: () => ({
        body: { resultados: [{ idManifestacao: 1, feito: true, codigo: null, mensagem: null }] },
      }),
    });
    await escolher(1);
    await escolher(2);
    const antes = pedidos.de(LISTA).length;
    await userEvent.click(within(lote()).getByRole('button', { name: 'Assumir' }));
    expect(await screen.findByText('Agora com você: 1 manifestação.')).toBeDefined();
    expect(pedidos.de(ASSUMIR)[0]?.body).toEqual({ casos: [{ idManifestacao: 1, versao: 8 }] });
    await waitFor(() => expect(pedidos.de(LISTA).length).toBeGreaterThan(antes));
    expect(screen.queryByRole('region', { name: 'Ações em lote' })).toBeNull();
  });

  it('are few on what ended here when it went outside, and the others are explained', async () => {
    await mostrar({ [LISTA]: () => pagina(terminou(1)) });
    await escolher(1);
    expect(linksDoLote()).toEqual([['Restringir conteúdo', '/restricao-conteudo?ids=1']]);
    expect(within(lote()).queryByRole('button', { name: 'Assumir' })).toBeNull();
    expect(within(lote()).getByText(/só cabem enquanto a manifestação espera o órgão/)).toBeDefined();
  });

  it('are not offered to who only looks, who still opens what is with the office', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.observador, descPerfil: 'Observador' } }));
    await mostrar({ [LISTA]: () => pagina(voltou(1)) });
    expect(screen.queryByRole('checkbox', { name: /Selecionar/ })).toBeNull();
    expect(screen.queryByText(/quem age é o órgão/)).toBeNull();
    expect(screen.getByRole('link', { name: '00106.000001/2026-11' })).toBeDefined();
  });
});
