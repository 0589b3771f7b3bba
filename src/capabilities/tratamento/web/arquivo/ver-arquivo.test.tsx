import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Arquivo } from '#shell/ui/arquivos.tsx';
import { VerArquivo } from './ver-arquivo.tsx';

const mostrar = (arquivo: Partial<Arquivo>) =>
  render(
    <MemoryRouter>
      <VerArquivo
        arquivo={{
          idAnexo: 7,
          nomeArquivo: 'laudo.pdf',
          tamanho: 1000,
          tipoConteudo: 'application/pdf',
          href: '/api/app-web/v1/manifestacoes/12/anexos/7',
          ...arquivo,
        }}
      />
    </MemoryRouter>,
  );

it('leads from a PDF of the case to its redaction', () => {
  mostrar({});
  expect(screen.getByRole('link', { name: 'Tarjar laudo.pdf' }).getAttribute('href')).toBe(
    '/tarjamento?manifestacao=12&anexo=7',
  );
});

it('offers no redaction of what is no PDF, nor of a file that is not of a case', () => {
  mostrar({ tipoConteudo: 'image/png', nomeArquivo: 'foto.png' });
  mostrar({ href: '/api/app-web/v1/recursos/3/anexos/7' });
  expect(screen.queryByRole('link')).toBeNull();
});
