import { describe, expect, it } from 'vitest';
import { conflict, DomainError } from '#kernel/errors.ts';
import { emLote } from './em-lote.ts';

const recusa = conflict('manifestacao.mudou', 'Mudou.');
const casos = [{ idManifestacao: 1 }, { idManifestacao: 2, versao: 4 }, { idManifestacao: 3 }];

describe('one act on many cases', () => {
  it('answers one line per case and goes on after a refusal', async () => {
    const vistos: number[] = [];
    const { resultados } = await emLote(casos, async ({ idManifestacao }) => {
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
    const um = emLote([{ idManifestacao: 2 }], () => Promise.reject(recusa));
    await expect(um).rejects.toBeInstanceOf(DomainError);
  });

  it('never turns a fault of ours into a line', async () => {
    await expect(emLote(casos, () => Promise.reject(new TypeError('x')))).rejects.toBeInstanceOf(TypeError);
  });
});
