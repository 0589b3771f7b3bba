import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ResultadosPage from './resultados-page.tsx';
import { umComentario, unsResultados } from './testing-resultados.ts';

const ONDE = '/pesquisa-satisfacao-consultar';
const VER = 'GET /pesquisa-satisfacao/resultados';

/** The lists of types and subjects are served outside the screens' API, under its older names. */
const apoio = {
  'GET /api/tipos-manifestacao': {
    body: [
      { idTipoManifestacao: 1, descTipoManifestacao: 'Denúncia', idTipoFormulario: 1 },
      { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação', idTipoFormulario: 1 },
    ],
  },
  'GET /api/assuntos': { body: [{ idAssunto: 9, descAssunto: 'Atendimento', area: 'Serviços' }] },
};

const abrirResultados = (respostas: Parameters<typeof servir>[0], endereco = ONDE) => {
  const chamadas = servir({ ...apoio, ...respostas });
  abrir(ResultadosPage, ONDE, endereco);
  return () =>
    chamadas
      .filter(({ key }) => key.startsWith(VER))
      .map(({ key }) => new URLSearchParams(key.split('?')[1] ?? ''));
};

const figura = (achado: string) => screen.findByRole('figure', { name: achado });

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('the results of the survey', () => {
  it('begin with the figures, each with what it is of', async () => {
    abrirResultados({ [VER]: { body: unsResultados() } });
    expect(await screen.findByText('45%')).toBeDefined();
    expect(screen.getByText('67,5 de 100')).toBeDefined();
    expect(screen.getByText('36 de 80 manifestações concluídas no período já foram avaliadas')).toBeDefined();
    expect(screen.getByText(/^40 respostas de 13\/03\/2025 a 12\/03\/2026:/)).toBeDefined();
  });

  it('every chart says its finding, its units, its source and when it was read', async () => {
    abrirResultados({ [VER]: { body: unsResultados() } });
    await figura('7 em cada 10 pessoas ficaram satisfeitas');
    const figuras = screen.getAllByRole('figure');
    expect(figuras).toHaveLength(4);
    for (const cada of figuras) {
      expect(within(cada).getByText(/Quantidade de respostas|Pontos, de 0/)).toBeDefined();
      expect(
        within(cada).getByText(/Fonte: .*13\/03\/2025 a 12\/03\/2026.*Atualizado em \d\d\//),
      ).toBeDefined();
    }
  });

  it('every chart has its numbers as a table, for screen readers without asking', async () => {
    abrirResultados({ [VER]: { body: unsResultados() } });
    const satisfacao = await figura('7 em cada 10 pessoas ficaram satisfeitas');
    const row = within(satisfacao).getByRole('row', { name: /^Insatisfeito/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['4', '10']);
    const meses = await figura('A satisfação subiu 10 pontos entre dezembro de 2025 e fevereiro de 2026');
    expect(within(meses).getByRole('row', { name: 'janeiro de 2026 – 0' })).toBeDefined();
  });

  it('the drawing has no words for screen readers, and says by texture what the finding counts', async () => {
    abrirResultados({ [VER]: { body: unsResultados() } });
    const satisfacao = await figura('7 em cada 10 pessoas ficaram satisfeitas');
    await waitFor(() => expect(satisfacao.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(5));
    expect(satisfacao.querySelector('svg.recharts-surface')?.closest('[aria-hidden="true"]')).not.toBeNull();
    const fills = [...satisfacao.querySelectorAll('.recharts-bar-rectangle path')].map((path) =>
      path.getAttribute('fill')?.replace(/#.*/, '#'),
    );
    expect(fills).toEqual(['var(--interactive)', 'var(--interactive)', 'url(#', 'url(#', 'url(#']);
    expect(satisfacao.querySelector('svg')?.textContent).toContain('12 (30%)');
  });

  it('"Ver como tabela" puts the table in the place of the drawing and offers its sheet', async () => {
    const baixados: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      baixados.push(blob as Blob);
      return 'blob:planilha';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    abrirResultados({ [VER]: { body: unsResultados() } });
    const satisfacao = await figura('7 em cada 10 pessoas ficaram satisfeitas');
    expect(within(satisfacao).queryByRole('button', { name: /CSV/ })).toBeNull();
    await userEvent.click(within(satisfacao).getByRole('button', { name: 'Ver como tabela' }));
    expect(satisfacao.querySelector('.grafico-desenho')).toBeNull();
    expect(within(satisfacao).getByRole('table').closest('.sr-only')).toBeNull();
    await userEvent.click(within(satisfacao).getByRole('button', { name: /CSV/ }));
    expect(click).toHaveBeenCalledOnce();
    expect(await baixados[0]?.text()).toContain(
      'Resposta;Quantidade;Percentual (%)\r\nMuito satisfeito;16;40\r\n',
    );
    await userEvent.click(within(satisfacao).getByRole('button', { name: 'Ver como gráfico' }));
    expect(satisfacao.querySelector('.grafico-desenho')).not.toBeNull();
  });

  it('of few answers warn before anybody concludes', async () => {
    abrirResultados({ [VER]: { body: unsResultados({ respostas: 29 }) } });
    expect(await screen.findByText('Poucas respostas.')).toBeDefined();
  });

  it('of enough answers do not', async () => {
    abrirResultados({ [VER]: { body: unsResultados({ respostas: 30 }) } });
    await screen.findByText('45%');
    expect(screen.queryByText('Poucas respostas.')).toBeNull();
  });

  it('that cannot be counted say why, and may be asked for again', async () => {
    let isOcupado = true;
    abrirResultados({
      [VER]: () => (isOcupado ? recusa(503, 'O banco de dados está ocupado.') : { body: unsResultados() }),
    });
    expect(await screen.findByText('Não foi possível abrir os resultados.')).toBeDefined();
    isOcupado = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('45%')).toBeDefined();
  });
});

describe('the filters', () => {
  it('stand in the address: what it says is asked for', async () => {
    const pedidos = abrirResultados(
      { [VER]: { body: unsResultados() } },
      `${ONDE}?periodo=ano-passado&idTipoManifestacao=2&idAssunto=9`,
    );
    await screen.findByText('45%');
    expect(Object.fromEntries(pedidos()[0] ?? [])).toEqual({
      periodo: 'ano-passado',
      idTipoManifestacao: '2',
      idAssunto: '9',
    });
    expect(screen.getByText(/: CGU.*, Reclamação, Atendimento\.$/)).toBeDefined();
  });

  it('chosen, go to the address; cleared, leave it', async () => {
    abrirResultados({
      [VER]: { body: unsResultados({ respostas: 0 }) },
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Tipo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Reclamação' }));
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe(`${ONDE}?idTipoManifestacao=2`),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe(ONDE));
  });

  it('a gestor never asks for another office, whatever the address says', async () => {
    const pedidos = abrirResultados({ [VER]: { body: unsResultados() } }, `${ONDE}?idOuvidoria=12`);
    await screen.findByText('45%');
    expect(pedidos().some((query) => query.has('idOuvidoria'))).toBe(false);
    expect(screen.queryByRole('combobox', { name: 'Órgão' })).toBeNull();
  });

  it('the administrador chooses an office, and each comment says whose it is', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.administrador, descPerfil: 'Administrador' } }));
    abrirResultados({ [VER]: { body: unsResultados() } });
    expect(await screen.findByText(/Reclamação · CGU · ter., 10\/03\/2026/)).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Órgão' })).toBeDefined();
  });
});

