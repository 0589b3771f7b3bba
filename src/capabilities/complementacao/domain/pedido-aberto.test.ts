import { describe, expect, it } from 'vitest';
import { pedidoAberto } from './pedido-aberto.ts';

const umPedido = (idComplementacao: number, pedidaEm: string, respondidaEm: string | null) => ({
  idComplementacao,
  pedido: 'Em que agência foi?',
  pedidaEm,
  ultimoDia: '2026-03-25',
  texto: null,
  respondidaEm,
  anexos: [],
});

const semResposta = umPedido(1, '2026-03-05T13:00:00Z', null);
const respondido = umPedido(2, '2026-03-12T13:00:00Z', '2026-03-13T13:00:00Z');

describe('the request that waits for the person', () => {
  it('is the last one, while it has no answer', () => {
    const ultimo = umPedido(3, '2026-03-19T13:00:00Z', null);
    expect(pedidoAberto({ complementacoes: [ultimo, respondido] })).toBe(ultimo);
  });

  it('is none once the last was answered, whatever an older one was left as', () => {
    expect(pedidoAberto({ complementacoes: [respondido, semResposta] })).toBeUndefined();
    expect(pedidoAberto({ complementacoes: [] })).toBeUndefined();
  });
});
