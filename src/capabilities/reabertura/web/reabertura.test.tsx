import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { abrirAto, confirmar, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import DecidirReabertura from './negar-reabertura-form.tsx';
import { PedirReabertura } from './pedir-reabertura.tsx';

const PEDIR = 'POST /manifestacoes/42/pedir-reabertura';
const CONCEDER = 'POST /tratamento/conceder-reabertura';
const NEGAR = 'POST /tratamento/negar-reabertura';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

const abrirPedido = (caso = umCaso()) => {
  const chamadas = servir({ [PEDIR]: { body: { ok: true } } });
  const feito = vi.fn();
  abrir(() => <PedirReabertura caso={caso} onFeito={feito} onFechar={vi.fn()} />, '/ato', '/ato');
  return { chamadas, feito };
};

describe('Lei 9.784/1999, art. 63 § 2º: asking to reopen', () => {
  it('says that the office decides, and sends why', async () => {
    const { chamadas, feito } = abrirPedido();
    const dialogo = await screen.findByRole('dialog', { name: 'Pedir a reabertura?' });
    const texto = 'A lâmpada queimou de novo no dia seguinte.';
    await userEvent.click(within(dialogo).getByLabelText('Por que reabrir?'));
    await userEvent.paste(texto);
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Pedir a reabertura' }));
    await waitFor(() => expect(feito).toHaveBeenCalledOnce());
    expect(chamadas).toMatchObject([{ key: PEDIR, body: { texto } }]);
    expect(banco.size).toBe(0);
  });

  it('Lei 12.527/2011, art. 15: of an access request says that the term to appeal runs on', async () => {
    abrirPedido(
      umCaso({
        tipo: { idTipoManifestacao: TipoManifestacao.acessoAInformacao, descTipoManifestacao: 'Acesso' },
        atos: [{ ato: 'recorrer', ultimoDia: '2026-03-25' }],
      }),
    );
    expect(await screen.findByText('Este pedido não substitui o recurso.')).toBeDefined();
    expect(screen.getByText(/O prazo para recorrer continua correndo, até .*25\/03\/2026/)).toBeDefined();
  });
});

describe('deciding it', () => {
  it.each([
    ['Reabrir a manifestação', 'Reabrir', CONCEDER],
    ['Não reabrir', 'Negar', NEGAR],
  ])('%s, with a reason', async (opcao, acao, rota) => {
    const respostas = { [CONCEDER]: feitas(1), [NEGAR]: feitas(1) };
    const { chamadas, feito } = abrirAto(DecidirReabertura, [umCasoEscolhido(1)], respostas);
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${opcao}`) }));
    await userEvent.click(screen.getByLabelText('Por quê'));
    await userEvent.paste('O que foi respondido não resolveu.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar(acao);
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.map(({ key }) => key)).toEqual([rota]);
  });

  it('Lei 12.527/2011, art. 15: offers only what is open on the case: of one that was appealed, to refuse', async () => {
    const caso = { ...umCasoEscolhido(1), atos: [{ ato: 'negarReabertura' }] };
    const { chamadas, feito } = abrirAto(DecidirReabertura, [caso], { [NEGAR]: feitas(1) });
    expect(await screen.findByRole('radio', { name: /^Não reabrir/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /^Reabrir/ })).toBeNull();
    await userEvent.click(screen.getByLabelText('Por quê'));
    await userEvent.paste('O pedido já foi à instância seguinte.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Negar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.map(({ key }) => key)).toEqual([NEGAR]);
  });
});
