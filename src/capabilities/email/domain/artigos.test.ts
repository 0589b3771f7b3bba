import { describe, expect, it } from 'vitest';
import { preencher } from './eventos.ts';
import { modelosDaPlataforma } from './testing-modelos.ts';

const variaveis = {
  protocolo: '00106.000123/2026-48',
  orgao: 'CGU – Controladoria-Geral da União',
  orgaoDestino: 'IFCE – Instituto Federal do Ceará',
};

describe("N2 articles are right in mails ('da CGU')", () => {
  it.each([
    ['A equipe de {{orgao}} mudou', 'A equipe da CGU – Controladoria-Geral da União mudou'],
    ['foi registrada para {{ orgao }}.', 'foi registrada para a CGU – Controladoria-Geral da União.'],
    [
      'Quem atende em {{orgaoDestino}} registrou',
      'Quem atende no IFCE – Instituto Federal do Ceará registrou',
    ],
    ['feito a {{orgaoDestino}}, foi', 'feito ao IFCE – Instituto Federal do Ceará, foi'],
    ['{{orgao}} arquivou a manifestação.', 'A CGU – Controladoria-Geral da União arquivou a manifestação.'],
    ['Pronto. {{orgaoDestino}} decide hoje.', 'Pronto. O IFCE – Instituto Federal do Ceará decide hoje.'],
    ['decidiu que {{orgao}} descumpriu', 'decidiu que a CGU – Controladoria-Geral da União descumpriu'],
    [
      'A pedido de {{orgao}}, {{orgaoDestino}} corrigiu',
      'A pedido da CGU – Controladoria-Geral da União, o IFCE – Instituto Federal do Ceará corrigiu',
    ],
  ])('%s', (modelo, esperado) => {
    expect(preencher(modelo, variaveis)).toBe(esperado);
  });

  it('no mail of the platform is left without the article', () => {
    const sem = modelosDaPlataforma().flatMap(({ evento, assunto, titulo, corpo }) =>
      [assunto, titulo, corpo]
        .map((modelo) => preencher(modelo, variaveis))
        .filter((texto) =>
          /(?:^|[\s(])(?:(?:de|em|por|para|que|contra|com|é|o) CGU|(?:de|em|por|para|que|contra|com|é|a) IFCE) –/.test(
            texto,
          ),
        )
        .map((texto) => `${evento}: ${texto}`),
    );
    expect(sem).toEqual([]);
  });

  it('leaves a label, other variables and unknown names as they are', () => {
    expect(preencher('Órgão: {{orgao}}', variaveis)).toBe('Órgão: CGU – Controladoria-Geral da União');
    expect(preencher('{{orgao}}', variaveis)).toBe('CGU – Controladoria-Geral da União');
    expect(preencher('de {{protocolo}} e {{outra}}', variaveis)).toBe('de 00106.000123/2026-48 e {{outra}}');
  });
});
