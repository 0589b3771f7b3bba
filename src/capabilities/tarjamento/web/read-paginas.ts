import type { Dado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { Letras } from '../domain/pdf/letras.ts';
import { retangulosDoTrecho } from '../domain/pdf/retangulos-do-trecho.ts';
import type { Achado, PaginaLida } from './documento.ts';
import { type Leitor, type Opcoes, Vez } from './motor/leitor.ts';

export const sugestoesDaPagina = (
  letras: Letras,
  pagina: number,
  dados: readonly Dado[],
): readonly Achado[] =>
  dados.flatMap(({ inicio, fim, tipo }) => {
    const retangulos = retangulosDoTrecho(letras, inicio, fim, pagina);
    if (retangulos.length === 0) return [];
    const texto = letras.texto.slice(inicio, fim).replace(/\s+/g, ' ').trim();
    return [{ id: `${pagina}:${inicio}:${tipo}`, tipo, pagina, texto, retangulos }];
  });

const FALHOU: PaginaLida = { texto: '', caixas: new Float32Array(), sugestoes: [], leitura: 'falhou' };

/** A page that cannot be read is reported as such; the others go on. */
const readPagina = async (leitor: Leitor, pagina: number, opcoes: Opcoes): Promise<PaginaLida> => {
  try {
    const { texto, caixas, imagem, dados } = await leitor.ler(pagina, opcoes);
    const letras = { texto, caixas };
    return {
      ...letras,
      leitura: imagem ? 'imagem' : 'texto',
      sugestoes: sugestoesDaPagina(letras, pagina, dados),
    };
  } catch (error) {
    if (opcoes.sinal?.aborted) throw error;
    return FALHOU;
  }
};

/** Often enough to see progress, seldom enough that rendering costs less than reading. */
const PAGINAS_POR_VEZ = 20;

/** Reads all pages in the background; reports the first at once, the others twenty at a time. */
export const readTodas = async (
  leitor: Leitor,
  sinal: AbortSignal,
  onLidas: (lidas: ReadonlyMap<number, PaginaLida>) => void,
): Promise<void> => {
  const total = leitor.paginas.length;
  let lidas = new Map<number, PaginaLida>();
  for (let pagina = 0; pagina < total && !sinal.aborted; pagina += 1) {
    lidas.set(pagina, await readPagina(leitor, pagina, { vez: Vez.fundo, sinal }));
    if (pagina > 0 && pagina < total - 1 && lidas.size < PAGINAS_POR_VEZ) continue;
    if (!sinal.aborted) onLidas(lidas);
    lidas = new Map();
  }
};
