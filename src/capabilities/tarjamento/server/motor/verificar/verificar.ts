import { PDFDocument } from '@cantoo/pdf-lib';
import { abrirPdf } from '../../../domain/pdf/documento.ts';
import { readLetras } from '../../../domain/pdf/letras.ts';
import type { Motor } from '../../../domain/pdf/motor.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { Orcamento } from '../conteudo/fluxo.ts';
import { Procura } from '../texto/procura.ts';
import { conferirObjetos } from './conferir-objetos.ts';
import { conferirPagina, type Local } from './conferir-pagina.ts';
import { type Restante, restantesDa } from './restantes.ts';
import { sobrouLetra } from './sobrou-letra.ts';

export interface Verificacao {
  readonly locais: readonly Local[];
  /** Where removed text is still in plain sight, because the person left it there. */
  readonly restantes: readonly Restante[];
}

interface AVerificar {
  readonly motor: Motor;
  readonly pdf: Uint8Array;
  /** The marked pages before any mark was applied, in this order. */
  readonly base: { readonly pdf: Uint8Array; readonly paginas: readonly number[] };
  readonly paginas: number;
  readonly marcas: readonly Retangulo[];
  readonly removidos: readonly string[];
}

const MAX_DESEMBALADO = 768_000_000;

/** Opens the result with two independent readers and looks for what was removed. */
export const verificar = async ({
  motor,
  pdf,
  base,
  paginas,
  marcas,
  removidos,
}: AVerificar): Promise<Verificacao> => {
  const procura = new Procura(removidos);
  const locais: Local[] = [];
  const restantes: Restante[] = [];
  const antes = abrirPdf(motor, base.pdf);
  const aberto = abrirPdf(motor, pdf);
  try {
    if (aberto.paginas.length !== paginas) locais.push({ onde: 'Número de páginas', pagina: null });
    for (const pagina of aberto.paginas.keys()) {
      const suas = marcas.filter((marca) => marca.pagina === pagina);
      if (suas.length === 0 && procura.isVazia) continue;
      const letras = readLetras(aberto, pagina);
      if (suas.length > 0) {
        locais.push(...conferirPagina(aberto, pagina, { letras, marcas: suas }));
        const originais = readLetras(antes, base.paginas.indexOf(pagina));
        if (sobrouLetra(originais, letras, suas)) {
          locais.push({ onde: 'Texto da tarja em outro lugar da página', pagina });
        }
      }
      restantes.push(...restantesDa(letras, pagina, procura));
    }
  } finally {
    aberto.fechar();
    antes.fechar();
  }
  const doc = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
  const orcamento = new Orcamento(MAX_DESEMBALADO);
  const marcadas = new Set(marcas.map(({ pagina }) => pagina));
  locais.push(...conferirObjetos(pdf, doc, { procura, orcamento, marcadas }));
  return { locais, restantes };
};
