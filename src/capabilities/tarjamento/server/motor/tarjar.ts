import { abrirPdf, type DocumentoAberto, isPdf, PdfRecusado } from '../../domain/pdf/documento.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import type { Recusa } from '../../domain/recusas.ts';
import { MAX_PAGINAS, naPagina, type Retangulo } from '../../domain/retangulo.ts';
import { avisosDe } from './avisos.ts';
import { FluxoGrandeDemais } from './conteudo/imagem/inflar.ts';
import { normalizar } from './documento/normalizar.ts';
import {
  type DocumentoLido,
  PaginasDiferentes,
  readDocumento,
  reconstruir,
  reconstruirSemMarcas,
} from './documento/reconstruir.ts';
import { imagensMarcadas } from './imagem/imagens-marcadas.ts';
import { type Levantamento, levantar } from './levantar.ts';
import { ordenadas, provarAte } from './provar-resultado.ts';
import { letrasOcultas } from './texto/letras-ocultas.ts';
import type { Local } from './verificar/conferir-pagina.ts';
import type { Restante } from './verificar/restantes.ts';
import { Vistos } from './vistos.ts';

export interface TarefaDeTarjar {
  readonly bytes: Uint8Array;
  readonly marcas: readonly Retangulo[];
  readonly rasterizar: readonly number[];
}

export interface Tarjado {
  readonly pdf: Uint8Array;
  readonly paginas: number;
  readonly removidos: number;
  readonly avisos: readonly string[];
  readonly rasterizadas: readonly number[];
  /** Where the text of a mark still shows, without a mark. */
  readonly restantes: readonly Restante[];
}

export type ResultadoDeTarjar = Tarjado | { readonly recusa: Recusa } | { readonly locais: readonly Local[] };

const XFA_INTEIRO = 2;

const recusaDe = ({ motor, doc, paginas }: DocumentoAberto, tarefa: TarefaDeTarjar): Recusa | undefined => {
  if (paginas.length > MAX_PAGINAS) return 'paginas-demais';
  if (paginas.some(({ largura, altura }) => !(largura > 0) || !(altura > 0))) return 'danificado';
  if (motor.FPDF_GetFormType(doc) === XFA_INTEIRO) return 'xfa';
  if (tarefa.marcas.some((marca) => !naPagina(marca, paginas))) return 'marca-fora';
  return tarefa.rasterizar.some((pagina) => !paginas[pagina]) ? 'marca-fora' : undefined;
};

/** What the original pages contain that nobody sees. */
const examinar = (motor: Motor, lido: DocumentoLido, levantamento: Levantamento) => {
  const vistos = new Vistos();
  const semMarcas = reconstruirSemMarcas(lido, motor, {
    observar: (pagina, visto) => vistos.somar(pagina, visto),
  });
  return {
    semMarcas,
    ocultas: letrasOcultas(motor, lido, semMarcas, vistos),
    imagens: imagensMarcadas(motor, lido, vistos, levantamento),
  };
};

/** Removes, rewrites, turns the pages into images that need it, and opens the result to prove it. */
const aplicar = async (aberto: DocumentoAberto, tarefa: TarefaDeTarjar): Promise<ResultadoDeTarjar> => {
  const recusa = recusaDe(aberto, tarefa);
  if (recusa) return { recusa };
  const { motor, doc, paginas } = aberto;
  const assinaturas = motor.FPDF_GetSignatureCount(doc);
  const levantamento = levantar(aberto, tarefa.marcas);
  const bytes = normalizar(aberto);
  aberto.fechar();
  const lido = await readDocumento(bytes, paginas);
  const exame = examinar(motor, lido, levantamento);
  const { ocultas, imagens } = exame;
  const refeito = reconstruir(lido, { motor, ...levantamento, ocultas: ocultas.porPagina, imagens });
  const obra = { motor, lido, levantamento, exame, refeito, paginas };
  const { pdf, resolucao, locais, restantes, comoImagem } = await provarAte(obra, tarefa.rasterizar);
  if (locais.length > 0) return { locais };
  const porque = new Map(
    [...refeito.dificeis].flatMap(([pagina, { razao }]) =>
      comoImagem.has(pagina) && !tarefa.rasterizar.includes(pagina) ? [[pagina, razao] as const] : [],
    ),
  );
  return {
    pdf,
    paginas: paginas.length,
    removidos: refeito.contados,
    avisos: avisosDe({
      assinaturas,
      isSemFim: aberto.isSemFim,
      ...levantamento,
      aindaEm: ordenadas(new Set(restantes.map(({ pagina }) => pagina))),
      refeito,
      semOcultas: ocultas.paginas,
      comImagem: ordenadas(
        [...imagens.aVista].flatMap(([pagina, lugares]) => (lugares.size > 0 ? [pagina] : [])),
      ),
      porque,
      semPalavras: ordenadas(
        [...comoImagem].flatMap(([pagina, leitura]) => (leitura === 'nenhuma' ? [pagina] : [])),
      ),
      resolucao,
    }),
    rasterizadas: ordenadas(comoImagem.keys()),
    restantes,
  };
};

export const tarjar = async (motor: Motor, tarefa: TarefaDeTarjar): Promise<ResultadoDeTarjar> => {
  if (!isPdf(tarefa.bytes)) return { recusa: 'nao-e-pdf' };
  let aberto: DocumentoAberto | undefined;
  try {
    aberto = abrirPdf(motor, tarefa.bytes);
    return await aplicar(aberto, tarefa);
  } catch (erro) {
    if (erro instanceof PdfRecusado) return { recusa: erro.causa };
    if (erro instanceof FluxoGrandeDemais) return { recusa: 'complexo' };
    if (erro instanceof PaginasDiferentes) return { recusa: 'danificado' };
    throw erro;
  } finally {
    aberto?.fechar();
  }
};
