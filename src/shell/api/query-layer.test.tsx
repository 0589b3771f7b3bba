import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Usuario, usuarioStore } from '#shell/session/session.ts';
import { QueryLayer } from './query-layer.tsx';

let answers = 0;

function Contador() {
  const { data } = useQuery({ queryKey: ['contador'], queryFn: async () => ++answers });
  return <p>resposta {data ?? '…'}</p>;
}

const person = (login: string, perfil: number) =>
  ({ login, idUsuarioPerfilOuvidoriaAtual: perfil }) as Usuario;
const show = () =>
  render(
    <QueryLayer>
      <Contador />
    </QueryLayer>,
  );

describe('S4-05 the query layer', () => {
  it('keeps answers between pages, and forgets them when the person or the profile changes', async () => {
    usuarioStore.set(person('duplo', 1));
    show().unmount();
    const page = show();
    expect(await screen.findByText('resposta 1')).toBeDefined();
    page.unmount();
    act(() => usuarioStore.set(person('duplo', 2)));
    show();
    expect(await screen.findByText('resposta 2')).toBeDefined();
    act(() => usuarioStore.set(null));
  });
});
