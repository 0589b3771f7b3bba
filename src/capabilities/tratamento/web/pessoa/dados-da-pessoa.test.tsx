import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DadosDaPessoa } from './dados-da-pessoa.tsx';

const pessoa = { nome: 'Ana Paula', email: null, telefone: null, documento: '52998224725', endereco: null };

afterEach(cleanup);

describe('the document of who filed', () => {
  it('is marked while nobody proved it, and plain once the sign-on did', () => {
    const { rerender } = render(<DadosDaPessoa pessoa={{ ...pessoa, isDocumentoProvado: false }} />);
    expect(screen.getByText('não comprovado')).toBeDefined();
    rerender(<DadosDaPessoa pessoa={{ ...pessoa, isDocumentoProvado: true }} />);
    expect(screen.getByText('529.982.247-25')).toBeDefined();
    expect(screen.queryByText('não comprovado')).toBeNull();
  });
});
