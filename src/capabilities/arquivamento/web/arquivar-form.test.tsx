import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recusa } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { desfazerStore } from '#shell/atos/desfazer.ts';
import { abrirAto, confirmar, escolherOpcao, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import Arquivar from './arquivar-form.tsx';

const MOTIVOS = 'GET /api/motivos-arquivamento';
const ARQUIVAR = 'POST /tratamento/arquivar';
const JUSTIFICATIVA = 'Repete a manifestação 00106.000001/2026-11, já em análise.';

const CASO = 'GET /tratamento/1';
const motivos = {
  body: [
    { idMotivoArquivamento: 1, descMotivoArquivamento: 'Duplicidade' },
    { idMotivoArquivamento: 2, descMotivoArquivamento: 'Ausência de elementos mínimos' },
    { idMotivoArquivamento: 6, descMotivoArquivamento: 'Falta de complementação no prazo' },
    { idMotivoArquivamento: 9, descMotivoArquivamento: 'Desistência do manifestante' },
  ],
};
const doCaso = (mudancas: object = {}) => ({
  body: { idManifestacao: 1, complementacoes: [], analisePreliminar: null, ...mudancas },
});
const oferecidos = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Motivo' }));
  const opcoes = await screen.findAllByRole('option');
  return opcoes.map(({ textContent }) => textContent);
};

const preencher = async () => {
  await escolherOpcao('Motivo', 'Duplicidade');
  await userEvent.type(screen.getByLabelText('Justificativa'), JUSTIFICATIVA);
  await userEvent.click(screen.getByRole('button', { name: 'Arquivar' }));
};

afterEach(() => {
  usuarioStore.set(null);
  vi.unstubAllGlobals();
  banco.clear();
});

describe('archiving', () => {
  it('takes a reason of the table and a justification, and asks once more', async () => {
    const { chamadas, feito } = abrirAto(Arquivar, [umCasoEscolhido(1)], {
      [MOTIVOS]: motivos,
      [CASO]: doCaso(),
      [ARQUIVAR]: feitas(1),
    });
    await preencher();
    expect(await screen.findByRole('dialog', { name: 'Arquivar 1 manifestação?' })).toBeDefined();
    expect(chamadas.some(({ key }) => key === ARQUIVAR)).toBe(false);
    await confirmar('Arquivar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.find(({ key }) => key === ARQUIVAR)?.body).toEqual({
      podeDesfazer: true,
      casos: [{ idManifestacao: 1, versao: 10 }],
      idMotivoArquivamento: 1,
      justificativa: JUSTIFICATIVA,
    });
    expect(banco.size).toBe(0);
  });

  it('N10: can be taken back, and then the typed text is there again', async () => {
    signIn(aGestor());
    const feita = feitas(1);
    const { feito } = abrirAto(Arquivar, [umCasoEscolhido(1)], {
      [MOTIVOS]: motivos,
      [CASO]: doCaso(),
      [ARQUIVAR]: { ...feita, body: { ...feita.body, desfazer: { segundos: 30 } } },
    });
    await preencher();
    expect((await screen.findByRole('dialog')).textContent).toContain('30 segundos para desfazer');
    await confirmar('Arquivar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(banco.size).toBe(0);
    const oferecido = desfazerStore.get();
    expect(oferecido).toMatchObject({
      idManifestacao: 1,
      segundos: 30,
      formulario: '/manifestacao/arquivar',
    });
    await oferecido?.devolver();
    expect(JSON.stringify([...banco.values()])).toContain(JUSTIFICATIVA);
    desfazerStore.set(null);
  });

  it('offers a denúncia only the reasons that are so', async () => {
    abrirAto(Arquivar, [umCasoEscolhido(1, 1)], { [MOTIVOS]: motivos, [CASO]: doCaso() });
    await waitFor(async () => expect(await oferecidos()).toEqual(['Duplicidade']));
  });

  it('offers the lack of elements once the analysis found it, and of a complement once it is late', async () => {
    const complementacoes = [{ ultimoDia: '2020-01-31', respondidaEm: null }];
    const analisePreliminar = { apta: false };
    abrirAto(Arquivar, [umCasoEscolhido(1, 1)], {
      [MOTIVOS]: motivos,
      [CASO]: doCaso({ complementacoes, analisePreliminar }),
    });
    expect(await oferecidos()).toEqual([
      'Duplicidade',
      'Ausência de elementos mínimos',
      'Falta de complementação no prazo',
    ]);
  });

  it('goes back to the form without sending anything', async () => {
    const { chamadas } = abrirAto(Arquivar, [umCasoEscolhido(1)], { [MOTIVOS]: motivos, [CASO]: doCaso() });
    await preencher();
    await confirmar('Voltar e revisar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Justificativa').value).toBe(JUSTIFICATIVA);
    expect(chamadas.map(({ key }) => key)).not.toContain(ARQUIVAR);
  });

  it('keeps what was typed when the act is refused', async () => {
    // Only of somebody signed in is anything kept.
    signIn(aGestor());
    abrirAto(Arquivar, [umCasoEscolhido(1)], {
      [MOTIVOS]: motivos,
      [CASO]: doCaso(),
      [ARQUIVAR]: recusa(409, 'A manifestação já terminou.'),
    });
    await preencher();
    await confirmar('Arquivar');
    expect(await screen.findByText('A manifestação já terminou.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Justificativa').value).toBe(JUSTIFICATIVA);
    expect(banco.size).toBe(1);
  });

  it.each([
    ['identified people get an e-mail', [2], 'Quem registrou recebe um e-mail, se informou um.'],
    ['nobody writes to an anonymous person', [7], 'Quem fez a comunicação anônima só fica sabendo'],
    [
      'both where both are chosen',
      [2, 7],
      'Quem se identificou recebe um e-mail, se informou um; quem fez comunicação anônima',
    ],
  ] as const)('says that %s', (_, tipos, frase) => {
    abrirAto(
      Arquivar,
      tipos.map((tipo, index) => umCasoEscolhido(index + 1, tipo)),
      { [MOTIVOS]: motivos, [CASO]: doCaso() },
    );
    expect(screen.getByText(frase, { exact: false })).toBeDefined();
  });

  it('says when the reasons could not be read, and offers to try again', async () => {
    abrirAto(Arquivar, [umCasoEscolhido(1)], { [MOTIVOS]: recusa(500, 'Falhou.'), [CASO]: doCaso() });
    expect(await screen.findByText('Não foi possível buscar os motivos.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});