describe('without answers in the period', () => {
  it('no chart is drawn and the way on is shown', async () => {
    abrirResultados({
      [VER]: { body: unsResultados({ respostas: 0, casosRespondidos: 0, serie: [], comentarios: [] }) },
    });
    expect(
      await screen.findByRole('heading', { name: 'Ninguém respondeu à pesquisa neste período' }),
    ).toBeDefined();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver as manifestações' })).toBeDefined();
  });
});

describe('of fewer than five people', () => {
  it('nothing is shown, and why is said in one sentence', async () => {
    abrirResultados({
      [VER]: {
        body: unsResultados({ retido: true, respostas: 0, perguntas: [], serie: [], comentarios: [] }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Poucas pessoas para mostrar' })).toBeDefined();
    expect(screen.getByText(/menos de 5 pessoas/)).toBeDefined();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/^0 respostas/)).toBeNull();
  });
});

describe('the comments', () => {
  it('go on with the next page, whose first takes the focus', async () => {
    const pedidos = abrirResultados(
      {
        [VER]: { body: unsResultados({ proximoCursor: 'mais' }) },
        [`${VER}?periodo=ano-passado&cursor=mais`]: {
          body: unsResultados({ comentarios: [umComentario('Demorou.')] }),
        },
      },
      `${ONDE}?periodo=ano-passado`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Demorou.'));
    expect(screen.getByText('Foi rápido.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    expect(pedidos().filter((query) => query.has('cursor'))).toHaveLength(1);
  });

  it('of a denúncia are never shown, and the page says so', async () => {
    abrirResultados({ [VER]: { body: unsResultados({ comentarios: [] }) } }, `${ONDE}?idTipoManifestacao=1`);
    expect(await screen.findByText('O tipo escolhido não tem comentários para mostrar.')).toBeDefined();
  });
});

describe('who sees them', () => {
  it.each([
    ['Cadastrador', Perfil.cadastrador],
    ['Colaborador', Perfil.colaborador],
  ])('a %s opens the screen, is told why it is empty, and nothing is asked for', (descPerfil, idPerfil) => {
    signIn(aGestor({ perfilAtual: { idPerfil, descPerfil } }));
    const pedidos = abrirResultados({});
    expect(
      screen.getByRole('heading', { name: 'Seu perfil não vê os resultados da pesquisa' }),
    ).toBeDefined();
    expect(pedidos()).toEqual([]);
  });
});
