import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';

/** What the installation says of itself in these tests; each test file mocks `#web/instalacao.ts` with it. */
export const instalacaoDeTeste = {
  nome: 'Escuta.BR',
  orgaoControlador: 'Controladoria-Geral da União',
  emailContato: 'contato@escuta.example',
  urlPublica: 'https://escuta.example/web',
};

export const scrolledTo: Element[] = [];

/** jsdom has no layout and no scrollIntoView; recording the element proves where the reader is taken. */
export const renderAt = (address: string, page: ReactElement) => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this);
  });
  return render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>);
};
