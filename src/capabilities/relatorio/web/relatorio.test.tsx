import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { tituloStore } from '#shell/navegacao/titulo.ts';
import { trilhaStore } from '#shell/navegacao/trilha.ts';
import { usuarioStore } from '#shell/session/session.ts';
import AlteracaoDeTipoPage from './alteracao-de-tipo-page.tsx';
import RelatoriosPage from './relatorios-page.tsx';
import { comoPerfil, gestor, umArquivo, umRelatorio } from './testing-relatorio.ts';
import { DETALHADO, enderecoDe, formaDaVista } from './vista.ts';

const PAGINA = '/relatorios-do-sistema';
const PRAZOS = `${PAGINA}?relatorio=prazos-cumpridos`;
const apoio = {
  'GET /relatorios/arquivos': { body: [] },
  'GET /relatorios/salvos': { body: [] },
  'GET /api/tipos-manifestacao': { body: [{ idTipoManifestacao: 1, descTipoManifestacao: 'Denúncia' }] },
  'GET /api/situacoes-manifestacao': { body: [] },
  'GET /api/canais-entrada': { body: [] },
  'GET /api/assuntos': { body: [] },
  'GET /api/tipos-formulario': { body: [] },
};
const endereco = () => screen.getByLabelText('endereço').textContent ?? '';

beforeEach(() => usuarioStore.set(gestor));
afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('the address of a report', () => {
  const { ler, escrever } = formaDaVista('manifestacoes');

  it('keeps every filter, and reads back what it wrote', () => {
    const vista = ler(new URLSearchParams('tipos=1,2&noPrazo=nao&dimensao=mes&valor=2026-01'));
    expect(vista).toEqual({ tipos: [1, 2], noPrazo: 'nao', dimensao: 'mes', lista: 'sim', valor: '2026-01' });
    expect(ler(new URLSearchParams(escrever(vista)))).toEqual(vista);
  });

  it('says nothing where what it says is wrong', () => {
    expect(ler(new URLSearchParams('tipos=x&dimensao=nenhuma&de=ontem&instancias=1&medida=outra'))).toEqual(
      {},
    );
  });

  it('of the detailed report of changes is one of its own', () => {
    expect(enderecoDe('alteracao-de-tipo-detalhado', { tipos: [4] })).toBe(`${DETALHADO}?tipos=4`);
    expect(enderecoDe('recursos')).toBe(`${PAGINA}?relatorio=recursos`);
  });
});

