import { deflateSync } from 'node:zlib';

/** Writes a PDF object by object, so that each case of the corpus holds exactly what it tests. */
export class PdfCru {
  private readonly corpos: Buffer[] = [];

  /** Returns the number of the object. */
  somar(corpo: string): number {
    this.corpos.push(Buffer.from(corpo, 'latin1'));
    return this.corpos.length;
  }

  reservar(): number {
    return this.somar('null');
  }

  por(numero: number, corpo: string): void {
    this.corpos[numero - 1] = Buffer.from(corpo, 'latin1');
  }

  fluxo(dict: string, dados: string | Uint8Array, comprimir = false): number {
    const cru = typeof dados === 'string' ? Buffer.from(dados, 'latin1') : Buffer.from(dados);
    const bytes = comprimir ? deflateSync(cru) : cru;
    const filtro = comprimir ? '/Filter /FlateDecode ' : '';
    this.corpos.push(
      Buffer.concat([
        Buffer.from(`<< ${dict} ${filtro}/Length ${bytes.length} >>\nstream\n`, 'latin1'),
        bytes,
        Buffer.from('\nendstream', 'latin1'),
      ]),
    );
    return this.corpos.length;
  }

  fim(raiz: number, trailer = ''): Buffer {
    const partes: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let at = partes[0]?.length ?? 0;
    const lugares: number[] = [];
    for (const [ordem, corpo] of this.corpos.entries()) {
      lugares.push(at);
      const parte = Buffer.concat([Buffer.from(`${ordem + 1} 0 obj\n`), corpo, Buffer.from('\nendobj\n')]);
      partes.push(parte);
      at += parte.length;
    }
    const linhas = lugares.map((lugar) => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('');
    const total = this.corpos.length + 1;
    partes.push(
      Buffer.from(
        `xref\n0 ${total}\n0000000000 65535 f \n${linhas}trailer\n<< /Size ${total} /Root ${raiz} 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
        'latin1',
      ),
    );
    return Buffer.concat(partes);
  }
}

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

export interface PaginaCrua {
  readonly conteudo: string;
  /** Added to the page's Resources, beside the font F1. */
  readonly recursos?: string;
  readonly fontes?: string;
  /** Further entries of the page's dictionary. */
  readonly extra?: string;
}

/** A4 pages with Helvetica as F1. `catalogo` extends the catalog; `preparar` adds objects first. */
export const paginasCruas = (
  paginas: readonly PaginaCrua[],
  {
    pdf = new PdfCru(),
    catalogo = '',
    trailer = '',
  }: { pdf?: PdfCru; catalogo?: string; trailer?: string } = {},
): Buffer => {
  const fonte = pdf.somar(HELVETICA);
  const pai = pdf.reservar();
  const filhas = paginas.map(({ conteudo, recursos = '', fontes = '', extra = '' }) => {
    const fluxo = pdf.fluxo('', conteudo);
    const caixa = extra.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]';
    return pdf.somar(
      `<< /Type /Page /Parent ${pai} 0 R ${caixa} /Resources << /Font << /F1 ${fonte} 0 R ${fontes} >> ${recursos} >> /Contents ${fluxo} 0 R ${extra} >>`,
    );
  });
  pdf.por(
    pai,
    `<< /Type /Pages /Count ${filhas.length} /Kids [${filhas.map((n) => `${n} 0 R`).join(' ')}] >>`,
  );
  const raiz = pdf.somar(`<< /Type /Catalog /Pages ${pai} 0 R ${catalogo} >>`);
  return pdf.fim(raiz, trailer);
};

/** A line of text in WinAnsi encoding, size 12. */
export const linha = (texto: string, x: number, y: number): string =>
  `BT /F1 12 Tf ${x} ${y} Td (${texto.replace(/[\\()]/g, '\\$&')}) Tj ET`;
