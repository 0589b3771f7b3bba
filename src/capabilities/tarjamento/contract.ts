import { z } from 'zod';
import { servidores } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { type CamposDocumentados, contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { codigosDosMotivos } from './domain/motivos.ts';
import { MAX_MARCAS, MAX_PAGINAS } from './domain/retangulo.ts';

const PAGINA_QUE_HA = `As páginas vão de 0 a ${MAX_PAGINAS - 1}, contadas a partir de 0.`;
const pagina = z
  .int()
  .min(0, PAGINA_QUE_HA)
  .max(MAX_PAGINAS - 1, PAGINA_QUE_HA);
/**
 * Far larger than any page, so that absurd numbers are refused before the file is opened. A mark
 * that extends off the page is cut at its edge.
 */
const ponto = z.number().min(-100_000).max(100_000);
const lado = z.number().positive().max(100_000);

/** In displayed points: see `Mostra` in `domain/pdf/mostra.ts`. */
const marcaPedida = z.strictObject({
  pagina: campo('Página', pagina),
  x: campo('x', ponto),
  y: campo('y', ponto),
  largura: campo('Largura', lado),
  altura: campo('Altura', lado),
  motivo: campo('Motivo', z.enum(codigosDosMotivos)).optional(),
});
export type MarcaPedida = z.output<typeof marcaPedida>;

const marcas = campo('Marcas', z.array(marcaPedida).min(1).max(MAX_MARCAS));
const rasterizar = campo('Páginas a transformar em imagem', z.array(pagina).max(MAX_PAGINAS)).default([]);

/** The fields of the multipart form besides the file, once their JSON is parsed. */
export const pedidoDeTarjas = z.strictObject({ marcas, rasterizar });
export type PedidoDeTarjas = z.output<typeof pedidoDeTarjas>;

const lugar = z.object({ x: z.number(), y: z.number(), largura: z.number(), altura: z.number() });

/** Of a name on every page of a long document, these many places are named; the rest are found after marking them. */
export const MAX_RESTANTES = 40;

const relatorioDoTarjamento = z.object({
  paginas: z.int(),
  marcas: z.int(),
  /** How many letters, pictures and drawings were removed from the document. */
  removidos: z.int(),
  /** Sentences for the person, such as why a page became an image. */
  avisos: z.array(z.string()),
  /** The pages that are images of themselves now, asked for or not. */
  rasterizadas: z.array(z.int()),
  /**
   * Where the text of a mark still shows, without a mark: only the places. What stands there the browser reads in the document that
   * the person opened; no text travels in a header.
   */
  restantes: z.array(z.object({ pagina: z.int(), lugares: z.array(lugar) })),
});
export type RelatorioDoTarjamento = z.output<typeof relatorioDoTarjamento>;

/** Header sent with the PDF: the report, as JSON in base64url. */
export const CABECALHO_DO_RELATORIO = 'x-tarjamento-relatorio';

/** Code of the 422 whose `details.locais` says what could still be recovered, and where. */
export const RECUPERAVEL = 'TARJAMENTO_RECUPERAVEL';
const localRecuperavel = z.object({ onde: z.string(), pagina: z.int().nullable() });
export type LocalRecuperavel = z.output<typeof localRecuperavel>;

const idManifestacao = campo('Manifestação', idTexto);

const pdfsDoCaso = z.object({
  idManifestacao: z.int(),
  protocolo: z.string(),
  pdfs: z.array(z.object({ idAnexo: z.int(), nome: z.string(), tamanho: z.int() })),
});
export type PdfsDoCaso = z.output<typeof pdfsDoCaso>;

const DE_ONDE =
  'em pontos exibidos (1/72 de polegada) da página como o leitor a mostra: já recortada (CropBox), girada (Rotate) e na escala dela (UserUnit)';

const campos: CamposDocumentados = {
  pagina: { descricao: 'A página, contada a partir de 0.' },
  x: { descricao: `Do lado esquerdo da página ao da marca, ${DE_ONDE}.` },
  y: { descricao: `Do alto da página ao da marca, ${DE_ONDE}.` },
  largura: { descricao: `Quanto a marca vai para a direita, ${DE_ONDE}.` },
  altura: { descricao: `Quanto a marca desce, ${DE_ONDE}.` },
  motivo: { descricao: 'O fundamento legal, que vai para a lista das marcas.' },
  rasterizar: {
    descricao:
      'Páginas a transformar em imagem, contadas a partir de 0. As que têm, sob uma marca, letras feitas de desenhos (Type 3), padrão que se repete ou texto vertical viram imagem mesmo sem estar aqui.',
  },
  rasterizadas: { descricao: 'As páginas que viraram imagem, contadas a partir de 0.' },
  restantes: {
    descricao: `Onde o texto de uma tarja ainda aparece sem tarja, ${DE_ONDE}; até ${MAX_RESTANTES} lugares.`,
  },
  lugares: { descricao: 'Um retângulo por linha do texto.' },
  avisos: {
    descricao:
      'Frases para quem aplicou: o que conferir e por que uma página virou imagem. Imagens têm 300 pontos por polegada; menos, até 100, quando são muitas ou grandes.',
  },
};

export const tarjamentoContract = contract({
  'POST /app-web/v1/tarjamento/aplicar': {
    acesso: servidores,
    resumo:
      'Aplica tarjas a um PDF (multipart: arquivo, marcas em JSON, em pontos da página como exibida, e, se preciso, rasterizar em JSON), confere o resultado e o devolve, com o relatório no cabeçalho x-tarjamento-relatorio (JSON em base64url).',
    comArquivo: true,
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/tarjamento/casos': {
    acesso: servidores,
    resumo: 'Lista os PDFs de uma manifestação, pelo protocolo, para quem pode vê-los.',
    query: z.strictObject({ protocolo: campo('Protocolo', z.string().trim().min(1).max(30)) }),
    response: pdfsDoCaso,
  },
  'GET /app-web/v1/tarjamento/casos/:idManifestacao/pdfs': {
    acesso: servidores,
    resumo: 'Lista os PDFs de uma manifestação, para quem pode vê-los.',
    params: z.object({ idManifestacao }),
    response: pdfsDoCaso,
  },
  'POST /app-web/v1/tarjamento/casos/:idManifestacao/anexos/:idAnexo/aplicar': {
    acesso: servidores,
    resumo:
      'Aplica tarjas a um PDF da manifestação e anexa a ela a cópia tarjada; o original fica como está.',
    campos,
    params: z.object({ idManifestacao, idAnexo: campo('Anexo', idTexto) }),
    body: z.strictObject({
      marcas,
      rasterizar,
      /** Also attaches the list of the marks with their reasons, without what they cover. */
      guardarLista: campo('Guardar a lista', z.boolean()).default(false),
    }),
    response: z.object({ idAnexo: z.int(), relatorio: relatorioDoTarjamento }),
  },
});
