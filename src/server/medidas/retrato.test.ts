import { describe, expect, it } from 'vitest';
import { lerExposicao, valorDe } from '#testing/exposicao.ts';
import { MEDIDAS } from './definicoes.ts';
import { createPedidos, resultadoDe } from './pedidos.ts';
import { escreverRetrato, porNoRetrato, type RetratoAberto, somar, soOContado } from './retrato.ts';

const comPedidos = (...segundos: readonly number[]): RetratoAberto => {
  const pedidos = createPedidos();
  for (const cada of segundos) pedidos.contar('GET', '/api/ufs', 'ok', cada);
  const retrato: RetratoAberto = {};
  pedidos.retratar(retrato);
  return structuredClone(retrato);
};

describe("figures in Prometheus' text format", () => {
  it('has help and type of each, and escapes what a label holds', () => {
    const retrato: RetratoAberto = {};
    porNoRetrato(retrato, 'escuta_prazos_vencidos', 3, 7, 'A\\B"C\nD', 'recurso');
    expect(escreverRetrato(retrato)).toBe(
      '# HELP escuta_prazos_vencidos Prazos vencidos, por órgão.\n' +
        '# TYPE escuta_prazos_vencidos gauge\n' +
        'escuta_prazos_vencidos{id_orgao="7",orgao="A\\\\B\\"C\\nD",tipo="recurso"} 3\n',
    );
    const [serie] = lerExposicao(escreverRetrato(retrato));
    expect(serie?.rotulos.orgao).toBe('A\\B"C\nD');
  });

  it('a histogram counts in each bucket all that took no longer, and all in the last', () => {
    const series = lerExposicao(escreverRetrato(comPedidos(0.005, 0.2, 0.3, 99)));
    const nome = 'escuta_http_request_duration_seconds';
    const ate = (le: string) => valorDe(series, `${nome}_bucket`, { le });
    expect([ate('0.01'), ate('0.1'), ate('0.25'), ate('0.5'), ate('10'), ate('+Inf')]).toEqual([
      1, 1, 2, 3, 3, 4,
    ]);
    expect(valorDe(series, `${nome}_count`)).toBe(4);
    expect(valorDe(series, `${nome}_sum`)).toBeCloseTo(99.505);
  });

  it('figures of several processes are added number by number, and each process keeps its own', () => {
    const um = comPedidos(0.005, 0.2);
    const dois = comPedidos(0.2);
    porNoRetrato(um, 'escuta_process_resident_memory_bytes', 100, 1);
    porNoRetrato(dois, 'escuta_process_resident_memory_bytes', 200, 2);
    const series = lerExposicao(escreverRetrato(somar([um, dois])));
    expect(valorDe(series, 'escuta_http_requests_total', { outcome: 'ok' })).toBe(3);
    expect(valorDe(series, 'escuta_http_request_duration_seconds_bucket', { le: '0.25' })).toBe(3);
    expect(valorDe(series, 'escuta_process_resident_memory_bytes', { processo: '1' })).toBe(100);
    expect(valorDe(series, 'escuta_process_resident_memory_bytes', { processo: '2' })).toBe(200);
  });

  it('of a process that is gone stays what it counted, not how it was', () => {
    const retrato = comPedidos(0.2);
    porNoRetrato(retrato, 'escuta_process_resident_memory_bytes', 100, 1);
    const nomes = Object.keys(soOContado(retrato));
    expect(nomes).toEqual(['escuta_http_requests_total', 'escuta_http_request_duration_seconds']);
  });

  it('names say what they are: base units, and _total for what only grows', () => {
    for (const [nome, { tipo }] of Object.entries(MEDIDAS)) {
      expect(nome).toMatch(/^escuta_[a-z0-9_]+$/);
      expect([nome, nome.endsWith('_total')]).toEqual([nome, tipo === 'counter']);
    }
  });
});

describe('outcomes of requests', () => {
  it.each([
    [200, false, 'ok'],
    [304, false, 'ok'],
    [404, false, 'refused'],
    [429, false, 'braked'],
    [500, false, 'error'],
    [503, false, 'error'],
    [503, true, 'shed'],
  ] as const)('%s (sent away: %s) is %s', (status, isDispensado, resultado) => {
    expect(resultadoDe(status, isDispensado)).toBe(resultado);
  });

  it('of the last five minutes only, for who looks at a page', () => {
    let agora = 0;
    const pedidos = createPedidos(() => agora);
    const recentes = () => {
      const retrato: RetratoAberto = {};
      pedidos.retratar(retrato);
      const series = lerExposicao(escreverRetrato(retrato));
      return [
        valorDe(series, 'escuta_http_recent_requests', { outcome: 'error' }),
        valorDe(series, 'escuta_http_recent_slow_requests'),
      ];
    };
    pedidos.contar('GET', '/a', 'error', 2);
    agora = 200_000;
    pedidos.contar('GET', '/a', 'error', 0.1);
    expect(recentes()).toEqual([2, 1]);
    agora = 301_000;
    expect(recentes()).toEqual([1, 0]);
    agora = 900_000;
    expect(recentes()).toEqual([0, 0]);
  });
});
