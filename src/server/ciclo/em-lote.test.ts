import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { conflict, DomainError } from '#kernel/errors.ts';
import { emLote } from './em-lote.ts';

const logged: unknown[] = [];
const platform = { log: { error: (what: unknown) => logged.push(what) } as unknown as FastifyBaseLogger };
beforeEach(() => {
  logged.length = 0;
});
const recusa = conflict('manifestacao.mudou', 'Mudou.');
const casos = [{ idManifestacao: 1 }, { idManifestacao: 2, versao: 4 }, { idManifestacao: 3 }];

describe('one act on many cases', () => {
  it('answers one line per case and goes on after a refusal', async () => {
    const vistos: number[] = [];
    const { resultados } = await emLote(platform, casos, async ({ idManifestacao }) => {
      vistos.push(idManifestacao);
      if (idManifestacao === 2) throw recusa;
    });
    expect(vistos).toEqual([1, 2, 3]);
    expect(resultados).toEqual([
      { idManifestacao: 1, feito: true, codigo: null, mensagem: null },
      { idManifestacao: 2, feito: false, codigo: 'manifestacao.mudou', mensagem: 'Mudou.' },
      { idManifestacao: 3, feito: true, codigo: null, mensagem: null },
    ]);
  });

  it('raises the refusal of a single case as itself', async () => {
    const um = emLote(platform, [{ idManifestacao: 2 }], () => Promise.reject(recusa));
    await expect(um).rejects.toBeInstanceOf(DomainError);
  });

  it('raises a fault of ours while nothing is done', async () => {
    await expect(emLote(platform, casos, () => Promise.reject(new TypeError('x')))).rejects.toBeInstanceOf(
      TypeError,
    );
  });

  it('logs a later fault of ours, tells which case it was and goes on', async () => {
    const falha = new TypeError('o texto da denúncia');
    const { resultados } = await emLote(platform, casos, async ({ idManifestacao }) => {
      if (idManifestacao === 2) throw falha;
    });
    expect(resultados.map(({ feito }) => feito)).toEqual([true, false, true]);
    expect(resultados[1]).toEqual({
      idManifestacao: 2,
      feito: false,
      codigo: 'servidor.erro',
      mensagem: 'Não foi possível concluir agora.',
    });
    expect(logged).toEqual([{ err: falha, idManifestacao: 2 }]);
  });
});
