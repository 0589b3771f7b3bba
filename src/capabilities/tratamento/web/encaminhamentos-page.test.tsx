import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { usuarioStore } from '#web/session/session.ts';
import EncaminhamentosPage from './encaminhamentos-page.tsx';
import { abrir, oServidor } from './testing-tratamento.tsx';

const LISTA = 'GET /app-web/v1/tratamento/encaminhamentos';
const ONDE = '/manifestacao/consultarencaminhamento';

const encaminhada = (idEncaminhamento: number) => ({
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
  prazoAtendimento: '2026-04-01',
});

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('what the office forwarded', () => {
  it('is shown with where it is and how it stands now, and never opened from here', async () => {
    oServidor({ [LISTA]: () => ({ body: { itens: [encaminhada(1)], proximoCursor: null } }) });
    abrir(EncaminhamentosPage, ONDE);
    const row = await screen.findByRole('row', { name: /00106\.000001/ });
    for (const texto of ['IFCE', 'Concluída', 'Gil Gestor', 'qua., 01/04/2026'])
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
    expect(Object.fromEntries(pedidos.de(LISTA)[0]?.query ?? [])).toEqual({ tipos: '2', de: '2026-03-01' });
    await userEvent.click(screen.getByRole('button', { name: /Encaminhada em/ }));
    await waitFor(() => expect(pedidos.de(LISTA).at(-1)?.query.get('sentido')).toBe('asc'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar' }), 'nada{Enter}');
    expect(await screen.findByRole('heading', { name: 'Nada com esses filtros' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Baixar (CSV)' }).getAttribute('href')).toBe(
      '/api/app-web/v1/tratamento/exportar-encaminhamentos?busca=nada&de=2026-03-01&tipos=2&sentido=asc',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    expect(await screen.findByRole('row', { name: /00106\.000001/ })).toBeDefined();
    expect(Object.fromEntries(pedidos.de(LISTA).at(-1)?.query ?? [])).toEqual({ sentido: 'asc' });
  });

  it('goes on with the next page, which takes the focus', async () => {
    oServidor({
      [LISTA]: ({ query }) => ({
        body: query.has('cursor')
          ? { itens: [encaminhada(2)], proximoCursor: null }
          : { itens: [encaminhada(1)], proximoCursor: '7' },
      }),
    });
    abrir(EncaminhamentosPage, ONDE);
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('00106.000002/2026-11'));
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
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
