import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { PERIODO_INVERTIDO } from '#kernel/texto.ts';
import { nomesDosCriterios } from '../domain/criterios.ts';
import { achadoDasEntradas, achadoDoPrazo } from './achados-do-orgao.ts';
import AvaliarPage from './avaliacao/avaliar-page.tsx';
import { diasDoPeriodo, problemaDoPeriodo } from './avaliacao/periodo-da-amostra.ts';
import OrgaosPage from './orgaos-page.tsx';
import RelatorioPage from './relatorio-page.tsx';
import { umaAvaliacao, umCaso, umOrgao, umRelatorio } from './testing-monitoramento.ts';

const ORGAOS = '/monitoramento/orgaos';
const AVALIAR = '/monitoramento/avaliar';
const RELATORIO = '/monitoramento/relatorio';
const IMPEDIMENTO = 'Quem trabalha no órgão avaliado não dá notas.';
const lista = (orgaos = [umOrgao()]) => ({
  itens: orgaos,
  proximoCursor: null,
  total: orgaos.length,
  comAlerta: orgaos.filter(({ alertas }) => alertas.length > 0).length,
  lidoEm: '2026-03-12T12:00:00.000Z',
});

afterEach(() => vi.unstubAllGlobals());

describe('the offices', () => {
  it('are listed with their alerts in words, and lead to their numbers', async () => {
    servir({ 'GET /monitoramento/orgaos': { body: lista() } });
    abrir(OrgaosPage, ORGAOS, ORGAOS);
    const link = await screen.findByRole('link', { name: 'IFCE' });
    expect(link.getAttribute('href')).toBe('/monitoramento/orgaos?id=65');
    const row = link.closest('tr') as HTMLElement;
    expect(within(row).getByText('Mais de 5% vencidas')).toBeDefined();
    expect(within(row).getByText('3 (15%)')).toBeDefined();
    expect(within(row).getByText('18 dias')).toBeDefined();
    expect(within(row).getByText(/Respostas por mês: 8 nos últimos 3 meses/)).toBeDefined();
    // Aligned with the title: only screens that ask for the whole width are not.
    expect(document.querySelector('[data-largura]')).toBeNull();
  });

  it('are filtered by the server, as the address says', async () => {
    const chamadas = servir({ 'GET /monitoramento/orgaos': { body: lista([]) } });
    abrir(OrgaosPage, ORGAOS, `${ORGAOS}?alerta=com-alerta&busca=saude`);
    expect(await screen.findByText('Nenhum órgão encontrado')).toBeDefined();
    expect(chamadas[0]?.key).toContain('alerta=com-alerta');
    expect(chamadas[0]?.key).toContain('busca=saude');
  });

  it('one of them: links to its cases only for people who work with them', async () => {
    const monitorado = {
      ...umOrgao(),
      lidoEm: '2026-03-12T12:00:00.000Z',
      podeAvaliar: false,
      impedimento: IMPEDIMENTO,
    };
    servir({
      'GET /monitoramento/orgaos/65': { body: monitorado },
      'GET /monitoramento/orgaos/6': { body: { ...monitorado, podeListar: true } },
    });
    const router = abrir(OrgaosPage, ORGAOS, `${ORGAOS}?id=65`);
    expect(await screen.findByText('15% das abertas')).toBeDefined();
    expect(screen.queryByRole('link', { name: '15% das abertas' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Avaliar o tratamento' })).toBeNull();
    expect(screen.getByText(IMPEDIMENTO)).toBeDefined();
    await router.navigate(`${ORGAOS}?id=6`);
    const link = await screen.findByRole('link', { name: '15% das abertas' });
    expect(link.getAttribute('href')).toBe('/manifestacao/tratar?fila=vencidas&idOuvidoria=65');
  });

  it('say what went wrong', async () => {
    servir({ 'GET /monitoramento/orgaos/65': recusa(403, 'Você não acompanha este órgão.') });
    abrir(OrgaosPage, ORGAOS, `${ORGAOS}?id=65`);
    expect(await screen.findByText(/Você não acompanha este órgão/)).toBeDefined();
  });

  it('have titles that say what a chart shows', () => {
    const { meses } = umOrgao().figuras;
    expect(achadoDoPrazo(meses)).toBe('75% das respostas do período saíram no prazo');
    expect(achadoDoPrazo([])).toBe('O órgão não concluiu nenhuma manifestação no período');
    expect(achadoDasEntradas(meses)).toBe(
      'Desde janeiro de 2025 entraram 120 manifestações e foram respondidas 96',
    );
  });
});

describe('the evaluation', () => {
  const UMA = 'GET /monitoramento/avaliacoes/7';
  const CASO = '/monitoramento/avaliacoes/7/casos/1';

  it('begins with a draw of the authority; the office only waits for results', async () => {
    servir({
      'GET /monitoramento/avaliacoes': { body: { itens: [], proximoCursor: null, podeSortear: false } },
    });
    abrir(AvaliarPage, AVALIAR, AVALIAR);
    expect(await screen.findByText('Nenhuma avaliação ainda')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Sortear uma amostra' })).toBeNull();
  });

  it('is listed as many at a time as one asks for', async () => {
    const chamadas = servir({
      'GET /monitoramento/avaliacoes': {
        body: { itens: [umaAvaliacao()], proximoCursor: null, podeSortear: true },
      },
    });
    abrir(AvaliarPage, AVALIAR, AVALIAR);
    await userEvent.selectOptions(await screen.findByLabelText('Por página'), '50');
    await waitFor(() => expect(chamadas.at(-1)?.key).toContain('porPagina=50'));
  });

  it('of the own office says why nothing can be done', async () => {
    servir({ [UMA]: { body: umaAvaliacao({ atos: ['cancelar'], impedimento: IMPEDIMENTO }) } });
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?id=7`);
    expect(await screen.findByText(IMPEDIMENTO)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Devolver ao órgão' })).toBeNull();
  });

  it('says while an office is chosen why it cannot be drawn from', async () => {
    servir({
      'GET /orgaos/65': recusa(404, 'Não encontrado.'),
      'GET /monitoramento/amostra': recusa(403, IMPEDIMENTO),
    });
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?sortear=65`);
    expect(await screen.findByText(new RegExp(IMPEDIMENTO))).toBeDefined();
  });

  it('reads a period as it is typed', () => {
    expect(diasDoPeriodo('01/01/2026 até 28/02/2026')).toEqual({ de: '2026-01-01', ate: '2026-02-28' });
    expect(diasDoPeriodo('28/02/2026 até 01/01/2026')).toBeNull();
    expect(diasDoPeriodo('01/01/2026')).toBeNull();
  });

  it('says what to correct in a period: a day that is missing, or days in the wrong order', () => {
    expect(problemaDoPeriodo('01/01/2026 até 28/02/2026')).toBeNull();
    expect(problemaDoPeriodo('01/01/2026')).toBe('Escreva o primeiro e o último dia do período.');
    expect(problemaDoPeriodo('28/02/2026 até 01/01/2026')).toBe(PERIODO_INVERTIDO);
  });

  it('asks for an office before anything is drawn', async () => {
    const chamadas = servir({});
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?sortear`);
    await userEvent.click(await screen.findByRole('button', { name: 'Sortear' }));
    expect(await screen.findAllByText('Escolha o órgão.')).not.toHaveLength(0);
    expect(chamadas.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
  });

  it('draws with what was chosen, and opens the sample', async () => {
    const chamadas = servir({
      'GET /orgaos/65': recusa(404, 'Não encontrado.'),
      'GET /monitoramento/amostra': { body: { universo: 40 } },
      'POST /monitoramento/avaliacoes': { body: { idAvaliacao: 7 } },
      [UMA]: { body: umaAvaliacao() },
    });
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?sortear=65`);
    expect(await screen.findByText('40 manifestações respondidas no período.')).toBeDefined();
    await userEvent.type(screen.getByLabelText(/Semente do sorteio/), 'semente-1');
    await userEvent.click(screen.getByRole('button', { name: 'Sortear' }));
    expect(await screen.findByText('2 de 40: todas as manifestações')).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toMatchObject({
      idOuvidoria: 65,
      tamanho: 10,
      recorte: 'todas',
      semente: 'semente-1',
    });
  });

  it('reads an answer only when the case is opened, and grades every criterion', async () => {
    const chamadas = servir({
      [UMA]: { body: umaAvaliacao() },
      [`GET ${CASO}`]: { body: { ...umCaso(1), resposta: 'A luz foi trocada.' } },
      [`PUT ${CASO}`]: { body: { ok: true } },
    });
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?id=7`);
    const caso = await screen.findByRole('button', { name: /23546.000001/ });
    expect(chamadas.some(({ key }) => key === `GET ${CASO}`)).toBe(false);
    await userEvent.click(caso);
    expect(await screen.findByText('A luz foi trocada.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar notas' }));
    expect(await screen.findAllByText('Escolha uma nota para este critério.')).not.toHaveLength(0);
    for (const grupo of screen.getAllByRole('radiogroup'))
      await userEvent.click(within(grupo).getByLabelText('Atende'));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar notas' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === `PUT ${CASO}`)?.body).toEqual({
        notas: Object.fromEntries(nomesDosCriterios.map((nome) => [nome, 'atende'])),
        comentario: '',
      }),
    );
  });

  it('of a protected case asks for nothing but how it went', async () => {
    const chamadas = servir({ [UMA]: { body: umaAvaliacao() } });
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?id=7`);
    await userEvent.click(await screen.findByRole('button', { name: /23546.000002/ }));
    expect(screen.getByText(/O conteúdo desta manifestação é protegido/)).toBeDefined();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
    expect(chamadas.filter(({ key }) => key.includes('/casos/'))).toEqual([]);
  });

  it('is given back with words and a term, and a refusal is read beside them', async () => {
    const chamadas = servir({
      [UMA]: { body: umaAvaliacao({ atos: ['avaliarCaso', 'devolver', 'cancelar'] }) },
      'POST /monitoramento/avaliacoes/7/devolver': recusa(409, 'Falta avaliar 1 manifestação da amostra.'),
    });
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?id=7`);
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver ao órgão' }));
    await userEvent.type(screen.getByLabelText(/Parecer/), 'Respostas claras e no prazo.');
    await userEvent.click(screen.getByRole('button', { name: 'Devolver ao órgão' }));
    expect(await screen.findByText('Falta avaliar 1 manifestação da amostra.')).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      versao: 1,
      parecer: 'Respostas claras e no prazo.',
      dias: 20,
    });
  });

  it('shows the office its grades, and lets it reply', async () => {
    const avaliado = umCaso(1, {
      notas: { linguagem: 'atende', completude: 'nao-atende' },
      nota: 50,
      comentario: 'Faltou o prazo.',
      avaliador: 'Gustavo Prado (CGU)',
      podeAbrir: true,
    });
    servir({
      [UMA]: {
        body: umaAvaliacao({
          situacao: 'devolvida',
          atos: ['responder'],
          nota: 50,
          prazoResposta: '2026-04-01',
          parecer: 'Falta orientar.',
          amostra: [avaliado],
        }),
      },
      [`GET ${CASO}`]: { body: { ...avaliado, resposta: 'A luz foi trocada.' } },
    });
    abrir(AvaliarPage, AVALIAR, `${AVALIAR}?id=7`);
    expect(await screen.findByText('Falta orientar.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Responder à avaliação' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /23546.000001/ }));
    expect(await screen.findByText('Faltou o prazo.')).toBeDefined();
    expect(screen.getByText('Não atende')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Abrir a manifestação' })).toBeDefined();
  });
});

describe('the report', () => {
  const DE_TODOS = 'GET /monitoramento/relatorios';

  it('of the only office one watches opens by itself, with its PDF', async () => {
    servir({
      'GET /monitoramento/orgaos': { body: lista() },
      'GET /monitoramento/relatorio': { body: umRelatorio() },
      [DE_TODOS]: { body: [] },
    });
    abrir(RelatorioPage, RELATORIO, `${RELATORIO}?de=2026-01-01&ate=2026-03-12`);
    const relatorio = await screen.findByRole('article', { name: 'Relatório de IFCE' });
    expect(within(relatorio).getByText('27 de 30 respostas')).toBeDefined();
    expect(within(relatorio).getByText('72,5')).toBeDefined();
    expect(within(relatorio).getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')).toBe(
      '/api/app-web/v1/monitoramento/relatorio/pdf?idOuvidoria=65&de=2026-01-01&ate=2026-03-12',
    );
    expect(screen.queryByLabelText(/Órgão/)).toBeNull();
  });

  it('of many waits for a choice; of all is asked for and fetched when it is ready', async () => {
    const outro = umOrgao({ orgao: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria' } });
    const pedido = {
      idRelatorio: 3,
      de: '2026-01-01',
      ate: '2026-03-12',
      pedidoEm: '2026-03-12T12:00:00.000Z',
    };
    const chamadas = servir({
      'GET /monitoramento/orgaos': { body: lista([umOrgao(), outro]) },
      'POST /monitoramento/relatorios': { body: { idRelatorio: 3 } },
      [DE_TODOS]: {
        body: [
          { ...pedido, estado: 'pronto', orgaos: 12, prontoEm: '2026-03-12T12:00:05.000Z' },
          { ...pedido, idRelatorio: 2, estado: 'falhou', orgaos: null, prontoEm: null },
        ],
      },
    });
    abrir(RelatorioPage, RELATORIO, `${RELATORIO}?de=2026-01-01&ate=2026-03-12`);
    expect(await screen.findByText('Escolha um órgão')).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Baixar PDF (12 órgãos)' });
    expect(link.getAttribute('href')).toBe('/api/app-web/v1/monitoramento/relatorios/3/pdf');
    expect(screen.getByText(/Peça de novo/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Pedir o relatório de todos' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
        de: '2026-01-01',
        ate: '2026-03-12',
      }),
    );
  });
});
