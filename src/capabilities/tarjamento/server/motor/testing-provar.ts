import { expect } from 'vitest';
import type { CasoDoCorpus } from '../../corpus/testing-caso.ts';
import { type Cinza, pdftoppm, pdftotext, qdf, qpdfCheck } from '../../corpus/testing-ferramentas.ts';
import { marcarTexto } from '../../corpus/testing-marcar.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import { type Tarjado, tarjar } from './tarjar.ts';

export const marcasDe = (motor: Motor, caso: CasoDoCorpus): Retangulo[] => [
  ...(caso.marcas ?? []),
  ...(caso.marcarTextos ?? []).flatMap((texto) => marcarTexto(motor, caso.bytes, texto)),
];

export const tarjado = async (
  motor: Motor,
  caso: CasoDoCorpus,
  rasterizar: number[] = [],
): Promise<Tarjado> => {
  const resultado = await tarjar(motor, { bytes: caso.bytes, marcas: marcasDe(motor, caso), rasterizar });
  if (!('pdf' in resultado)) throw new Error(`${caso.nome}: ${JSON.stringify(resultado)}`);
  return resultado;
};

/** Every encoding in which a string may appear in a decompressed file. */
const escritas = (texto: string): string[] => {
  const utf16 = Buffer.from(texto, 'utf16le');
  const be = Buffer.from(utf16).swap16();
  const latin1 = Buffer.from(texto, 'latin1');
  return [latin1, utf16, be].flatMap((bytes) => [bytes.toString('latin1'), bytes.toString('hex')]);
};

/** Whether every pixel of the mark, except at its edges, is black when poppler renders it. */
const isPreta = ({ largura, pixels }: Cinza, marca: Omit<Retangulo, 'pagina'>): boolean => {
  for (let y = Math.ceil(marca.y) + 1; y < Math.floor(marca.y + marca.altura) - 1; y++) {
    for (let x = Math.ceil(marca.x) + 1; x < Math.floor(marca.x + marca.largura) - 1; x++) {
      if ((pixels[y * largura + x] ?? 255) > 12) return false;
    }
  }
  return true;
};

/** Poppler draws a page in its own units, whatever `UserUnit` says. */
const naUnidade = ({ x, y, largura, altura }: Retangulo, unidade: number) => ({
  x: x / unidade,
  y: y / unidade,
  largura: largura / unidade,
  altura: altura / unidade,
});

/** Opens the result with independent programs: what must be gone is, what must stay is there. */
export const provar = async (
  motor: Motor,
  caso: CasoDoCorpus,
  { pdf, avisos }: Tarjado,
  unidade = 1,
): Promise<void> => {
  await qpdfCheck(pdf);
  const [texto, emLinhas, aberto] = await Promise.all([pdftotext(pdf), pdftotext(pdf, '-layout'), qdf(pdf)]);
  const lido = `${texto}\n${emLinhas}`;
  const cru = Buffer.from(pdf);
  for (const some of caso.somem) {
    expect(lido, `${some} in the text`).not.toContain(some);
    for (const escrita of escritas(some)) {
      expect(aberto.includes(escrita), `${some} in the file, as ${JSON.stringify(escrita)}`).toBe(false);
      expect(cru.includes(escrita, 0, 'latin1'), `${some} between what a reader unpacks`).toBe(false);
    }
  }
  for (const fica of caso.ficam) expect(lido.replace(/\s+/g, ' ')).toContain(fica);
  const pintadas = new Map<number, Cinza>();
  for (const marca of marcasDe(motor, caso).slice(0, 2)) {
    const pintada = pintadas.get(marca.pagina) ?? (await pdftoppm(pdf, marca.pagina));
    pintadas.set(marca.pagina, pintada);
    expect(isPreta(pintada, naUnidade(marca, unidade))).toBe(true);
  }
  if (caso.aviso) expect(avisos.join('\n')).toMatch(caso.aviso);
};
