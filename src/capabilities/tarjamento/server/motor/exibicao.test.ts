import { beforeAll, describe, expect, it } from 'vitest';
import { pdftoppm, qpdf } from '../../corpus/testing-ferramentas.ts';
import { casosDeMedida, unidadePorReferencia } from '../../corpus/testing-medidas.ts';
import { linha, paginasCruas } from '../../corpus/testing-pdf-cru.ts';
import { abrirPdf } from '../../domain/pdf/documento.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import { carregarMotor } from './processo/carregar-motor.ts';
import { provar, tarjado } from './testing-provar.ts';

let motor: Motor;
beforeAll(async () => {
  motor = await carregarMotor();
});

const casos = casosDeMedida().map((caso) => [caso.nome, caso] as const);

describe('marks are in displayed points: 1/72 inch from the top left of the page as shown', () => {
  it.each(casos)('the page has its displayed size: %s', (_nome, { bytes, tamanho, unidade }) => {
    const aberto = abrirPdf(motor, bytes);
    const [pagina] = aberto.paginas;
    aberto.fechar();
    expect([pagina?.largura, pagina?.altura, pagina?.unidade]).toEqual([...tamanho, unidade]);
  });

  it.each(casos)('what is displayed there goes, and nothing else: %s', async (_nome, caso) => {
    const resultado = await tarjado(motor, caso);
    expect(resultado.rasterizadas).toEqual([]);
    expect(resultado.avisos).toEqual([]);
    await provar(motor, caso, resultado, caso.unidade);
    const aberto = abrirPdf(motor, resultado.pdf);
    const [pagina] = aberto.paginas;
    aberto.fechar();
    expect([pagina?.largura, pagina?.altura]).toEqual(caso.tamanho);
  });

  it('reads the scale through a reference, from packed objects and in an encrypted file', async () => {
    const direto = unidadePorReferencia();
    const pacote = await qpdf(direto, '--object-streams=generate');
    const cifrado = await qpdf(pacote, '--encrypt', '', 'dono', '256', '--');
    for (const bytes of [direto, pacote, cifrado]) {
      const aberto = abrirPdf(motor, bytes);
      expect(aberto.paginas.map(({ largura, unidade }) => [largura, unidade])).toEqual([
        [595, 1],
        [1190, 2],
      ]);
      aberto.fechar();
    }
  });

  it.each(['0', '-2', '1e9', '(dois)', '100000'])('does not believe a scale of %s', (unidade) => {
    const bytes = paginasCruas([{ conteudo: linha('a', 50, 300), extra: `/UserUnit ${unidade}` }]);
    const aberto = abrirPdf(motor, bytes);
    expect(aberto.paginas).toEqual([{ largura: 595, altura: 842, unidade: 1 }]);
    aberto.fechar();
  });

  it.each(casos.filter(([, { unidade }]) => unidade <= 2))('as an image, too: %s', async (_nome, caso) => {
    const resultado = await tarjado(motor, caso, [0]);
    await provar(motor, caso, resultado);
    const { largura, altura } = await pdftoppm(resultado.pdf, 0);
    expect([largura, altura]).toEqual(caso.tamanho.map((lado) => Math.ceil(lado)));
  });
});
