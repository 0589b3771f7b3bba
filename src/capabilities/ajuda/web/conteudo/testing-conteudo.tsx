import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { getInstalacao, setInstalacao } from '#shell/instalacao.ts';
import type { PerguntaPublica } from '../../contract.ts';
import { CHAVE_DAS_PERGUNTAS } from '../ajuda-queries.ts';

/** The installation's settings in these tests. */
const fatos = {
  nome: 'Escuta.BR',
  orgaoControlador: 'Controladoria-Geral da União',
  emailContato: 'contato@escuta.example',
};
export const instalacaoDeTeste = { ...fatos, urlPublica: window.location.origin };

const REFERENCIA = path.resolve(
  import.meta.dirname,
  '../../../../../db/reference/80-pergunta-frequente.json',
);

/** The questions shipped with the product, as the server returns them. */
export const perguntas: readonly PerguntaPublica[] = JSON.parse(readFileSync(REFERENCIA, 'utf8')).linhas;

export const scrolledTo: Element[] = [];

/** jsdom has no layout and no scrollIntoView; recording the element proves where the reader is taken. */
export const renderAt = (address: string, page: ReactElement) => {
  setInstalacao({ ...getInstalacao(), ...fatos });
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this);
  });
  const client = new QueryClient();
  client.setQueryData(CHAVE_DAS_PERGUNTAS, perguntas);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
};
