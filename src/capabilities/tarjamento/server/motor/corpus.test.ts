import { beforeAll, describe, expect, it } from 'vitest';
import type { CasoDoCorpus } from '../../corpus/testing-caso.ts';
import { casosDanificados } from '../../corpus/testing-danificados.ts';
import { camadas, casosDeDesenho, LADO } from '../../corpus/testing-desenhos.ts';
import { casosEscondidos } from '../../corpus/testing-escondidos.ts';
import { casosDeEstrutura } from '../../corpus/testing-estruturas.ts';
import { pdfimages, pdftoppm, pdftotext, qdf } from '../../corpus/testing-ferramentas.ts';
import { casosOcultos, imagemAVista, imagensDuasVezes } from '../../corpus/testing-ocultos.ts';
import { casosDeTexto, tabelaDeFora } from '../../corpus/testing-textos.ts';
import {
  casosDeVazamento,
  casosSoComoImagem,
  hachura,
  MARCA_NA_HACHURA,
} from '../../corpus/testing-vazamentos.ts';
import { abrirPdf } from '../../domain/pdf/documento.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import { carregarMotor } from './processo/carregar-motor.ts';
import { type Tarjado, tarjar } from './tarjar.ts';
import { marcasDe as doCaso, tarjado as doMotor, provar as provarQue } from './testing-provar.ts';

let motor: Motor;
beforeAll(async () => {
  motor = await carregarMotor();
});

const marcasDe = (caso: CasoDoCorpus): Retangulo[] => doCaso(motor, caso);
const tarjado = (caso: CasoDoCorpus, rasterizar?: number[]): Promise<Tarjado> =>
  doMotor(motor, caso, rasterizar);
const provar = (caso: CasoDoCorpus, resultado: Tarjado): Promise<void> => provarQue(motor, caso, resultado);

const todos = [
  ...casosDeTexto(),
  ...casosDeDesenho(),
  camadas(),
  ...casosEscondidos(),
  ...(await casosDeEstrutura()),
  ...casosDeVazamento(),
  ...casosOcultos(),
  ...casosDanificados(),
];

describe('the corpus, opened by pdftotext, qpdf and pdftoppm', () => {
  it.each(todos.map((caso) => [caso.nome, caso] as const))('removes and keeps: %s', async (_nome, caso) => {
    await provar(caso, await tarjado(caso));
  });
});

describe('what cannot be taken apart with certainty', () => {
  it.each(casosSoComoImagem().map((caso) => [caso.nome, caso] as const))(
    'is refused with its page, and right as an image: %s',
    async (_nome, caso) => {
      const recusado = await tarjar(motor, { bytes: caso.bytes, marcas: marcasDe(caso), rasterizar: [] });
      expect(recusado).toEqual({ locais: [{ onde: caso.onde, pagina: 0 }] });
      const comoImagem = await tarjado(caso, [0]);
      await provar({ ...caso, ficam: [] }, comoImagem);
    },
  );

  it('hatching under a mark is only cut', async () => {
    const resultado = await tarjar(motor, { bytes: hachura(), marcas: [MARCA_NA_HACHURA], rasterizar: [] });
    expect(resultado).toHaveProperty('pdf');
  });
});

