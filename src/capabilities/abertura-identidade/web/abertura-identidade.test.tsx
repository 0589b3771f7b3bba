import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { confirmar } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import type { AberturaVista } from '../domain/abertura.ts';
import { AberturasDoCaso } from './aberturas-do-caso.tsx';
import AberturasPage from './aberturas-page.tsx';
import { IdentidadeDoCaso } from './identidade-do-caso.tsx';

const DO_CASO = 'GET /manifestacoes/42/aberturas-de-identidade';
const MOTIVO = 'Marcar com a pessoa o depoimento na comissão de hoje.';
const CGU = 'CGU – Controladoria-Geral da União';
const umaAbertura = (mudancas: Partial<AberturaVista> = {}): AberturaVista => ({
  idAbertura: 7,
  idManifestacao: 42,
  numeroProtocolo: '00106.000001/2026-11',
  situacao: 'espera',
  quem: 'Gil Gestor (CGU)',
  motivo: MOTIVO,
  pedidaEm: '2026-03-05T13:00:00Z',
  abertaEm: null,
  quemAprova: CGU,
  decisor: null,
  fundamento: null,
  decididaEm: null,
  podeDecidir: false,
  podeAbrir: false,
  ...mudancas,
});
const pessoa = {
  nome: 'Ana Paula',
  email: null,
  telefone: null,
  documento: null,
  isDocumentoProvado: false,
  endereco: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('a second person approves the opening of an identity', () => {
  const identidade = (respostas: Respostas) => {
    const chamadas = servir(respostas);
    abrir(
      () => <IdentidadeDoCaso idManifestacao={42} podeVer onVista={() => {}} onFechada={() => {}} />,
      '/caso',
      '/caso',
    );
    return chamadas;
  };

  it('says before that somebody else must approve, and who; afterwards that it waits', async () => {
    let espera: string | null = null;
    identidade({
      [DO_CASO]: () => ({
        body: { aberturas: [], espera, proxima: { como: 'espera', quemAprova: CGU, restamHoje: 3 } },
      }),
      'POST /tratamento/42/identidade': () => {
        espera = CGU;
        return { body: { idAbertura: 7, esperaPor: CGU } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver identidade' }));
    expect(await screen.findByText(/Desta vez outra pessoa, de CGU/)).toBeDefined();
    await userEvent.click(screen.getByRole('textbox', { name: /Justificativa/ }));
    await userEvent.paste('apurar apurar apurar apurar apurar');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir a aprovação' }));
    expect((await screen.findAllByText(/ao menos 8 palavras diferentes/)).length).toBeGreaterThan(1);
    await userEvent.clear(screen.getByRole('textbox', { name: /Justificativa/ }));
    await userEvent.paste(MOTIVO);
    await userEvent.click(screen.getByRole('button', { name: 'Pedir a aprovação' }));
    expect(await screen.findByText(/Falta a aprovação de outra pessoa/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ver identidade' })).toBeNull();
  });

  it('opens what was approved, and hides it again', async () => {
    const aprovada = umaAbertura({ situacao: 'aprovada', decisor: 'Rita (CGU)', podeAbrir: true });
    const chamadas = identidade({
      [DO_CASO]: { body: { aberturas: [aprovada], espera: null, proxima: null } },
      'POST /aberturas-de-identidade/7/abrir': { body: pessoa },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir a identidade agora' }));
    expect(await screen.findByText('Ana Paula')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Esconder de novo' }));
    expect(screen.queryByText('Ana Paula')).toBeNull();
    expect(chamadas.filter(({ key }) => key.startsWith('POST'))).toHaveLength(1);
  });

  it('offers nothing when the day is over', async () => {
    identidade({
      [DO_CASO]: {
        body: { aberturas: [], espera: null, proxima: { como: 'chega', quemAprova: null, restamHoje: 0 } },
      },
    });
    expect(await screen.findByText(/limite de aberturas de identidade de hoje/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ver identidade' })).toBeNull();
  });

  it('the colleague decides with a reason', async () => {
    const chamadas = servir({
      'GET /aberturas-de-identidade/7': { body: umaAbertura({ podeDecidir: true }) },
      'POST /aberturas-de-identidade/7/decidir': { body: { ok: true } },
    });
    abrir(() => <AberturasPage />, '/aberturas', '/aberturas?ids=7');
    await userEvent.click(await screen.findByRole('radio', { name: /Recusar/ }));
    await userEvent.type(screen.getByLabelText('Fundamento'), 'Não vejo por que saber quem é.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Registrar');
    expect(await screen.findByText('A decisão foi registrada.')).toBeDefined();
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
        aprova: false,
        fundamento: 'Não vejo por que saber quem é.',
      }),
    );
  });
});

describe('the citizen sees who and why', () => {
  it('on the page of the case, and asks nothing of the server where nobody looked', async () => {
    const chamadas = servir({
      [DO_CASO]: {
        body: {
          aberturas: [
            umaAbertura({ situacao: 'aberta', abertaEm: '2026-03-05T13:00:00Z', quemAprova: null }),
          ],
          espera: null,
          proxima: null,
        },
      },
    });
    const caso = { idManifestacao: 42, historico: [{ acao: 'Acesso aos dados do denunciante' }] };
    abrir(
      () => (
        <>
          <AberturasDoCaso titulo="Quem abriu os seus dados" caso={caso} />
          <AberturasDoCaso titulo="Outro" caso={{ idManifestacao: 43, historico: [] }} />
        </>
      ),
      '/caso',
      '/caso',
    );
    expect(await screen.findByText('Gil Gestor (CGU)')).toBeDefined();
    expect(screen.getByText(MOTIVO)).toBeDefined();
    expect(chamadas).toHaveLength(1);
  });
});
