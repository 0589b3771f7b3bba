import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { achadoDosGrupos, achadoDosOrgaos } from './achados-da-transparencia.ts';
import GerencialPage from './gerencial-page.tsx';
import ItemPage from './item-page.tsx';
import { esquecerNaoSalvo } from './nao-salvos.ts';
import OrgaoPage from './orgao-page.tsx';
import RelatorioPage from './relatorio-page.tsx';
import { umaContagem, umaResposta, umChecklist, umGerencial, umItem } from './testing-transparencia.ts';

const MEU = 'GET /transparencia-ativa/meu-orgao';
const RELATORIO = '/transparencia-ativa/relatorio';
const respondido = umItem(2, {
  situacao: 'respondido',
  versao: 1,
  resposta: umaResposta,
  atos: ['responder', 'enviar'],
});
const avaliado = umItem(3, {
  situacao: 'avaliado',
  versao: 3,
  resposta: umaResposta,
  avaliacao: {
    resultado: 'cumpre-em-parte',
    tipo: 'publicado',
    comentario: 'Falta a data.',
    avaliador: 'Gustavo Prado (CGU)',
    em: '2026-03-05T12:00:00.000Z',
    prazo: '2026-04-14',
    vencida: true,
  },
  atos: ['corrigir'],
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const id of [1, 2, 3]) esquecerNaoSalvo(65, id);
});

