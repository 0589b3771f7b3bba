import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arquivar } from '#capabilities/arquivamento/domain/arquivar.ato.ts';
import { servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import type { CasoDoLote, LinhaDoLote } from '#kernel/lista/lote.ts';
import { ApiError } from '#shell/api/errors.ts';
import { desfazerStore } from '../desfazer.ts';
import { feita, umCasoEscolhido } from '../testing-ato.tsx';
import { enviarAoLote, type LoteEnviado } from './enviar-ao-lote.ts';
import { useLote } from './use-lote.ts';

const casos = [1, 2, 3].map((id) => umCasoEscolhido(id));
const recusada = (idManifestacao: number): LinhaDoLote => ({
  idManifestacao,
  feito: false,
  codigo: 'manifestacao.mudou',
  mensagem: 'Mudou.',
});
const mudou = (versao: number): ApiError =>
  new ApiError(409, { code: 'manifestacao.mudou', message: 'Mudou.', details: { versao, mudancas: [] } });

/** Answers in turn; what was sent is kept. */
const abrir = (escolhidos: typeof casos, ...respostas: readonly (LoteEnviado | ApiError)[]) => {
  const enviadas: CasoDoLote[][] = [];
  const onFeito = vi.fn();
  const { result } = renderHook(() =>
    useLote<string>({
      casos: escolhidos,
      onFeito,
      enviar: async (lote) => {
        const resposta = respostas[enviadas.length];
        enviadas.push(lote);
        if (!resposta) throw new Error('Sent once too often');
        if (resposta instanceof ApiError) throw resposta;
        return resposta;
      },
    }),
  );
  const enviar = () => act(() => result.current.enviar('porque sim'));
  const tentarDeNovo = () => act(() => result.current.tentarDeNovo?.());
  const insistir = () => act(() => result.current.insistir());
  return { result, enviadas, onFeito, enviar, tentarDeNovo, insistir };
};

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => desfazerStore.set(null));
});

describe('an act on several cases, of which some were refused', () => {
  it('is tried again on those alone', async () => {
    const { result, enviadas, enviar, tentarDeNovo } = abrir(
      casos,
      { resultados: [feita(1), recusada(2), recusada(3)] },
      { resultados: [feita(2), feita(3)] },
    );
    await enviar();
    tentarDeNovo();
    await enviar();
    expect(enviadas[1]).toEqual([
      { idManifestacao: 2, versao: 20 },
      { idManifestacao: 3, versao: 30 },
    ]);
    expect(result.current.tentarDeNovo).toBeNull();
  });

  it('insisting on the one that changed meanwhile does not repeat it on those already done', async () => {
    const { result, enviadas, enviar, tentarDeNovo, insistir } = abrir(
      casos,
      { resultados: [feita(1), feita(2), recusada(3)] },
      mudou(33),
      { resultados: [feita(3)] },
    );
    await enviar();
    tentarDeNovo();
    await enviar();
    expect(result.current.mudancas).toEqual([]);
    expect(result.current.mudado?.idManifestacao, 'the one to open beside the form').toBe(3);
    await insistir();
    expect(enviadas[2]).toEqual([{ idManifestacao: 3, versao: 33 }]);
    expect([result.current.mudado, result.current.linhas]).toEqual([null, [feita(3)]]);
  });

  it('what may be taken back is the case that was sent', async () => {
    const desfaz = {
      oQue: 'o arquivamento',
      feito: 'Manifestação arquivada.',
      depois: 'Já vale.',
      formulario: '/manifestacao/arquivar',
    } as const;
    const { enviar, tentarDeNovo } = abrir(
      casos,
      { resultados: [feita(1), feita(2), recusada(3)] },
      { resultados: [feita(3)], desfaz, desfazer: { segundos: 30 } },
    );
    await enviar();
    expect(desfazerStore.get()).toBeNull();
    tentarDeNovo();
    await enviar();
    expect(desfazerStore.get()).toMatchObject({
      idManifestacao: 3,
      numeroProtocolo: '00106.000003/2026-11',
    });
  });
});

it('an act on one case that changed is sent again with the version that was read about', async () => {
  const { enviadas, onFeito, enviar, insistir } = abrir(casos.slice(0, 1), mudou(11), {
    resultados: [feita(1)],
  });
  await enviar();
  expect(onFeito).not.toHaveBeenCalled();
  await insistir();
  expect(enviadas).toEqual([[{ idManifestacao: 1, versao: 10 }], [{ idManifestacao: 1, versao: 11 }]]);
  expect(onFeito).toHaveBeenCalledOnce();
});

it('what may be taken back is said in the words of its screen, unless it has its own', async () => {
  servir({
    'POST /tratamento/arquivar': { body: { resultados: [feita(1)], desfazer: { segundos: 30 } } },
  });
  const dados = { idMotivoArquivamento: 1, justificativa: 'O mesmo relato já tem outro protocolo.' };
  const { desfaz } = await enviarAoLote(arquivar, [{ idManifestacao: 1 }], dados);
  expect(desfaz?.feito).toBe(arquivar.tela?.feito);
});
