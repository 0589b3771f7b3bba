import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { blocosDe } from '../../domain/marcacao-leve.ts';
import { temas } from '../../domain/temas.ts';
import PerguntasFrequentesPage from './perguntas-frequentes-page.tsx';
import { perguntas, renderAt, scrolledTo } from './testing-conteudo.tsx';

const open = (address = '/perguntas-frequentes') => renderAt(address, <PerguntasFrequentesPage />);
const openSubject = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const search = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);

describe('the questions', () => {
  it('are at least 60, in every subject', () => {
    expect(perguntas.length).toBeGreaterThanOrEqual(60);
    expect(new Set(perguntas.map(({ tema }) => tema))).toEqual(new Set(Object.keys(temas)));
  });

  it('have unique addresses that are slugs, and unique wordings', () => {
    expect(new Set(perguntas.map(({ slug }) => slug)).size).toBe(perguntas.length);
    expect(new Set(perguntas.map(({ pergunta }) => pergunta)).size).toBe(perguntas.length);
    expect(perguntas.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('all have an answer without empty paragraphs, and synonyms', () => {
    const incomplete = perguntas.filter(
      ({ resposta, sinonimos }) =>
        blocosDe(resposta).length === 0 || sinonimos.length === 0 || sinonimos.some((s) => s.trim() === ''),
    );
    expect(incomplete).toEqual([]);
  });
});

describe('the page', () => {
  it('starts with every subject folded, each with its count, and says how many questions there are', () => {
    open();
    expect(screen.getByRole('status').textContent).toBe(`${perguntas.length} perguntas, por assunto.`);
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    const prazos = perguntas.filter(({ tema }) => tema === 'prazos').length;
    expect(screen.getByRole('button', { name: `Prazos ${prazos} perguntas` })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(Object.keys(temas).length);
  });

  it('opens one subject at a press, and its questions alone', async () => {
    open();
    await openSubject(/^Prazos/);
    const questoes = screen.getAllByRole('heading', { level: 3 }).map((cada) => cada.textContent);
    expect(questoes).toEqual(
      perguntas.filter(({ tema }) => tema === 'prazos').map(({ pergunta }) => pergunta),
    );
  });

  it('opens the subject of an address that names it', () => {
    open('/perguntas-frequentes#categoria-prazos');
    expect(screen.getAllByRole('button', { expanded: true }).map(({ id }) => id)).toEqual([
      'categoria-prazos',
    ]);
    expect(document.activeElement?.id).toBe('categoria-prazos');
  });

  it('finds without accents while typing and announces the count politely', async () => {
    open();
    await search('retaliacao denunciante');
    expect(
      screen.getByRole('button', { name: 'Sofri perseguição porque denunciei. O que faço?' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Funciona no celular?' })).toBeNull();
    const status = screen.getByRole('status');
    expect(status.getAttribute('aria-live')).toBe('polite');
    const shown = screen.getAllByRole('heading', { level: 3 }).length;
    expect(status.textContent).toBe(
      shown === 1 ? '1 pergunta encontrada.' : `${shown} perguntas encontradas.`,
    );
  });

  it('finds by a synonym that the question does not show', async () => {
    open();
    await search('represalia');
    const achadas = screen.getAllByRole('heading', { level: 3 }).map((cada) => cada.textContent);
    expect(achadas).toContain('Sofri perseguição porque denunciei. O que faço?');
    expect(achadas.length).toBeLessThan(5);
  });

  it('offers next steps when nothing is found, and a way back to all', async () => {
    open();
    await search('xyzxyz');
    expect(screen.getByRole('status').textContent).toBe('Nenhuma pergunta encontrada.');
    expect(screen.getByRole('link', { name: 'manual' }).getAttribute('href')).toBe('/manual');
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas as perguntas' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(Object.keys(temas).length);
  });

  it('opens, scrolls to and focuses the question of the permanent address', () => {
    open('/perguntas-frequentes#como-os-dias-sao-contados');
    const button = screen.getByRole('button', { name: 'Os dias são úteis ou corridos?' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(scrolledTo).toContain(button);
    expect(screen.getAllByRole('button', { expanded: true }).map(({ id }) => id)).toEqual([
      'categoria-prazos',
      'como-os-dias-sao-contados',
    ]);
  });

  it('opens and closes a question by its button', async () => {
    open();
    await openSubject(/^Acessibilidade e ajuda técnica/);
    const button = screen.getByRole('button', { name: 'Funciona no celular?' });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel?.hidden).toBe(true);
    await userEvent.click(button);
    expect(panel?.hidden).toBe(false);
    await userEvent.click(button);
    expect(panel?.hidden).toBe(true);
  });
});
