import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import FeriadosPage from './feriados-page.tsx';
import { linha, previa } from './testing-feriado.ts';

const LISTA = 'GET /feriados';
const CALENDARIO = 'GET /feriados/calendario';
const IMPORTACAO = 'GET /feriados/importacao';
const PREVIA = 'POST /feriados/previa';
const MUDAR = 'POST /feriados';

afterEach(() => vi.unstubAllGlobals());

const natal = linha(1, { data: '2026-12-25', descricao: 'Natal' });
const dataMagna = linha(2, {
  data: '2026-03-25',
  descricao: 'Data Magna',
  abrangencia: 'estadual',
  uf: 'CE',
  lugar: 'Ceará',
  tipo: 'fixo',
});

const cinzas = linha(3, {
  data: '2026-02-18',
  descricao: 'Quarta-feira de Cinzas',
  abrangencia: 'federal',
  reduzido: true,
});

describe('the list of holidays', () => {
  it('says the day, where it holds and when it comes back, and leads to each', async () => {
    servir({ [LISTA]: { body: { itens: [dataMagna, natal], proximoCursor: null } } });
    abrir(FeriadosPage, '/feriado', '/feriado?ano=2026');
    const link = await screen.findByRole('link', { name: 'Data Magna' });
    expect(link.getAttribute('href')).toBe('/feriado/detalhar/2');
    const row = link.closest('tr') as HTMLElement;
    expect(within(row).getByText('Estadual (Ceará)')).toBeDefined();
    expect(within(row).getByText('Todo dia 25 de março')).toBeDefined();
  });

  it('says which days have reduced hours, and shows only those when asked', async () => {
    const chamadas = servir({ [LISTA]: { body: { itens: [cinzas, natal], proximoCursor: null } } });
    abrir(FeriadosPage, '/feriado', '/feriado?ano=2026');
    const linhaDe = async (name: string) =>
      within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
    expect((await linhaDe('Quarta-feira de Cinzas')).getByText('Expediente reduzido')).toBeDefined();
    expect((await linhaDe('Natal')).getByText('Sem expediente')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /Filtros/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Expediente reduzido' }));
    await waitFor(() => expect(chamadas.at(-1)?.key).toContain('expediente=reduzido'));
    expect(screen.getByRole('button', { name: /Expediente reduzido/ })).toBeDefined();
  });

  it('of another year asks for it, and an empty year leads to the import', async () => {
    const chamadas = servir({ [LISTA]: { body: { itens: [], proximoCursor: null } } });
    abrir(FeriadosPage, '/feriado', '/feriado?ano=2033');
    const importar = await screen.findByRole('link', { name: 'Importar os feriados de 2033' });
    expect(importar.getAttribute('href')).toBe('/feriado?ver=importar&ano=2033');
    await userEvent.click(screen.getByRole('button', { name: 'Próximo ano, 2034' }));
    await waitFor(() => expect(chamadas.at(-1)?.key).toContain('ano=2034'));
  });

  it('says what went wrong, with a way to try again', async () => {
    servir({ [LISTA]: recusa(500, 'Erro interno.') });
    abrir(FeriadosPage, '/feriado', '/feriado?ano=2026');
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

describe('the calendar of a year', () => {
  /** By its date: among 365 buttons a search by role takes seconds. */
  const dia = (iso: string) => document.querySelector(`[data-dia="${iso}"]`) as HTMLElement;
  const abrirAno = async () => {
    servir({ [CALENDARIO]: { body: { linhas: [cinzas, dataMagna, natal], incompleto: false } } });
    abrir(FeriadosPage, '/feriado', '/feriado?ver=calendario&ano=2026');
    await screen.findByText(/3 dias com feriado/);
  };
  const aberto = () => within(document.querySelector('[role="dialog"]') as HTMLElement);
  const focado = () => document.activeElement?.getAttribute('data-dia');

  it('has twelve months, and a marked day says its scope in letters, too', async () => {
    await abrirAno();
    expect(document.querySelectorAll('table')).toHaveLength(12);
    expect(dia('2026-03-25').getAttribute('aria-label')).toBe(
      '25 de março de 2026, quarta-feira; Data Magna, Estadual (Ceará)',
    );
    expect(within(dia('2026-03-25')).getByText('E')).toBeDefined();
    expect(dia('2026-03-26').getAttribute('aria-label')).toBe('26 de março de 2026, quinta-feira');
  });

  it('marks a day of reduced hours with a sign of its own, which the legend and the open day explain', async () => {
    await abrirAno();
    expect(within(dia('2026-02-18')).getByText('F½')).toBeDefined();
    expect(dia('2026-02-18').getAttribute('aria-label')).toBe(
      '18 de fevereiro de 2026, quarta-feira; Quarta-feira de Cinzas, Ponto facultativo federal, expediente reduzido',
    );
    const legenda = document.querySelector('[aria-label="Legenda"]') as HTMLElement;
    expect(within(legenda).getByText('Expediente reduzido').textContent).toContain('½');
    await userEvent.click(dia('2026-02-18'));
    expect(aberto().getByText('Ponto facultativo federal, expediente reduzido')).toBeDefined();
  });

  it('is walked by the arrows from one stop of Tab, and Enter opens the day', async () => {
    await abrirAno();
    expect(document.querySelectorAll('.feriado-dia[tabindex="0"]')).toHaveLength(1);
    await userEvent.click(dia('2026-12-25'));
    expect(aberto().getByText('Natal').getAttribute('href')).toBe('/feriado/detalhar/1');
    await userEvent.keyboard('{Escape}');
    // The dialog returns the focus one frame after it closes.
    await waitFor(() => expect(focado()).toBe('2026-12-25'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(focado()).toBe('2026-12-24');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    expect(focado()).toBe('2026-12-01');
    await userEvent.keyboard('{Enter}');
    expect(aberto().getByText('Cadastrar neste dia').closest('a')?.getAttribute('href')).toBe(
      '/feriado/cadastrar?data=2026-12-01',
    );
  });
});

describe('the import of a year', () => {
  const proposta = (chave: string, situacao: string) => {
    const { data, descricao, reduzido, abrangencia, uf, idMunicipio, idOuvidoria, lugar } = linha(1, {
      descricao: `Feriado ${chave}`,
    });
    const visto = { data, descricao, reduzido, abrangencia, uf, idMunicipio, idOuvidoria, lugar };
    return { ...visto, chave, origem: 'biblioteca', situacao };
  };

  it('shows what would be added, asks the server what it does, and sends what was confirmed', async () => {
    const chamadas = servir({
      [IMPORTACAO]: { body: [proposta('a', 'novo'), proposta('b', 'existe'), proposta('c', 'removido')] },
      [PREVIA]: { body: previa(0) },
      [MUDAR]: { body: { idFeriado: 9, idRecontagem: 1 } },
    });
    abrir(FeriadosPage, '/feriado', '/feriado?ver=importar&ano=2033');
    expect(await screen.findByText(/1 já estão no calendário/)).toBeDefined();
    expect(screen.queryByText('Feriado b')).toBeNull();
    // A holiday that somebody removed does not come back unless asked for.
    await userEvent.click(screen.getByRole('button', { name: 'Conferir e importar 1' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Importar os feriados de 2033?' });
    expect(within(dialogo).getByText('Nenhum prazo aberto muda.')).toBeDefined();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Importar' }));
    expect(await screen.findByText(/Salvo: os feriados de 2033/)).toBeDefined();
    const pedido = { ato: 'importar', ano: 2033, chaves: ['a'] };
    expect(chamadas.find(({ key }) => key === MUDAR)?.body).toEqual({
      pedido,
      confirmado: { marca: 'marca-1', total: 0 },
    });
  });
});
