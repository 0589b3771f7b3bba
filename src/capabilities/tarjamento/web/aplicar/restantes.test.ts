import { expect, it } from 'vitest';
import { historicoVazio, type MarcaEmObra } from '../../domain/marcas.ts';
import type { PaginaLida } from '../documento.ts';
import { textosRestantes } from './restantes.ts';

/** Letters 10 wide and 12 high on one line. */
const pagina = (texto: string): PaginaLida => ({
  texto,
  caixas: new Float32Array([...texto].flatMap((_, n) => [n * 10, 0, 10, 12])),
  sugestoes: [],
  leitura: 'texto',
});
const lidas = new Map([[2, pagina('Por Ana Lima ontem')]]);
const restantes = [{ pagina: 2, lugares: [{ x: 40, y: 0, largura: 80, altura: 12 }] }];

it('N14 each remaining text is named by its words, which the browser reads where the server found it', () => {
  expect(textosRestantes({ lidas, historico: historicoVazio }, { restantes })).toMatchObject([
    { pagina: 2, texto: 'Ana Lima', isMarcado: false },
  ]);
});

it('N14 a text that was marked after all counts as marked', () => {
  const [restante] = textosRestantes({ lidas, historico: historicoVazio }, { restantes });
  const marcas = (restante?.retangulos ?? []).map(
    (retangulo, n): MarcaEmObra => ({
      ...retangulo,
      id: `m${n}`,
      grupo: 'g',
      rotulo: 'Ana Lima',
      motivo: 'dados_pessoais',
      origem: 'busca',
    }),
  );
  const historico = { ...historicoVazio, presente: { marcas, recusadas: [] } };
  expect(textosRestantes({ lidas, historico }, { restantes })).toMatchObject([{ isMarcado: true }]);
});

it('N14 a page that could not be read here still has its place', () => {
  expect(textosRestantes({ lidas: new Map(), historico: historicoVazio }, { restantes })).toMatchObject([
    { pagina: 2, texto: '' },
  ]);
});
