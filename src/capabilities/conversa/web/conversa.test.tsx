import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { FormaNoPapel } from '#shell/impressao/formas.ts';
import { banco } from '#testing/idb.ts';
import { Conversa } from './conversa.tsx';

const LER = 'GET /manifestacoes/42/mensagens';
const ACRESCENTAR = 'POST /manifestacoes/42/acrescentar';
const CONVERSAR = 'POST /manifestacoes/42/mensagens';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

const abrirConversa = (props: Partial<Parameters<typeof Conversa>[0]> = {}) => {
  const chamadas = servir({
    [LER]: { body: [] },
    [ACRESCENTAR]: { body: { ok: true } },
    [CONVERSAR]: { body: { ok: true } },
  });
  abrir(() => <Conversa idManifestacao={42} podeEscrever isAnonima={false} {...props} />, '/caso', '/caso');
  return () => chamadas.filter(({ key }) => key !== LER);
};

describe('Lei 9.784/1999, art. 3º, III: adding to one’s own case', () => {
  it('says that no term moves, and sends what is added as such', async () => {
    const enviadas = abrirConversa();
    expect(await screen.findByText(/Acrescente aqui a qualquer momento/)).toBeDefined();
    await userEvent.click(screen.getByLabelText('O que você quer acrescentar'));
    await userEvent.paste('Achei o recibo.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await waitFor(() =>
      expect(enviadas()).toMatchObject([
        { key: ACRESCENTAR, body: { texto: 'Achei o recibo.', anexos: [] } },
      ]),
    );
  });

  it('is answered by the office in the same thread', async () => {
    const enviadas = abrirConversa({ lado: 'orgao' });
    await userEvent.click(await screen.findByLabelText('Mensagem a quem registrou'));
    await userEvent.paste('Recebido.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await waitFor(() => expect(enviadas()).toMatchObject([{ key: CONVERSAR }]));
  });

  it('is over with the case', async () => {
    abrirConversa({ podeEscrever: false });
    expect(
      await screen.findByText('A manifestação terminou: não é possível acrescentar mais nada.'),
    ).toBeDefined();
    expect(screen.queryByText(/a qualquer momento/)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('N14 printed for a process, a message of the office names the office and nobody of it', async () => {
  servir({
    [LER]: {
      body: [
        {
          idMensagem: 1,
          doManifestante: false,
          autor: 'Renata Brandão (CGU)',
          texto: 'Recebemos o documento.',
          enviadaEm: '2026-03-05T13:00:00Z',
          lidaEm: null,
          anexos: [],
        },
      ],
    },
  });
  abrir(
    () => (
      <FormaNoPapel value="processo">
        <Conversa idManifestacao={42} podeEscrever={false} isAnonima={false} lado="orgao" />
      </FormaNoPapel>
    ),
    '/caso',
    '/caso',
  );
  expect(await screen.findByText('CGU')).toBeDefined();
  expect(screen.queryByText(/Renata/)).toBeNull();
});
