import { abrirPdf, type DocumentoAberto, isPdf, PdfRecusado } from '../../domain/pdf/documento.ts';
import { type Letras, readLetras } from '../../domain/pdf/letras.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import type { Recusa } from '../../domain/recusas.ts';
import { MAX_PAGINAS, naPagina, type Retangulo } from '../../domain/retangulo.ts';
import { alargarTarjas } from './alargar-tarjas.ts';
import { FluxoGrandeDemais } from './conteudo/imagem/inflar.ts';
import { copiasEscondidas } from './documento/copias-escondidas.ts';
import { normalizar } from './documento/normalizar.ts';
import {
  type DocumentoLido,
  PaginasDiferentes,
  type Reconstruido,
  readDocumento,
  reconstruir,
  reconstruirSemMarcas,
} from './documento/reconstruir.ts';
import { caixaDaMarca, textosSob } from './documento/removidos.ts';
import { imagensMarcadas } from './imagem/imagens-marcadas.ts';
import { rasterizar } from './imagem/rasterizar.ts';
import { temMarcaSobreNada } from './tem-marca-sobre-nada.ts';
import { letrasOcultas } from './texto/letras-ocultas.ts';
import { Procura } from './texto/procura.ts';
import type { Local } from './verificar/conferir-pagina.ts';
import { verificar } from './verificar/verificar.ts';
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

interface Levantamento {
  readonly marcas: readonly Retangulo[];
  readonly tarjas: readonly Retangulo[];
  readonly escondidas: readonly Retangulo[];
  readonly removidos: readonly string[];
  /** Pages where some mark covers nothing. */
  readonly emVao: readonly number[];
}

/** Before anything changes: what the marks cover, and where else it is hidden. */
const levantar = (aberto: DocumentoAberto, pedidas: readonly Retangulo[]): Levantamento => {
  const marcas = pedidas.flatMap((marca) => naPagina(marca, aberto.paginas) ?? []);
  const dela = (pagina: number) => marcas.filter((marca) => marca.pagina === pagina);
  const removidos: string[] = [];
  const tarjas: Retangulo[] = [];
  const emVao: number[] = [];
  const lidas = new Map<number, Letras>();
  const letrasDa = (pagina: number): Letras => {
    const letras = lidas.get(pagina) ?? readLetras(aberto, pagina);
    lidas.set(pagina, letras);
    return letras;
  };
  for (const pagina of new Set(marcas.map((marca) => marca.pagina))) {
    const letras = letrasDa(pagina);
    const suas = dela(pagina);
    removidos.push(...textosSob(letras, suas.map(caixaDaMarca)));
    if (temMarcaSobreNada(aberto, pagina, { letras, marcas: suas })) emVao.push(pagina);
    tarjas.push(...alargarTarjas(letras, suas, aberto.paginas[pagina]?.largura ?? 0));
  }
  const escondidas = copiasEscondidas(aberto, new Procura(removidos), {
    letrasDa,
    marcasDa: (pagina) => dela(pagina).map(caixaDaMarca),
  });
  return { marcas, tarjas, escondidas, removidos, emVao };
};

const porExtenso = (paginas: readonly number[]): string =>
  `${paginas.length === 1 ? 'na página' : 'nas páginas'} ${paginas
    .slice(0, 20)
    .map((pagina) => pagina + 1)
    .join(', ')}${paginas.length > 20 ? ' e outras' : ''}`;

interface OQueHouve {
  readonly assinaturas: number;
  readonly isSemFim: boolean;
  readonly levantamento: Levantamento;
  readonly aindaEm: readonly number[];
  readonly refeito: Reconstruido;
  /** Pages that had invisible text, and pages where a marked picture appears again. */
  readonly semOcultas: readonly number[];
  readonly comImagem: readonly number[];
}

