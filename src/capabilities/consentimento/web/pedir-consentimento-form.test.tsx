import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recusa } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { orgaosAchados } from '#capabilities/orgao/web/escolher/testing-orgaos.ts';
import { abrirAto, confirmar, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import PedirConsentimento from './pedir-consentimento-form.tsx';

const PEDIR = 'POST /tratamento/pedir-consentimento';
const MOTIVO = 'A corregedoria precisa ouvir quem denunciou.';
const casos = [{ idManifestacao: 1, versao: 10 }];

const escolherOrgao = async () => {
  await userEvent.type(await screen.findByLabelText('Órgão que receberia'), 'ministerio');
  await userEvent.click(await screen.findByRole('radio', { name: /Ministério da Educação/ }));
};
const pedir = async () => {
  await userEvent.type(screen.getByLabelText('Motivo'), MOTIVO);
  await userEvent.click(screen.getByRole('button', { name: 'Pedir consentimento' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('asking for consent', () => {
  it('names the office, says that silence is no, and asks once more', async () => {
    const { chamadas, feito } = abrirAto(PedirConsentimento, [umCasoEscolhido(1, 1)], {
      'GET /orgaos': orgaosAchados,
      [PEDIR]: feitas(1),
    });
    expect(await screen.findByText(/20 dias para responder\. O silêncio vale como não\./)).toBeDefined();
    await escolherOrgao();
    await pedir();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('MEC – Ministério da Educação')).toBeDefined();
    await confirmar('Pedir');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.at(-1)?.body).toEqual({
      podeDesfazer: true,
      casos,
      destinatario: { idOuvidoria: 12 },
      motivo: MOTIVO,
    });
    expect(banco.size).toBe(0);
  });

  it('takes the name of a body outside the platform', async () => {
    const { chamadas, feito } = abrirAto(PedirConsentimento, [umCasoEscolhido(1, 1)], { [PEDIR]: feitas(1) });
    await userEvent.click(await screen.findByRole('radio', { name: /^Um órgão que não usa a plataforma/ }));
    await userEvent.type(screen.getByLabelText('Nome do órgão'), 'Ministério Público');
    await pedir();
    await confirmar('Pedir');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.at(-1)?.body).toEqual({
      podeDesfazer: true,
      casos,
      destinatario: { nome: 'Ministério Público' },
      motivo: MOTIVO,
    });
  });

  it('N10 asks before personal data of others reach whoever denounced', async () => {
    const { chamadas } = abrirAto(PedirConsentimento, [umCasoEscolhido(1, 1)], { [PEDIR]: feitas(1) });
    await userEvent.click(await screen.findByRole('radio', { name: /^Um órgão que não usa a plataforma/ }));
    await userEvent.type(screen.getByLabelText('Nome do órgão'), 'Ministério Público');
    await userEvent.click(screen.getByLabelText('Motivo'));
    await userEvent.paste('Ligue para (85) 99876-5432.');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir consentimento' }));
    expect(await screen.findByRole('dialog', { name: 'Enviar com dados de outras pessoas?' })).toBeDefined();
    expect(chamadas).toEqual([]);
  });

  it.each([2, 7, 8] as const)('is for an identified denúncia only, not for type %d', (tipo) => {
    abrirAto(PedirConsentimento, [umCasoEscolhido(1, tipo)], {});
    expect(screen.getByText('Só se pede consentimento em denúncia identificada.')).toBeDefined();
    expect(screen.queryByLabelText('Motivo')).toBeNull();
  });

  it("puts the server's refusal of an office beside it", async () => {
    const frase = 'Este órgão não está na plataforma. Escolha outro da lista.';
    abrirAto(PedirConsentimento, [umCasoEscolhido(1, 1)], {
      'GET /orgaos': orgaosAchados,
      [PEDIR]: recusa(422, frase, { details: { campos: { idOuvidoriaDestinatario: frase } } }),
    });
    await escolherOrgao();
    await pedir();
    await confirmar('Pedir');
    expect(await screen.findByRole('link', { name: frase })).toBeDefined();
    expect(screen.getByLabelText('Órgão que receberia').getAttribute('aria-invalid')).toBe('true');
  });
});