describe('the catalogue', () => {
  it('has the reports of the profile, the files and what was kept', async () => {
    const salvo = {
      idSalvo: 3,
      nome: 'Atrasos',
      relatorio: 'prazos-cumpridos',
      filtro: { tipos: [1, 2], periodo: 'mes-passado' },
      frequencia: 'semanal',
      proximoEnvio: '2026-03-16',
    };
    servir({
      ...apoio,
      'GET /relatorios/arquivos': { body: [umArquivo()] },
      'GET /relatorios/salvos': { body: [salvo] },
    });
    abrir(RelatoriosPage, PAGINA, PAGINA);
    const link = await screen.findByRole('link', { name: 'Atrasos' });
    expect(link.getAttribute('href')).toBe(
      '/relatorios-do-sistema?relatorio=prazos-cumpridos&tipos=1%2C2&periodo=mes-passado',
    );
    expect(screen.getByText(/toda segunda-feira por e-mail/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Tempo de resposta' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'E-mails' })).toBeNull();
    const baixar = await screen.findByRole('link', { name: /^Baixar Prazos cumpridos, resumo em PDF/ });
    expect(baixar.getAttribute('href')).toBe('/api/app-web/v1/relatorios/arquivos/7');
    expect(screen.getByText(/^Só: Tipo: Denúncia\. Agrupado por: Tipo\. Pedido em/)).toBeDefined();
  });

  it('says so to somebody who has none', () => {
    usuarioStore.set(comoPerfil(Perfil.colaborador, 'Colaborador'));
    servir(apoio);
    abrir(RelatoriosPage, PAGINA, PAGINA);
    expect(screen.getByText('Seu perfil não tem relatórios')).toBeDefined();
  });

  it('leads from the mail to what was kept', async () => {
    const salvo = {
      idSalvo: 3,
      nome: 'A',
      relatorio: 'recursos',
      filtro: {},
      frequencia: null,
      proximoEnvio: null,
    };
    servir({
      ...apoio,
      'GET /relatorios/salvos': { body: [salvo] },
      'GET /relatorios/recursos': {
        body: umRelatorio({ relatorio: 'recursos', dimensao: 'instancia', momento: 'registro', grupos: [] }),
      },
      'GET /api/instancias-recurso': { body: [] },
      'GET /api/tipos-recurso-respostas': { body: [] },
    });
    abrir(RelatoriosPage, PAGINA, `${PAGINA}?salvo=3`);
    await waitFor(() => expect(endereco()).toBe(`${PAGINA}?relatorio=recursos`));
    expect(await screen.findByText('Nada foi encontrado')).toBeDefined();
  });
});

describe('an open report', () => {
  it('S2-30 stands below the catalogue in the trail, which itself has nothing above it', async () => {
    servir({ ...apoio, 'GET /relatorios/prazos-cumpridos': { body: umRelatorio() } });
    abrir(RelatoriosPage, PAGINA, PRAZOS);
    await waitFor(() =>
      expect(trilhaStore.get()).toEqual([{ name: 'Relatórios', location: '/relatorios-do-sistema' }]),
    );
    expect(tituloStore.get()).toBe('Prazos cumpridos');
    cleanup();
    abrir(RelatoriosPage, PAGINA, PAGINA);
    expect(trilhaStore.get()).toBeNull();
  });

  it('draws and counts, and each group leads to its cases', async () => {
    servir({
      ...apoio,
      'GET /relatorios/prazos-cumpridos': { body: umRelatorio() },
      'GET /relatorios/prazos-cumpridos/lista': {
        body: {
          itens: [
            {
              id: 9,
              idManifestacao: 9,
              celulas: [
                '00106.000009/2026-11',
                'CGU',
                'Denúncia',
                null,
                'Concluída',
                '2026-01-02',
                null,
                null,
                3,
                true,
              ],
            },
          ],
          proximoCursor: null,
          total: 1,
        },
      },
    });
    abrir(RelatoriosPage, PAGINA, `${PRAZOS}&dimensao=tipo`);
    const tabela = await screen.findByRole('table', { name: 'Prazos cumpridos por tipo' });
    const total = within(tabela).getAllByRole('row').at(-1);
    expect(total?.textContent).toContain('80%');
    expect(screen.getByRole('figure', { name: 'No prazo (%), por tipo' })).toBeDefined();
    expect(
      [...document.querySelectorAll('.grafico-de-barras-barra')].map((b) => b.getAttribute('width')),
    ).toEqual(['50', '100']);
    await userEvent.click(within(tabela).getByRole('link', { name: /^Denúncia/ }));
    const protocolo = await screen.findByRole('link', { name: '00106.000009/2026-11' });
    expect(protocolo.getAttribute('href')).toBe('/manifestacao/detalhar/9');
    expect(endereco()).toContain('valor=Den%C3%BAncia');
    expect(screen.getByText(/a lista tem só os casos do seu/)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Prazos cumpridos: Denúncia');
  });

  it('has its own title while it is open, and the catalogue its own again', async () => {
    servir({ ...apoio, 'GET /relatorios/prazos-cumpridos': { body: umRelatorio() } });
    abrir(RelatoriosPage, PAGINA, PRAZOS);
    await screen.findByRole('table', { name: /Prazos/ });
    expect(tituloStore.get()).toBe('Prazos cumpridos');
    cleanup();
    expect(tituloStore.get()).toBeNull();
  });

  it('says on paper what it was narrowed to', async () => {
    servir({ ...apoio, 'GET /relatorios/prazos-cumpridos': { body: umRelatorio() } });
    abrir(RelatoriosPage, PAGINA, `${PRAZOS}&tipos=1&noPrazo=nao`);
    const frase = await screen.findByText('Só: Tipo: Denúncia; Dentro do prazo: não.');
    expect(frase.closest('.ui-no-print')).toBeNull();
  });

  it('of another profile offers neither to keep nor to take it, and says why', async () => {
    servir({
      ...apoio,
      'GET /relatorios/emails': recusa(403, 'Este relatório não é do seu perfil.'),
    });
    abrir(RelatoriosPage, PAGINA, `${PAGINA}?relatorio=emails`);
    expect(await screen.findByText(/Este relatório não é do seu perfil/)).toBeDefined();
    for (const name of ['Salvar', 'Baixar', 'Imprimir'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('of what people said offers only periods that have no day in common', async () => {
    servir({
      ...apoio,
      'GET /relatorios/satisfacao': {
        body: umRelatorio({
          relatorio: 'satisfacao',
          dimensao: 'tipo',
          momento: 'resposta',
          grupos: [{ chave: 'Elogio', rotulo: 'Elogio', valores: [null, null, null, null, null] }],
          total: [6, 10, 60, 50, 50],
          podeListar: false,
          variosOrgaos: false,
        }),
      },
    });
    abrir(RelatoriosPage, PAGINA, `${PAGINA}?relatorio=satisfacao&de=2026-01-05&ate=2026-01-05&tipos=1`);
    await screen.findByRole('table', { name: /Satisfação/ });
    await userEvent.click(screen.getByRole('combobox', { name: 'Período' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Este ano',
      'Ano passado',
    ]);
    expect(screen.queryByRole('button', { name: /^Filtros/ })).toBeNull();
    expect(screen.getByText(/menos de 5 pessoas/)).toBeDefined();
  });

  it('asks for a file in the background and shows how far it is', async () => {
    const chamadas = servir({
      ...apoio,
      'GET /relatorios/prazos-cumpridos': { body: umRelatorio() },
      'GET /relatorios/arquivos': { body: [umArquivo({ estado: 'fazendo', progresso: 40 })] },
      'POST /relatorios/arquivos': { body: { idArquivo: 7 } },
    });
    abrir(RelatoriosPage, PAGINA, `${PRAZOS}&tipos=1`);
    await screen.findByRole('table', { name: /Prazos/ });
    await userEvent.click(screen.getByRole('button', { name: 'Baixar' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Resumo em PDF' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === 'POST /relatorios/arquivos')?.body).toEqual({
        relatorio: 'prazos-cumpridos',
        conteudo: 'resumo',
        formato: 'pdf',
        filtro: { tipos: [1] },
      }),
    );
    const barra = await screen.findByRole('progressbar', { name: /Prazos cumpridos, resumo em PDF/ });
    expect(barra.getAttribute('aria-valuenow')).toBe('40');
    expect(chamadas.some(({ key }) => key.startsWith('GET /relatorios/prazos-cumpridos?tipos=1'))).toBe(true);
  });

  it('is kept under a name, with or without a reminder', async () => {
    const chamadas = servir({
      ...apoio,
      'GET /relatorios/prazos-cumpridos': { body: umRelatorio() },
      'POST /relatorios/salvos': { body: { idSalvo: 1 } },
    });
    abrir(RelatoriosPage, PAGINA, `${PRAZOS}&tipos=1&valor=x`);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    const janela = await screen.findByRole('dialog');
    await userEvent.clear(within(janela).getByLabelText('Nome do relatório'));
    await userEvent.type(within(janela).getByLabelText('Nome do relatório'), 'Meu');
    await userEvent.click(within(janela).getByLabelText('No dia 1º de cada mês'));
    await userEvent.click(within(janela).getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === 'POST /relatorios/salvos')?.body).toEqual({
        nome: 'Meu',
        relatorio: 'prazos-cumpridos',
        filtro: { tipos: [1] },
        frequencia: 'mensal',
      }),
    );
  });

  it('of changes of type lists them without being asked', async () => {
    servir({
      ...apoio,
      'GET /relatorios/alteracao-de-tipo-detalhado': {
        body: umRelatorio({
          relatorio: 'alteracao-de-tipo-detalhado',
          dimensao: 'mudanca',
          momento: 'mudanca',
          grupos: [{ chave: 'a', rotulo: 'Reclamação → Denúncia', valores: [1, 2] }],
          total: [1, 2],
        }),
      },
      'GET /relatorios/alteracao-de-tipo-detalhado/lista': {
        body: {
          itens: [
            {
              id: 1,
              idManifestacao: 5,
              celulas: [
                '00106.000005/2026-11',
                'CGU',
                'Reclamação',
                'Denúncia',
                '2026-01-02',
                'Ana (CGU)',
                null,
                'Cadastrada',
              ],
            },
          ],
          proximoCursor: null,
          total: 1,
        },
      },
    });
    abrir(AlteracaoDeTipoPage, DETALHADO, DETALHADO);
    expect(await screen.findByRole('link', { name: '00106.000005/2026-11' })).toBeDefined();
    expect(screen.getByText('Ana (CGU)')).toBeDefined();
  });
});