const avisosDe = ({
  assinaturas,
  isSemFim,
  levantamento: { escondidas, emVao },
  aindaEm,
  refeito: { tinhaCamadas, semMascara, danificadas, enderecosRetirados },
  semOcultas,
  comImagem,
}: OQueHouve): string[] => [
  ...(isSemFim
    ? [
        'O fim do arquivo está perdido e pode faltar conteúdo. Confira as páginas com quem enviou o documento.',
      ]
    : []),
  ...(danificadas.length > 0
    ? [
        `Parte do conteúdo está danificada e talvez não tenha sido lida por inteiro (encontrada ${porExtenso(danificadas)}). Compare a cópia com o original.`,
      ]
    : []),
  ...(assinaturas > 0
    ? ['O documento tinha assinatura digital. Na cópia tarjada ela deixa de valer: guarde o original.']
    : []),
  ...(escondidas.length > 0
    ? [
        `Havia cópia escondida de texto tarjado ${porExtenso([...new Set(escondidas.map((e) => e.pagina))])}. Ela também foi retirada.`,
      ]
    : []),
  ...(semOcultas.length > 0
    ? [`Havia texto que ninguém vê ${porExtenso(semOcultas)}. Ele foi retirado.`]
    : []),
  ...(semMascara.length > 0
    ? [
        `Havia texto dentro de uma máscara de desenho ${porExtenso(semMascara)}. Ele foi retirado: confira se a figura continua certa.`,
      ]
    : []),
  ...(enderecosRetirados > 0
    ? [
        enderecosRetirados === 1
          ? 'O endereço de 1 link foi retirado, porque podia guardar dados escondidos. O texto do link ficou.'
          : `Os endereços de ${enderecosRetirados} links foram retirados, porque podiam guardar dados escondidos. Os textos dos links ficaram.`,
      ]
    : []),
  ...(tinhaCamadas ? ['O documento tinha camadas. Só ficou o que aparece ao abrir.'] : []),
  ...(emVao.length > 0
    ? [`Há tarja sobre um lugar vazio ${porExtenso(emVao)}. Confira se ela está onde você queria.`]
    : []),
  ...(aindaEm.length > 0
    ? [
        `O mesmo texto de uma tarja ainda aparece ${porExtenso(aindaEm)}, sem tarja. Confira se é isso que você quer.`,
      ]
    : []),
  ...(comImagem.length > 0
    ? [
        `A mesma imagem de uma tarja ainda aparece ${porExtenso(comImagem)}, sem tarja. Confira se é isso que você quer.`,
      ]
    : []),
];

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

/** Removes, rewrites, turns the requested pages into images, and opens the result to prove it. */
const aplicar = async (aberto: DocumentoAberto, tarefa: TarefaDeTarjar): Promise<ResultadoDeTarjar> => {
  const recusa = recusaDe(aberto, tarefa);
  if (recusa) return { recusa };
  const { motor, doc, paginas } = aberto;
  const assinaturas = motor.FPDF_GetSignatureCount(doc);
  const levantamento = levantar(aberto, tarefa.marcas);
  const bytes = normalizar(aberto);
  aberto.fechar();
  const lido = await readDocumento(bytes, paginas.length);
  const { ocultas, imagens, semMarcas } = examinar(motor, lido, levantamento);
  const refeito = reconstruir(lido, { motor, ...levantamento, ocultas: ocultas.porPagina, imagens });
  const rasterizadas = ordenadas(new Set(tarefa.rasterizar));
  const vistas = new Set([...levantamento.marcas.map(({ pagina }) => pagina), ...rasterizadas]);
  const base =
    ocultas.porPagina.size === 0
      ? { pdf: semMarcas, paginas: [...paginas.keys()] }
      : {
          pdf: reconstruirSemMarcas(lido, motor, { soEstas: vistas, ocultas: ocultas.porPagina }),
          paginas: ordenadas(vistas),
        };
  const pdf =
    rasterizadas.length > 0
      ? await rasterizar(motor, { pdf: refeito.pdf, base, paginas: rasterizadas, ...levantamento })
      : refeito.pdf;
  const { locais, aindaEm } = await verificar({
    motor,
    pdf,
    base,
    paginas: paginas.length,
    marcas: levantamento.marcas,
    removidos: [...levantamento.removidos, ...refeito.textosDasAnotacoes],
  });
  const naoResolvidas = refeito.duvidas.filter(({ pagina }) => !rasterizadas.includes(pagina ?? -1));
  if (locais.length + naoResolvidas.length > 0) return { locais: [...naoResolvidas, ...locais] };
  return {
    pdf,
    paginas: paginas.length,
    removidos: refeito.contados,
    avisos: avisosDe({
      assinaturas,
      isSemFim: aberto.isSemFim,
      levantamento,
      aindaEm,
      refeito,
      semOcultas: ocultas.paginas,
      comImagem: ordenadas(
        [...imagens.aVista].flatMap(([pagina, lugares]) => (lugares.size > 0 ? [pagina] : [])),
      ),
    }),
    rasterizadas,
  };
};

const ordenadas = (paginas: Iterable<number>): number[] => [...paginas].sort((a, b) => a - b);

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
