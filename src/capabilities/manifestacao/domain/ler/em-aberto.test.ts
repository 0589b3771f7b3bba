import { describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { emAbertoDe, type FatosEmAberto, fraseEmAberto } from './em-aberto.ts';

const hoje = plainDate(2026, 3, 3);
const aberto = (fatos: Partial<FatosEmAberto>, dia = hoje) => emAbertoDe({ prazo: null, ...fatos }, dia);
const recursoPendente = { idInstancia: Instancia.segunda, prazo: plainDate(2026, 3, 9) };
const promessa = (situacao: 'aberta' | 'entregue' | 'contestada' | 'confirmada', mais = {}) => ({
  situacao,
  prazo: plainDate(2026, 3, 10),
  contestarAte: null,
  noControle: null,
  ...mais,
});

describe('N4 status is never wrong: what weighs more than the situação, from one function', () => {
  it('says nothing where the situação says it all', () => {
    expect(aberto({ prazo: plainDate(2026, 3, 1) })).toBeNull();
    expect(aberto({ promessas: [promessa('confirmada')] })).toBeNull();
  });

  it('an appeal, a reclamação and a revisão are being judged', () => {
    expect(aberto({ recursoPendente })).toEqual({
      rotulo: 'Recurso em julgamento',
      oQue: 'Decisão até',
      ate: plainDate(2026, 3, 9),
    });
    const de = (idInstancia: (typeof Instancia)[keyof typeof Instancia]) =>
      aberto({ recursoPendente: { idInstancia, prazo: null } })?.rotulo;
    expect(de(Instancia.reclamacao)).toBe('Reclamação em julgamento');
    expect(de(Instancia.revisao)).toBe('Revisão em julgamento');
  });

  it('an appeal weighs more than a promise, a promise more than silence', () => {
    const promessas = [promessa('aberta')];
    const silencio = {
      prazo: plainDate(2026, 3, 1),
      reclamar: { abre: plainDate(2026, 3, 2), fecha: plainDate(2026, 3, 12) },
    };
    expect(aberto({ recursoPendente, promessas, ...silencio })?.rotulo).toBe('Recurso em julgamento');
    expect(aberto({ promessas, ...silencio })?.rotulo).toBe('Entrega prometida');
    expect(aberto(silencio)).toMatchObject({ rotulo: 'Sem resposta no prazo', oQue: 'Reclame até' });
  });

  it('of several promises, the one that weighs most', () => {
    const conferir = promessa('entregue', { contestarAte: plainDate(2026, 3, 13) });
    expect(aberto({ promessas: [promessa('aberta'), conferir] })?.rotulo).toBe('Entrega a conferir');
    const atrasada = promessa('aberta', { prazo: plainDate(2026, 3, 2) });
    expect(aberto({ promessas: [conferir, atrasada] })?.rotulo).toBe('Entrega atrasada');
    expect(aberto({ promessas: [atrasada, promessa('contestada')] })?.rotulo).toBe('Entrega contestada');
  });

  it('is open until the end of its last day', () => {
    const conferir = [promessa('entregue', { contestarAte: hoje })];
    expect(aberto({ promessas: conferir })?.rotulo).toBe('Entrega a conferir');
    expect(aberto({ promessas: conferir }, plainDate(2026, 3, 4))).toBeNull();
    const reclamar = { abre: plainDate(2026, 3, 2), fecha: hoje };
    expect(aberto({ prazo: plainDate(2026, 3, 1), reclamar })?.rotulo).toBe('Sem resposta no prazo');
    expect(aberto({ prazo: plainDate(2026, 3, 1), reclamar }, plainDate(2026, 3, 4))).toBeNull();
    expect(aberto({ prazo: hoje, reclamar })).toBeNull();
  });

  it('reads as a sentence, also when the day has passed or there is none', () => {
    const frase = (prazo: FatosEmAberto['prazo'], dia = hoje) => {
      const achado = aberto({ recursoPendente: { idInstancia: Instancia.primeira, prazo } }, dia);
      return achado && fraseEmAberto(achado, dia);
    };
    expect(frase(plainDate(2026, 3, 9))).toBe('Recurso em julgamento: decisão até 09/03/2026.');
    expect(frase(plainDate(2026, 3, 2))).toBe(
      'Recurso em julgamento: a decisão devia ter saído até 02/03/2026.',
    );
    expect(frase(null)).toBe('Recurso em julgamento.');
  });
});