describe('what independent programs find under a mark', () => {
  it.each(
    casosDeDesenho()
      .slice(0, 3)
      .map((caso) => [caso.nome, caso] as const),
  )('the pixels themselves are gone: %s', async (_nome, caso) => {
    const [imagem] = await pdfimages((await tarjado(caso)).pdf);
    if (!imagem) throw new Error('the picture is gone altogether');
    const canais = imagem.pixels.length / (LADO * LADO) >= 3 ? 3 : 1;
    const naLinha = (y: number) => [
      ...imagem.pixels.subarray((y * LADO + 60) * canais, (y * LADO + 140) * canais),
    ];
    for (const y of [80, 95, 109]) expect(Math.max(...naLinha(y))).toBeLessThan(16);
    // Outside the mark the picture is unchanged.
    expect(imagem.pixels[(20 * LADO + 20) * canais]).toBeGreaterThan(220);
  });

  /** The brightest pixel where the secret was, in each picture of the result. */
  const noSegredo = async (pdf: Uint8Array): Promise<number[]> =>
    (await pdfimages(pdf)).map(({ pixels }) => {
      const canais = pixels.length / (LADO * LADO) >= 3 ? 3 : 1;
      const linhas = [80, 95, 109].map((y) =>
        pixels.subarray((y * LADO + 60) * canais, (y * LADO + 140) * canais),
      );
      return Math.max(...linhas.flatMap((linha) => [...linha]));
    });

  it.each(imagensDuasVezes().map((caso) => [caso.nome, caso] as const))(
    'a second drawing of a marked picture that nobody sees loses the same pixels: %s',
    async (_nome, caso) => {
      const tons = await noSegredo((await tarjado(caso)).pdf);
      expect(tons.length).toBeGreaterThan(0);
      expect(Math.max(...tons)).toBeLessThan(16);
    },
  );

  it('the black of the pixels is as wide as the box drawn over them: no other length shows', async () => {
    const caso = casosDeDesenho()[0] as CasoDoCorpus;
    const [imagem] = await pdfimages((await tarjado(caso)).pdf);
    const canais = (imagem?.pixels.length ?? 0) / (LADO * LADO) >= 3 ? 3 : 1;
    const tom = (x: number) => imagem?.pixels[(95 * LADO + x) * canais];
    // The mark ends at pixel 141; the bar, in whole steps, at 143.
    expect([tom(57), tom(59), tom(141), tom(143), tom(146)]).toEqual([230, 0, 0, 0, 230]);
  });

  it('a second drawing of a marked picture in plain sight stays whole, with a warning', async () => {
    const { pdf, avisos } = await tarjado(imagemAVista());
    expect(avisos.join()).toMatch(imagemAVista().aviso as RegExp);
    expect((await noSegredo(pdf)).sort((a, b) => a - b)).toEqual([0, 180]);
  });

  it('the curves of a letter drawn as a shape are gone, its copy elsewhere and the table are not', async () => {
    const caso = casosDeDesenho()[3] as CasoDoCorpus;
    const aberto = await qdf((await tarjado(caso)).pdf);
    expect(aberto.match(/201\.371/g)).toHaveLength(1);
    expect(aberto).toContain('40 690 m');
    expect(aberto).toContain('40 600 500 200 re');
  });

  it('no shift between two runs is as wide as the name that was there', async () => {
    const [caso] = casosDeTexto();
    const aberto = await qdf((await tarjado(caso as CasoDoCorpus)).pdf);
    const desvios = [...aberto.matchAll(/\[(<[^\]]*)\]\s*TJ/g)].flatMap(([, dentro]) =>
      (dentro ?? '')
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map(Number),
    );
    for (const desvio of desvios) expect(Math.abs(desvio)).toBeLessThan(100);
  });

  it('with -bbox, no word of the output touches a mark', async () => {
    const [caso] = casosDeTexto();
    const { pdf } = await tarjado(caso as CasoDoCorpus);
    const palavras = [
      ...(await pdftotext(pdf, '-bbox')).matchAll(
        /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">/g,
      ),
    ].map(([, ...n]) => n.map(Number) as [number, number, number, number]);
    expect(palavras.length).toBeGreaterThan(5);
    for (const { x, y, largura, altura } of marcasDe(caso as CasoDoCorpus)) {
      for (const [x0, y0, x1, y1] of palavras) {
        const dentro = Math.min(x1, x + largura) - Math.max(x0, x) > 1;
        expect(dentro && Math.min(y1, y + altura) - Math.max(y0, y) > 3).toBe(false);
      }
    }
  });

  it('a page turned into an image keeps its other words to be searched, and only those', async () => {
    const [caso] = casosDeTexto();
    const resultado = await tarjado(caso as CasoDoCorpus, [0]);
    expect(resultado.rasterizadas).toEqual([0]);
    await provar(caso as CasoDoCorpus, resultado);
    const { largura } = await pdftoppm(resultado.pdf, 0);
    expect(largura).toBe(595);
    const [imagem] = await pdfimages(resultado.pdf);
    expect(imagem?.largura).toBe(Math.round((595 * 300) / 72));
  });

  it('finds letters that a wrong measure left elsewhere, and as an image the page is right', async () => {
    const caso = tabelaDeFora();
    const marcas = marcasDe(caso);
    expect(await tarjar(motor, { bytes: caso.bytes, marcas, rasterizar: [] })).toEqual({
      locais: [{ onde: 'Texto da tarja em outro lugar da página', pagina: 0 }],
    });
    await provar(caso, await tarjado(caso, [0]));
  });

  it('turned pages become images the right way up', async () => {
    const girada = (await casosDeEstrutura())[0] as CasoDoCorpus;
    await provar(girada, await tarjado(girada, [0]));
  });

  it('keeps the pages as they were shown: size and everything outside the marks', async () => {
    const caso = casosDeDesenho()[3] as CasoDoCorpus;
    const { pdf } = await tarjado(caso);
    const [antes, depois] = [await pdftoppm(caso.bytes, 0), await pdftoppm(pdf, 0)];
    expect([depois.largura, depois.altura]).toEqual([antes.largura, antes.altura]);
    const diferentes = depois.pixels.filter((pixel, at) => {
      const [px, py] = [at % depois.largura, Math.floor(at / depois.largura)];
      const naMarca = px >= 190 && px <= 228 && py >= 125 && py <= 150;
      return !naMarca && Math.abs(pixel - (antes.pixels[at] ?? 0)) > 40;
    });
    expect(diferentes).toHaveLength(0);
  });

  it('opens again and counts the same pages', async () => {
    const [caso] = casosDeTexto();
    const aberto = abrirPdf(motor, (await tarjado(caso as CasoDoCorpus)).pdf);
    expect(aberto.paginas).toHaveLength(1);
    aberto.fechar();
  });
});
