import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Retrato } from '../medidas/retrato.ts';
import type { Ordem } from './recados.ts';
import { createReuniao } from './reuniao.ts';

const ONDE = 'method="GET",route="/a",outcome="ok"';
const contou = (vezes: number): Retrato => ({
  escuta_http_requests_total: { [ONDE]: [vezes] },
  escuta_http_requests_in_work: { 'processo="1"': [1] },
});

const processo = (id: number) => {
  const recebidas: Ordem[] = [];
  const quem = { id, isConnected: () => true, send: (ordem: Ordem) => recebidas.push(ordem) };
  return {
    quem,
    ronda: () => recebidas.flatMap((ordem) => (ordem.tipo === 'medir' ? [ordem.ronda] : [])).at(-1) ?? 0,
    total: () =>
      recebidas
        .flatMap((ordem) =>
          ordem.tipo === 'medidas-de-todos'
            ? [ordem.retrato.escuta_http_requests_total?.[ONDE]?.[0] ?? 0]
            : [],
        )
        .at(-1),
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('figures of all processes of a machine', () => {
  it('are asked of each and added, whichever of them was asked', () => {
    const reuniao = createReuniao();
    const [um, dois] = [processo(1), processo(2)];
    reuniao.pedir(um.quem, 5, [um.quem, dois.quem]);
    reuniao.receber(um.quem, um.ronda(), contou(3));
    expect(um.total()).toBeUndefined();
    reuniao.receber(dois.quem, dois.ronda(), contou(4));
    expect([um.total(), dois.total()]).toEqual([7, undefined]);
  });

  it('one that is too busy to answer counts as it last did', () => {
    const reuniao = createReuniao();
    const [um, dois] = [processo(1), processo(2)];
    reuniao.pedir(um.quem, 1, [um.quem, dois.quem]);
    reuniao.receber(um.quem, um.ronda(), contou(3));
    reuniao.receber(dois.quem, dois.ronda(), contou(4));
    reuniao.pedir(um.quem, 2, [um.quem, dois.quem]);
    reuniao.receber(um.quem, um.ronda(), contou(5));
    vi.advanceTimersByTime(2000);
    expect(um.total()).toBe(9);
  });

  it('what one that died had counted stays counted, and who waits for it waits no longer', () => {
    const reuniao = createReuniao();
    const [um, dois, outro] = [processo(1), processo(2), processo(3)];
    reuniao.pedir(um.quem, 1, [um.quem, dois.quem]);
    reuniao.receber(um.quem, um.ronda(), contou(3));
    reuniao.receber(dois.quem, dois.ronda(), contou(4));
    reuniao.pedir(um.quem, 2, [um.quem, dois.quem]);
    reuniao.receber(um.quem, um.ronda(), contou(3));
    reuniao.morreu(dois.quem);
    expect(um.total()).toBe(7);
    reuniao.pedir(um.quem, 3, [um.quem, outro.quem]);
    reuniao.receber(um.quem, um.ronda(), contou(3));
    reuniao.receber(outro.quem, outro.ronda(), contou(1));
    expect(um.total()).toBe(8);
  });
});
