import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrirAto, confirmar, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import PedirComplementacao from './pedir-complementacao-form.tsx';

const PEDIR = 'POST /tratamento/pedir-complementacao';
const TEXTO = 'Em que agência e em que dia foi?';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('asking for more', () => {
  it('says the twenty days, the silence and the clock, and asks once more', async () => {
    const { chamadas, feito } = abrirAto(PedirComplementacao, [umCasoEscolhido(1)], { [PEDIR]: feitas(1) });
    expect(
      screen.getByText(
        'Quem registrou tem 20 dias para responder. Sem resposta, a manifestação é arquivada.',
      ),
    ).toBeDefined();
    expect(screen.getByText(/Com o primeiro pedido, o prazo do órgão fica parado/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('O que falta saber'), TEXTO);
    await userEvent.click(screen.getByRole('button', { name: 'Pedir complementação' }));
    const pergunta = await screen.findByRole('dialog', { name: 'Pedir complementação?' });
    expect(pergunta.textContent).toContain('30 segundos para desfazer');
    expect(chamadas).toEqual([]);
    await confirmar('Pedir');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.map(({ body }) => body)).toEqual([
      { casos: [{ idManifestacao: 1, versao: 10 }], texto: TEXTO, podeDesfazer: true },
    ]);
    expect(banco.size).toBe(0);
  });

  it('is not for access to information, and says what to do instead', () => {
    abrirAto(PedirComplementacao, [umCasoEscolhido(1, 8)], {});
    expect(screen.getByText('No acesso à informação não se pede complementação.')).toBeDefined();
    expect(screen.queryByLabelText('O que falta saber')).toBeNull();
  });

  it('among many says which stay as they are', () => {
    abrirAto(PedirComplementacao, [umCasoEscolhido(1), umCasoEscolhido(2, 8)], {});
    expect(screen.getByText(/pedidos de acesso à informação desta lista ficam como estão/)).toBeDefined();
  });

  it('Decreto 9.492/2018, art. 18: is not for somebody anonymous, with whom one talks instead', () => {
    abrirAto(PedirComplementacao, [umCasoEscolhido(1, 7)], {});
    expect(screen.getByText('De quem é anônimo não se pede complementação.')).toBeDefined();
    expect(screen.getByText(/Pergunte pela conversa/)).toBeDefined();
  });

  it('for the second time says what is new', async () => {
    const caso = { ...umCasoEscolhido(1), complementacoes: [{}] };
    const { chamadas, feito } = abrirAto(PedirComplementacao, [caso], { [PEDIR]: feitas(1) });
    await userEvent.type(screen.getByLabelText('O que falta saber'), TEXTO);
    await userEvent.click(screen.getByRole('button', { name: 'Pedir complementação' }));
    const novo = screen.getByLabelText('O que há de novo desde o pedido anterior');
    await waitFor(() => expect(novo.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(novo, 'O posto tem dois registros.');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir complementação' }));
    await screen.findByRole('dialog', { name: 'Pedir complementação?' });
    await confirmar('Pedir');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas[0]?.body).toMatchObject({ texto: TEXTO, oQueHaDeNovo: 'O posto tem dois registros.' });
  });

  it('N10 asks before what is new tells personal data of others', async () => {
    const caso = { ...umCasoEscolhido(1), complementacoes: [{}] };
    const { chamadas } = abrirAto(PedirComplementacao, [caso], {});
    await userEvent.type(screen.getByLabelText('O que falta saber'), TEXTO);
    await userEvent.click(screen.getByLabelText('O que há de novo desde o pedido anterior'));
    await userEvent.paste('O telefone dele é (85) 99876-5432.');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir complementação' }));
    expect(await screen.findByRole('dialog', { name: 'Enviar com dados de outras pessoas?' })).toBeDefined();
    expect(chamadas).toEqual([]);
  });

  it('for the first time asks for nothing else', () => {
    const caso = { ...umCasoEscolhido(1), complementacoes: [] };
    abrirAto(PedirComplementacao, [caso], {});
    expect(screen.queryByLabelText(/O que há de novo/)).toBeNull();
  });

  it('of a denúncia warns not to ask who the person is', () => {
    abrirAto(PedirComplementacao, [umCasoEscolhido(1, 1)], {});
    expect(screen.getByText(/Não peça dados que digam quem a pessoa é/)).toBeDefined();
  });
});
