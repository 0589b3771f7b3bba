import { describe, expect, it } from 'vitest';
import { type AtoADesfazer, podeDesfazer } from './pode-desfazer.ts';

const ATE = new Date('2026-03-10T12:00:30Z');
const depois = (segundos: number): Date => new Date(ATE.getTime() + segundos * 1000);
const ato: AtoADesfazer = { versao: 4, ate: ATE, encerrado: false, desfeito: false };
const agora = { agora: depois(-10), versaoDoCaso: 4, lida: false };
const code = (quando: Partial<typeof agora>, outro: Partial<AtoADesfazer> = {}): string => {
  const verdict = podeDesfazer({ ...ato, ...outro }, { ...agora, ...quando });
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('N10: an act is taken back', () => {
  it('until its last second, and not after it', () => {
    expect([code({}), code({ agora: ATE }), code({ agora: depois(1) })]).toEqual([
      'allowed',
      'allowed',
      'desfazer.tarde',
    ]);
  });

  it('not once its mails were let go, even if the clock says otherwise', () => {
    expect(code({}, { encerrado: true })).toBe('desfazer.tarde');
  });

  it('only once', () => {
    expect(code({}, { encerrado: true, desfeito: true })).toBe('desfazer.ja-desfeito');
  });

  it('only while nobody else has done anything to the case, and who filed has not read it', () => {
    expect(code({ versaoDoCaso: 5 })).toBe('desfazer.caso-mudou');
    expect(code({ versaoDoCaso: 5 }, { encerrado: true }), 'which let its mails go').toBe(
      'desfazer.caso-mudou',
    );
    expect(code({ lida: true })).toBe('desfazer.ja-lida');
  });
});