describe("the list of one's own body", () => {
  it('shows the progress, the groups and what each item waits for', async () => {
    servir({ [MEU]: { body: umChecklist([umItem(1), respondido, avaliado]) } });
    abrir(RelatorioPage, RELATORIO, RELATORIO);
    expect(await screen.findByText('2 de 3 respondidos, 1 a corrigir')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Respondido' }).getAttribute('aria-valuetext')).toBe(
      '2 de 3 itens',
    );
    const item = screen.getByRole('heading', { name: 'Item 3' }).closest('article') as HTMLElement;
    expect(within(item).getByText('Correção vencida')).toBeDefined();
    expect(within(item).getByText('Falta a data.')).toBeDefined();
    expect(within(item).getByRole('button', { name: 'Corrigir Item 3' })).toBeDefined();
    const link = within(item).getByRole('link', { name: /ifce.edu.br/ });
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('is answered in place, and the item is as the server says it is then', async () => {
    const salvo = umItem(1, { situacao: 'respondido', versao: 1, resposta: umaResposta, atos: ['enviar'] });
    const chamadas = servir({
      [MEU]: { body: umChecklist([umItem(1)]) },
      'PUT /transparencia-ativa/orgaos/65/itens/1': { body: salvo },
    });
    abrir(RelatorioPage, RELATORIO, RELATORIO);
    await userEvent.click(await screen.findByRole('button', { name: 'Responder Item 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar resposta' }));
    expect(await screen.findAllByText('Escreva o link da página em que está publicado.')).not.toHaveLength(0);
    await userEvent.type(screen.getByLabelText(/Link da página/), 'https://ifce.edu.br/estrutura');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar resposta' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key.startsWith('PUT'))?.body).toEqual({
        versao: 0,
        resposta: { tipo: 'publicado', link: 'https://ifce.edu.br/estrutura', comentario: '' },
      }),
    );
  });

  it('asks for the reason of what does not apply, and for no link', async () => {
    servir({ [MEU]: { body: umChecklist([umItem(1)]) } });
    abrir(RelatorioPage, RELATORIO, RELATORIO);
    await userEvent.click(await screen.findByRole('button', { name: 'Responder Item 1' }));
    await userEvent.click(screen.getByLabelText('Não se aplica ao órgão'));
    expect(screen.queryByLabelText(/Link da página/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar resposta' }));
    expect(await screen.findAllByText('Diga por que este item não se aplica ao órgão.')).not.toHaveLength(0);
  });

  it('warns of what is not saved, keeps it while one looks elsewhere, and lets it be thrown away', async () => {
    servir({ [MEU]: { body: umChecklist([umItem(1)]) } });
    const router = abrir(RelatorioPage, RELATORIO, RELATORIO);
    await userEvent.click(await screen.findByRole('button', { name: 'Responder Item 1' }));
    await userEvent.type(screen.getByLabelText(/Link da página/), 'https://ifce.edu.br');
    expect(await screen.findByText('Alterações não salvas')).toBeDefined();
    expect(screen.getByText('1 item tem alterações não salvas.')).toBeDefined();
    const sair = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(sair);
    expect(sair.defaultPrevented).toBe(true);
    await router.navigate('/outra');
    await router.navigate(RELATORIO);
    expect(await screen.findByDisplayValue('https://ifce.edu.br')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar sem salvar' }));
    await waitFor(() => expect(screen.queryByText('Alterações não salvas')).toBeNull());
    const depois = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(depois);
    expect(depois.defaultPrevented).toBe(false);
  });

  it('says why the server refused, and what was typed stays', async () => {
    servir({
      [MEU]: { body: umChecklist([umItem(1)]) },
      'PUT /transparencia-ativa/orgaos/65/itens/1': recusa(409, 'Outra pessoa mexeu neste item.'),
    });
    abrir(RelatorioPage, RELATORIO, RELATORIO);
    await userEvent.click(await screen.findByRole('button', { name: 'Responder Item 1' }));
    await userEvent.type(screen.getByLabelText(/Link da página/), 'https://ifce.edu.br');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar resposta' }));
    expect(await screen.findByText('Outra pessoa mexeu neste item.')).toBeDefined();
    expect(screen.getByDisplayValue('https://ifce.edu.br')).toBeDefined();
  });

  it('sends what is answered, after asking', async () => {
    const chamadas = servir({
      [MEU]: { body: umChecklist([umItem(1), respondido]) },
      'POST /transparencia-ativa/orgaos/65/enviar': { body: { enviados: 1 } },
    });
    abrir(RelatorioPage, RELATORIO, RELATORIO);
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar para avaliação' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Enviar 1 item para avaliação?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ itens: [2] }),
    );
  });

  it('narrows to what is asked for, and says so in the address', async () => {
    servir({ [MEU]: { body: umChecklist([umItem(1), respondido, avaliado]) } });
    abrir(RelatorioPage, RELATORIO, `${RELATORIO}?mostrar=a-corrigir`);
    expect(await screen.findByRole('heading', { name: 'Item 3' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Item 1' })).toBeNull();
  });

  it('shows an observador the same without a button to press', async () => {
    servir({ [MEU]: { body: umChecklist([umItem(1, { atos: [] })]) } });
    abrir(RelatorioPage, RELATORIO, RELATORIO);
    expect(await screen.findByRole('heading', { name: 'Item 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Responder|Enviar/ })).toBeNull();
  });
});

describe('the evaluation of an item', () => {
  const ORGAO = '/transparencia-ativa/orgao';
  const enviado = umItem(1, { situacao: 'enviado', versao: 2, resposta: umaResposta, atos: ['avaliarItem'] });

  it('asks what is missing and by when, where something is', async () => {
    const chamadas = servir({
      'GET /transparencia-ativa/orgaos/65': { body: umChecklist([enviado]) },
      'POST /transparencia-ativa/orgaos/65/itens/1/avaliar': { body: avaliado },
    });
    abrir(OrgaoPage, ORGAO, `${ORGAO}?id=65`);
    await userEvent.click(await screen.findByRole('button', { name: 'Avaliar Item 1' }));
    expect(screen.queryByLabelText(/Dias para corrigir/)).toBeNull();
    await userEvent.click(screen.getByLabelText('Não cumpre'));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar avaliação' }));
    expect(await screen.findAllByText('Diga ao órgão o que falta corrigir.')).not.toHaveLength(0);
    await userEvent.type(screen.getByLabelText(/Comentário da avaliação/), 'O link não abre.');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar avaliação' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
        versao: 2,
        resultado: 'nao-cumpre',
        comentario: 'O link não abre.',
        dias: 30,
      }),
    );
  });

  it('of what does not apply has no third way', async () => {
    const naoSeAplica = { ...umaResposta, tipo: 'nao-se-aplica' as const, link: null };
    servir({
      'GET /transparencia-ativa/orgaos/65': { body: umChecklist([{ ...enviado, resposta: naoSeAplica }]) },
    });
    abrir(OrgaoPage, ORGAO, `${ORGAO}?id=65`);
    await userEvent.click(await screen.findByRole('button', { name: 'Avaliar Item 1' }));
    expect(screen.queryByLabelText('Cumpre parcialmente')).toBeNull();
  });

  it('its history tells everything, the newest first', async () => {
    servir({
      'GET /transparencia-ativa/orgaos/65': { body: umChecklist([enviado]) },
      'GET /transparencia-ativa/orgaos/65/itens/1/historico': {
        body: [
          {
            ato: 'avaliarItem',
            ocorridoEm: '2026-03-05T12:00:00.000Z',
            responsavel: 'Gustavo Prado (CGU)',
            tipo: 'publicado',
            link: null,
            comentario: 'Falta a data.',
            resultado: 'cumpre-em-parte',
            prazo: '2026-04-14',
          },
        ],
      },
    });
    abrir(OrgaoPage, ORGAO, `${ORGAO}?id=65`);
    await userEvent.click(await screen.findByRole('button', { name: 'Histórico de Item 1' }));
    expect(await screen.findByText('Avaliação: Cumpre parcialmente')).toBeDefined();
    expect(screen.getByText(/Corrigir até ter., 14\/04\/2026/)).toBeDefined();
  });
});

describe('the looks across bodies', () => {
  const contado = { contagem: umaContagem(), cumprido: 33.3, respondido: 66.7 };
  const orgao = { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' };

  it('by body lead to its list; another filter asks the server', async () => {
    const chamadas = servir({
      'GET /transparencia-ativa/orgaos': { body: { itens: [{ orgao, ...contado }], proximoCursor: null } },
    });
    abrir(OrgaoPage, '/transparencia-ativa/orgao', '/transparencia-ativa/orgao?situacao=a-avaliar');
    const link = await screen.findByRole('link', { name: 'IFCE – Instituto Federal do Ceará' });
    expect(link.getAttribute('href')).toBe('/transparencia-ativa/orgao?id=65');
    expect(chamadas[0]?.key).toContain('situacao=a-avaliar');
  });

  it('by item, and of one item by body', async () => {
    const { idItem, idGrupo, grupo, titulo, orientacao, fundamento } = umItem(1);
    const item = { item: { idItem, idGrupo, grupo, titulo, orientacao, fundamento }, ...contado };
    servir({
      'GET /transparencia-ativa/itens': { body: [item] },
      'GET /transparencia-ativa/itens/1/orgaos': {
        body: {
          item,
          itens: [{ orgao, situacao: 'enviado', resposta: umaResposta, avaliacao: null }],
          proximoCursor: null,
        },
      },
    });
    const router = abrir(ItemPage, '/transparencia-ativa/item', '/transparencia-ativa/item');
    await userEvent.click(await screen.findByRole('link', { name: 'Item 1' }));
    expect(await screen.findByRole('link', { name: /IFCE/ })).toBeDefined();
    expect(screen.getByText('Enviado para avaliação')).toBeDefined();
    expect(router.state.location.search).toBe('?id=1');
  });

  it('in all begin with the figures, and each chart has its table', async () => {
    servir({ 'GET /transparencia-ativa/gerencial': { body: umGerencial() } });
    abrir(GerencialPage, '/transparencia-ativa/gerencial', '/transparencia-ativa/gerencial');
    expect(await screen.findByText('41,7%')).toBeDefined();
    expect(screen.getByText('40 de 96 itens exigidos')).toBeDefined();
    const tabelas = screen.getAllByRole('table');
    expect(tabelas).toHaveLength(2);
    expect(within(tabelas[0] as HTMLElement).getByText('Auditorias')).toBeDefined();
  });

  it('say in a title what a chart shows', () => {
    const { porGrupo, porOrgao } = umGerencial();
    expect(achadoDosGrupos(porGrupo)).toBe(
      'Institucional é o grupo mais cumprido (80%); Auditorias, o menos (10%)',
    );
    expect(achadoDosGrupos([])).toBe('Ainda não há o que comparar');
    expect(achadoDosOrgaos(porOrgao)).toBe('IFCE cumpre 33,3% do que se exige');
    expect(achadoDosOrgaos([])).toBe('Nenhum órgão respondeu ainda');
  });

  it('name together, or count, all that stand at the same place', () => {
    const grupos = (...cumpridos: number[]) =>
      cumpridos.map((cumprido, i) => ({
        idGrupo: i,
        grupo: `Grupo ${i}`,
        contagem: umaContagem(),
        cumprido,
        respondido: 90,
      }));
    expect(achadoDosGrupos(grupos(40, 40, 10, 0, 0, 0))).toBe(
      'Grupo 0 e Grupo 1 são os mais cumpridos (40%); 3 grupos, os menos (0%)',
    );
    expect(achadoDosGrupos(grupos(50, 0, 0))).toBe(
      'Grupo 0 é o grupo mais cumprido (50%); Grupo 1 e Grupo 2, os menos (0%)',
    );
    expect(achadoDosGrupos(grupos(20, 20))).toBe('Todos os grupos cumprem 20% do que se exige');
    const [orgao] = umGerencial().porOrgao;
    const orgaos = (...cumpridos: number[]) =>
      cumpridos.flatMap((cumprido, i) =>
        orgao ? [{ ...orgao, orgao: { ...orgao.orgao, idOuvidoria: i, sigla: `O${i}` }, cumprido }] : [],
      );
    expect(achadoDosOrgaos(orgaos(0, 0, 0, 30))).toBe(
      '3 órgãos são os que menos cumprem entre os que já responderam: 0%',
    );
    expect(achadoDosOrgaos(orgaos(0, 10))).toBe('O0 é o que menos cumpre entre os que já responderam: 0%');
    expect(achadoDosOrgaos(orgaos(10, 10))).toBe('O0 e O1 cumprem 10% do que se exige');
  });

  it('say what went wrong, with a way to try again', async () => {
    servir({ 'GET /transparencia-ativa/gerencial': recusa(500, 'Erro interno.') });
    abrir(GerencialPage, '/transparencia-ativa/gerencial', '/transparencia-ativa/gerencial');
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});
