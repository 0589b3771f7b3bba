import { beforeAll, describe, expect, it } from 'vitest';
import { NOME, naLinha } from '../../corpus/testing-caso.ts';
import { pdfimages } from '../../corpus/testing-ferramentas.ts';
import { casosQueViramImagem } from '../../corpus/testing-imagens.ts';
import { linha, paginasCruas } from '../../corpus/testing-pdf-cru.ts';
import { casosDePadrao } from '../../corpus/testing-vazamentos.ts';
import { abrirPdf } from '../../domain/pdf/documento.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import { pintarPagina } from '../../domain/pdf/pintar.ts';
import { razoesDaImagem } from '../../domain/virou-imagem.ts';
import { carregarMotor } from './processo/carregar-motor.ts';
import { tarjar } from './tarjar.ts';
import { provar, tarjado } from './testing-provar.ts';

let motor: Motor;
beforeAll(async () => {
  motor = await carregarMotor();
});

const BLOCO = 8;
/** The mean tone of each block of the page: two programs smooth single pixels differently. */
const tonsDe = (bytes: Uint8Array): { readonly colunas: number; readonly tons: readonly number[] } => {
  const aberto = abrirPdf(motor, bytes);
  const { largura, altura, rgba } = pintarPagina(aberto, 0, 1);
  aberto.fechar();
  const [colunas, linhas] = [Math.floor(largura / BLOCO), Math.floor(altura / BLOCO)];
  const tons = Array.from({ length: colunas * linhas }, (_, n) => {
    const [x0, y0] = [(n % colunas) * BLOCO, Math.floor(n / colunas) * BLOCO];
    let soma = 0;
    for (let y = y0; y < y0 + BLOCO; y++) {
      for (let x = x0; x < x0 + BLOCO; x++) soma += rgba[(y * largura + x) * 4 + 1] ?? 0;
    }
    return soma / BLOCO ** 2;
  });
  return { colunas, tons };
};

describe('what cannot be taken apart under a mark makes its page a picture of itself', () => {
  it.each([...casosQueViramImagem(), ...casosDePadrao()].map((caso) => [caso.nome, caso] as const))(
    'instead of a refusal, with its reason: %s',
    async (_nome, caso) => {
      const resultado = await tarjado(motor, caso);
      expect(resultado.rasterizadas).toEqual([0]);
      expect(resultado.avisos[0]).toContain(
        `A página 1 virou imagem porque tem ${razoesDaImagem[caso.razao]}`,
      );
      await provar(motor, caso, resultado);
      expect(await pdfimages(resultado.pdf)).toHaveLength(1);
    },
  );

  it.each(casosQueViramImagem().map((caso) => [caso.nome, caso] as const))(
    'shows what it showed outside the mark: %s',
    async (_nome, caso) => {
      const marca = caso.marcas?.[0];
      if (!marca) throw new Error('no mark');
      const [antes, depois] = [tonsDe(caso.bytes), tonsDe((await tarjado(motor, caso)).pdf)];
      let [mudados, escuros] = [0, 0];
      for (const [at, tom] of antes.tons.entries()) {
        const [x, y] = [(at % antes.colunas) * BLOCO, Math.floor(at / antes.colunas) * BLOCO];
        const naLargura = x > marca.x - 2 * BLOCO && x < marca.x + marca.largura + BLOCO;
        if (naLargura && y > marca.y - 2 * BLOCO && y < marca.y + marca.altura + BLOCO) continue;
        if (tom < 230) escuros++;
        if (Math.abs(tom - (depois.tons[at] ?? 0)) > 24) mudados++;
      }
      expect(escuros).toBeGreaterThan(5);
      expect(mudados).toBe(0);
    },
  );

  it('leaves the other pages as they are, and a page that the person asked for needs no reason', async () => {
    const bytes = paginasCruas([
      { conteudo: linha(`Relato de ${NOME} em 2024`, 50, 700) },
      { conteudo: linha('segunda folha', 50, 700) },
    ]);
    const marcas = [naLinha(0, 107, 700, 96)];
    const resultado = await tarjar(motor, { bytes, marcas, rasterizar: [0] });
    expect(resultado).toMatchObject({ rasterizadas: [0], avisos: [] });
  });
});
