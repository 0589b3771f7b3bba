import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import Agrupar from './agrupar-form.tsx';
import { abrirAto, detalhe, feitas, linha, outroCaso, umCaso } from './testing-analise.tsx';

const AGRUPAR = 'POST /tratamento/agrupar';
const DESAGRUPAR = 'POST /tratamento/desagrupar';
const LER = 'GET /tratamento/1';
const CONCLUIDA = { idSituacaoManifestacao: 6, descSituacaoManifestacao: 'Concluída' };
const agrupar = () => userEvent.click(screen.getByRole('button', { name: 'Agrupar' }));

afterEach(() => vi.unstubAllGlobals());

describe('merging duplicates', () => {
  it('says that one answer reaches everyone, and takes the principal from the chosen ones', async () => {
    const chamadas = servir({ [AGRUPAR]: feitas(linha(1), linha(2)) });
    abrirAto(Agrupar, [umCaso(1), umCaso(2)]);
    expect(await screen.findByText(/chega a cada pessoa do grupo/)).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /000002/ }));
    await agrupar();
    await screen.findByText('Feito em 2 manifestações.');
    expect(chamadas[0]?.body).toEqual({
      casos: [
        { idManifestacao: 1, versao: 10 },
        { idManifestacao: 2, versao: 20 },
      ],
      idPrincipal: 2,
    });
  });

  it('offers to one case the open ones that look like it, and others by protocol, never itself', async () => {
    const item = {
      ...umCaso(7),
      situacao: { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' },
    };
    const chamadas = servir({
      [LER]: detalhe({ semelhantes: [outroCaso(5), outroCaso(6)] }),
      'GET /tratamento/manifestacoes?porPagina=100&ids=5%2C6': {
        body: {
          itens: [
            { ...item, ...umCaso(5) },
            { ...item, ...umCaso(6), situacao: CONCLUIDA },
          ],
        },
      },
      'GET /tratamento/manifestacoes': { body: { itens: [item, { ...item, ...umCaso(1) }] } },
      [AGRUPAR]: feitas(linha(1)),
    });
    const onFeito = abrirAto(Agrupar, [umCaso(1)]);
    expect(await screen.findByRole('radio', { name: /000005/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /000006/ })).toBeNull();
    await userEvent.type(screen.getByLabelText(/pelo protocolo/), '00106.000007{Enter}');
    await userEvent.click(await screen.findByRole('radio', { name: /000007/ }));
    expect(screen.queryByRole('radio', { name: /000001/ })).toBeNull();
    await agrupar();
    await waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(chamadas.find(({ key }) => key === AGRUPAR)?.body).toMatchObject({ idPrincipal: 7 });
  });

  it('asks for a principal', async () => {
    const chamadas = servir({});
    abrirAto(Agrupar, [umCaso(1), umCaso(2)]);
    await screen.findByRole('radiogroup');
    await agrupar();
    await waitFor(() => expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'));
    expect(chamadas).toEqual([]);
  });

  it('says why it was refused', async () => {
    servir({ [AGRUPAR]: recusa(409, 'Denúncias só podem ser juntadas com denúncias.') });
    abrirAto(Agrupar, [umCaso(1), umCaso(2, 1)]);
    expect(await screen.findByText(/só entram no grupo as do tipo da principal/)).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /000002/ }));
    await agrupar();
    expect(await screen.findByText('Denúncias só podem ser juntadas com denúncias.')).toBeDefined();
  });
});

describe('leaving a group', () => {
  it('takes one case out and leaves the others', async () => {
    const chamadas = servir({
      [LER]: detalhe({ grupo: { idPrincipal: 2, casos: [outroCaso(2), outroCaso(3)] } }),
      [DESAGRUPAR]: feitas(linha(1)),
    });
    const onFeito = abrirAto(Agrupar, [umCaso(1)]);
    expect(await screen.findByText('Principal')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retirar do grupo' }));
    await waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(chamadas.at(-1)?.body).toEqual({ casos: [{ idManifestacao: 1, versao: 10 }] });
  });

  it('ends the whole group from its principal, which leaves last', async () => {
    const chamadas = servir({
      [LER]: detalhe({ grupo: { idPrincipal: 1, casos: [outroCaso(2), outroCaso(3)] } }),
      [DESAGRUPAR]: feitas(linha(2), linha(3), linha(1)),
    });
    abrirAto(Agrupar, [umCaso(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer o grupo' }));
    await screen.findByText('Feito em 3 manifestações.');
    expect(screen.getByText('00106.000003/2026-11')).toBeDefined();
    expect(chamadas.at(-1)?.body).toEqual({
      casos: [{ idManifestacao: 2 }, { idManifestacao: 3 }, { idManifestacao: 1, versao: 10 }],
    });
  });
});
