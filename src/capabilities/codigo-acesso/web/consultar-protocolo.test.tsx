import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consultaAberta, esquecerConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { codigoDeBytes, formatCodigo } from '../domain/codigo-acesso.ts';
import { ConsultarProtocolo } from './consultar-protocolo.tsx';

const CODIGO = codigoDeBytes(new Uint8Array(12).fill(7));
const PROTOCOLO = '00106.000123/2024-48';
const NEGADO =
  'Não encontramos uma manifestação nem um pedido com este protocolo e este código de acesso. Confira os dois e tente de novo.';

type Answer = { readonly status?: number; readonly body: unknown };
const DESAFIO: Answer = { body: { desafio: 'abc', bits: 4 } };

const serve = (consultar: readonly Answer[]) => {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const isDesafio = url.endsWith('/consultar/desafio');
    if (!isDesafio) sent.push(JSON.parse(String(init.body)));
    const { status = 200, body } = isDesafio ? DESAFIO : (consultar[sent.length - 1] ?? { body: {} });
    return Response.json(body, { status });
  });
  return sent;
};

function Address() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="endereço">{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const open = (address = '/manifestacao/consultar') => {
  const element = (
    <>
      <ConsultarProtocolo isPrincipal />
      <Address />
    </>
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />,
  );
};

const fill = async (protocolo: string, codigo: string) => {
  await userEvent.clear(screen.getByLabelText('Protocolo'));
  await userEvent.type(screen.getByLabelText('Protocolo'), protocolo);
  await userEvent.type(screen.getByLabelText('Código de acesso'), codigo);
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  esquecerConsulta();
});

describe('ConsultarProtocolo', () => {
  it('S2-13 forgives dots, spaces and case, and keeps the code out of the address', async () => {
    const sent = serve([{ body: { idManifestacao: 42 } }]);
    open();
    await fill(' 00106 000123 2024.48', formatCodigo(CODIGO).toLowerCase().replaceAll('-', ' '));
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/detalhar/42 null'),
    );
    expect(sent).toEqual([
      { protocolo: '00106000123202448', codigoAcesso: CODIGO, desafio: 'abc', solucao: expect.any(String) },
    ]);
    expect(consultaAberta()).toBe('42');
  });

  it('S3-03 refuses a protocol or a code with wrong check characters before anything is asked of the server', async () => {
    const sent = serve([]);
    open();
    await fill('00106.000123/2024-49', CODIGO.slice(0, -1));
    await waitFor(() => expect(screen.getByLabelText('Protocolo').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Código de acesso').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('says one sentence about a wrong pair and offers two ways out', async () => {
    serve([{ status: 404, body: { message: NEGADO, code: 'manifestacao.protocolo-ou-codigo-invalido' } }]);
    open();
    await fill(PROTOCOLO, CODIGO);
    expect((await screen.findByText(NEGADO)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Entrar na minha conta' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fprincipal',
    );
    expect(screen.getByRole('link', { name: 'Falar com a ouvidoria do órgão' }).getAttribute('href')).toBe(
      '/orgao',
    );
    expect(consultaAberta()).toBeNull();
  });

  it('solves the harder puzzle that a refusal brings, without asking the person again', async () => {
    const code = 'manifestacao.prova-de-trabalho-necessaria';
    const refused = {
      status: 429,
      body: { message: 'Espere.', code, details: { desafio: 'outro', bits: 6 } },
    };
    const sent = serve([refused, { body: { idManifestacao: 7 } }]);
    open();
    await fill(PROTOCOLO, CODIGO);
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toContain('detalhar/7'));
    expect(sent.map(({ desafio }) => desafio)).toEqual(['abc', 'outro']);
  });

  it('begins with the protocol of the address', () => {
    serve([]);
    open('/manifestacao/consultar?protocolo=00106000123202448');
    expect(screen.getByLabelText<HTMLInputElement>('Protocolo').value).toBe('00106000123202448');
  });
});
