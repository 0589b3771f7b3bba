import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { partes } from '../../domain/manual/secoes.ts';
import ManualPage from './manual-page.tsx';
import { renderAt, scrolledTo } from './testing-conteudo.tsx';

const secoes = partes.flatMap((parte) => parte.secoes);

describe('the manual', () => {
  it('has unique anchors and an index entry for each', () => {
    const ids = [...partes, ...secoes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    renderAt('/manual', <ManualPage />);
    const index = within(screen.getByRole('navigation', { name: 'Índice do manual' }));
    expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toHaveLength(ids.length);
    for (const id of ids) expect(document.getElementById(id)).not.toBeNull();
  });

  it('states the terms of Lei 13.460 and Lei 12.527', () => {
    renderAt('/manual', <ManualPage />);
    const table = screen.getByRole('table', { name: 'Prazos da ouvidoria e do acesso à informação' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Manifestação de ouvidoria', '30 dias, mais 30 uma única vez, com justificativa'],
      ['Complementação', '20 dias'],
      ['Consentimento', '20 dias'],
      ['Pedido de acesso à informação', '20 dias, mais 10 uma única vez, com justificativa'],
      ['Recorrer, em cada instância', '10 dias'],
      ['Recurso de 1ª instância', '5 dias'],
      ['Recurso de 2ª instância', '5 dias'],
      ['Recurso de 3ª instância', '5 dias; antes, pode ouvir o órgão por até 30 dias, mais 30 uma vez'],
      ['Recurso de 4ª instância, se a CGU conheceu do recurso e negou', 'Até a terceira reunião ordinária'],
      ['Pedido de desclassificação, e o recurso nele', '30 dias'],
      ['Apresentar reclamação por falta de resposta', '10 dias, a partir da abertura'],
      ['Decidir a reclamação por falta de resposta', '5 dias'],
      ['Pedido de revisão', '5 dias'],
    ]);
  });

  it('finds sections without accents and leaves the others out of the index too', async () => {
    renderAt('/manual', <ManualPage />);
    await userEvent.type(screen.getByRole('searchbox'), 'codigo qr');
    expect(screen.getByRole('status').textContent).toBe('1 seção encontrada.');
    expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Protocolo e comprovante',
    ]);
  });

  it('takes the reader to the section of the address', () => {
    renderAt('/manual#tarjamento', <ManualPage />);
    const heading = screen.getByRole('heading', { name: 'Tarjamento' });
    expect(document.activeElement).toBe(heading);
    expect(scrolledTo).toEqual([heading]);
  });

  it('clears the search when an index link leads to a section', async () => {
    renderAt('/manual', <ManualPage />);
    await userEvent.type(screen.getByRole('searchbox'), 'tarjamento');
    const index = within(screen.getByRole('navigation', { name: 'Índice do manual' }));
    await userEvent.click(index.getByRole('link', { name: 'Tarjamento' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(secoes.length);
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    renderAt('/manual', <ManualPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir o manual' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
